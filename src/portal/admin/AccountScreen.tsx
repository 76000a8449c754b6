import { Security } from '../account/Security.tsx'
import { Page } from '../kit/Page.tsx'
import { useTranslation } from '../texts.ts'

/** An administrator's own sign-in. */
export function AccountScreen() {
  const { t } = useTranslation()
  return (
    <Page title={t('account:title')}>
      <Security area="admins" />
    </Page>
  )
}
