import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import { $session } from '#state/session.ts'
import IconUser from '~icons/lucide/circle-user-round'

interface Props {
  texts: Record<'signIn' | 'patients' | 'admins', string>
}

const never = () => () => {}

/** Link to the patient's appointments or to the administration; to the sign-in page if there is no session. */
export function AccountLink({ texts }: Props) {
  const session = useStore($session)
  // The first render must match the server's markup, which has no session.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const area = hydrated ? session : null
  return (
    <a className="button button-quiet account-link" href={area ? `/${area}` : '/auth/patients'}>
      <IconUser />
      <span>{texts[area ?? 'signIn']}</span>
    </a>
  )
}
