import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Gives React Aria the page's language for directions; its default is the browser's language, which may differ. Wrap each
 * component that uses React Aria, not the page, so that other pages do not load it.
 */
export const AriaLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={document.documentElement.lang || 'en'}>{children}</I18nProvider>
)
