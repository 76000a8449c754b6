import { useSearchParams } from 'react-router-dom'
import { AskReset } from './AskReset.tsx'
import { SetPassword } from './SetPassword.tsx'
import { SetupAdmin } from './SetupAdmin.tsx'

/** The administrators' door without a password: a forgotten one, or none yet at the very first start. */
export function AdminReset() {
  const [query] = useSearchParams()
  const setup = query.get('setup')
  const token = query.get('token')
  if (setup) return <SetupAdmin token={setup} />
  return token ? <SetPassword area="admins" token={token} /> : <AskReset area="admins" />
}
