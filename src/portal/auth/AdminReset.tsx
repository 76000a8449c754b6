import { useLinkSecret } from '../link-secret.ts'
import { AskReset } from './AskReset.tsx'
import { SetPassword } from './SetPassword.tsx'
import { SetupAdmin } from './SetupAdmin.tsx'

/** For administrators without a password: forgotten, or not yet set at the very first start. */
export function AdminReset() {
  const setup = useLinkSecret('setup')
  const token = useLinkSecret('token')
  if (setup) return <SetupAdmin token={setup} />
  return token ? <SetPassword area="admins" token={token} /> : <AskReset area="admins" />
}
