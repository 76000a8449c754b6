import { Security } from '../account/Security.tsx'
import { Page } from './layout/Page.tsx'
import { useSay } from './say.ts'

/** An administrator's own sign-in. */
export function AccountScreen() {
  const say = useSay()
  return (
    <Page title={say('account:title')}>
      <Security area="admins" />
    </Page>
  )
}
