import { useStore } from '@nanostores/react'
import { lazy } from 'react'
import { addToast } from '#api/toasts.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { buttonClass } from '#ui/Button.tsx'
import { $user } from '../session.ts'
import { useTranslation } from '../texts.ts'
import { LateMenu } from './LateMenu.tsx'
import { ProfileFace } from './ProfileFace.tsx'

const fetchMenu = () => import('./ProfileMenu.tsx')
const OpenedMenu = lazy(() => fetchMenu().then(module => ({ default: module.OpenedProfileMenu })))

/** The profile menu's button. The menu itself is a fifth of the area's bytes. */
export function ProfileButton({ area }: { area: Area }) {
  const { t } = useTranslation()
  const user = useStore($user)
  if (!user) return null
  return (
    <LateMenu
      fetch={fetchMenu}
      show={addToast}
      className={buttonClass({ variant: 'ghost' })}
      aria-label={t('portal:profile.open', { name: user.full_name })}
      face={<ProfileFace user={user} />}
    >
      <OpenedMenu area={area} />
    </LateMenu>
  )
}
