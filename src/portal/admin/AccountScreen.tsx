import { Security } from '../account/Security.tsx'
import { useTranslation } from '../texts.ts'
import { Page } from './layout/Page.tsx'

/** An administrator's own sign-in. */
export function AccountScreen() {
  const { t } = useTranslation()
  return (
    <Page title={t('account:title')}>
      <Security area="admins" />
    </Page>
  )
}
