import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { callText } from '#api/texts.ts'
import { addToast } from '#api/toasts.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { buttonClass } from '#ui/Button.tsx'
import { $user } from '../session.ts'
import { useTranslation } from '../texts.ts'
import { ProfileFace } from './ProfileFace.tsx'

const fetchMenu = () => import('./ProfileMenu.tsx')
const OpenedMenu = lazy(() => fetchMenu().then(module => ({ default: module.OpenedProfileMenu })))

/** The profile menu's button. The menu itself, a fifth of the area's bytes, is loaded at the first interaction. */
export function ProfileButton({ area }: { area: Area }) {
  const { t } = useTranslation()
  const user = useStore($user)
  const [wanted, setWanted] = useState(false)
  if (!user) return null
  const fetchAhead = () => void fetchMenu().catch(() => {})
  // A chunk that fails to load must not replace the screen, and its typed data, with an error.
  const open = () =>
    void fetchMenu().then(
      () => setWanted(true),
      () => addToast({ severity: 'error', summary: callText('unreachable') }),
    )
  const button = (
    <button
      type="button"
      className={buttonClass({ variant: 'ghost' })}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={t('portal:profile.open', { name: user.full_name })}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={open}
    >
      <ProfileFace user={user} />
    </button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <OpenedMenu area={area} />
    </Suspense>
  )
}
