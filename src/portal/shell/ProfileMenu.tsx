import { useStore } from '@nanostores/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Menu, type MenuEntry } from '#ui/Menu.tsx'
import IconChevron from '~icons/lucide/chevron-down'
import IconLogout from '~icons/lucide/log-out'
import IconUser from '~icons/lucide/user-round'
import { leave } from '../leave.ts'
import { paths } from '../paths.ts'
import type { Area } from '../redirect.ts'
import { $user, areaOf } from '../session.ts'

/** Who is signed in, her profile where she is a patient, and the way out. */
export function ProfileMenu({ area }: { area: Area }) {
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
    icon: <IconLogout />,
    onSelect: () => leave(area),
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
      <span className="profile-mark" aria-hidden="true">
        <IconUser />
      </span>
      <span className="profile-name">{user.full_name}</span>
      <IconChevron />
    </Menu>
  )
}
