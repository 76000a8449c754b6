import { useLinkSecret } from '../link-secret.ts'
import { RequestReset } from './RequestReset.tsx'
import { SetPassword } from './SetPassword.tsx'

export function PatientReset() {
  const token = useLinkSecret('token')
  return token ? <SetPassword area="patients" token={token} /> : <RequestReset area="patients" />
}
