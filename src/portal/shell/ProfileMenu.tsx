import { useStore } from '@nanostores/react'
import { useNavigate } from 'react-router-dom'
import type { Area } from '#entities/text/safe-redirect.ts'
import { Menu, type MenuEntry } from '#ui/Menu.tsx'
import IconLogout from '~icons/lucide/log-out'
import IconUser from '~icons/lucide/user-round'
import { paths } from '../paths.ts'
import { $user, areaOf } from '../session.ts'
import { signOut } from '../sign-out.ts'
import { useTranslation } from '../texts.ts'
import { ProfileFace } from './ProfileFace.tsx'

/** The user's name, the link to the profile (patients only), and signing out. Opened by the press that loaded it. */
export function OpenedProfileMenu({ area }: { area: Area }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useStore($user)
  if (!user) return null
  const patient = areaOf(user) === 'patients'
  const profile: MenuEntry = {
    id: 'profile',
    label: (
      <>
        {t('portal:profile.entry')}
        <small className="block text-ink-soft">{t('portal:profile.entryHint')}</small>
      </>
    ),
    icon: <IconUser />,
    onSelect: () => navigate(paths.profile),
  }
  const logout: MenuEntry = {
    id: 'logout',
    label: t('portal:profile.logout'),
    icon: <IconLogout className="rtl:[transform:scaleX(-1)]" />,
    onSelect: () => signOut(area),
  }
  return (
    <Menu
      variant="ghost"
      size="medium"
      label={t('portal:profile.open', { name: user.full_name })}
      entries={patient ? [profile, logout] : [logout]}
      header={
        <>
          <strong className="block">{user.full_name}</strong>
          {t(patient ? 'portal:profile.patient' : 'portal:profile.admin')}
        </>
      }
    >
      <ProfileFace user={user} />
    </Menu>
  )
}
