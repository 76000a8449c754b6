import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import { $session } from '#state/session.ts'
import IconUser from '~icons/lucide/circle-user-round'

interface Props {
  texts: Record<'signIn' | 'patients' | 'admins', string>
}

const never = () => () => {}

/** The way to one's appointments, or to the administration; and to the door for whoever is not signed in. */
export function AccountLink({ texts }: Props) {
  const session = useStore($session)
  // As the server wrote it first, which knows nobody.
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const area = awake ? session : null
  return (
    <a className="button button-quiet account-link" href={area ? `/${area}` : '/auth/patients'}>
      <IconUser />
      <span>{texts[area ?? 'signIn']}</span>
    </a>
  )
}
