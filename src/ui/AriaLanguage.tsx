import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Where a menu opens and which arrow leads on: React Aria would ask the browser, whose language may be another than the
 * page's. Around each part that is built on it, so that a page without such a part does not fetch it.
 */
export const AriaLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={document.documentElement.lang || 'en'}>{children}</I18nProvider>
)
