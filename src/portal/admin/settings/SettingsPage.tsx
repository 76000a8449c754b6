import type { PageProps } from '../../kit/Page.tsx'
import { Page } from '../../kit/Page.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'

/** The link from a page of the settings to their overview. */
export function useSettingsLink() {
  const { t } = useTranslation()
  return { to: adminPaths.settings(), label: t('admin:menu.settings') }
}

/** A page of the settings. */
export const SettingsPage = (page: PageProps) => <Page back={useSettingsLink()} {...page} />
