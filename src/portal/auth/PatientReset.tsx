import { useLinkSecret } from '../link-secret.ts'
import { AskReset } from './AskReset.tsx'
import { SetPassword } from './SetPassword.tsx'

export function PatientReset() {
  const token = useLinkSecret('token')
  return token ? <SetPassword area="patients" token={token} /> : <AskReset area="patients" />
}
