import { useSearchParams } from 'react-router-dom'
import { AskReset } from './AskReset.tsx'
import { SetPassword } from './SetPassword.tsx'

export function PatientReset() {
  const token = useSearchParams()[0].get('token')
  return token ? <SetPassword area="patients" token={token} /> : <AskReset area="patients" />
}
