import { useStore } from '@nanostores/react'
import { Button, Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
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
  const act = (key: React.Key) => (key === 'logout' ? void leave(area) : navigate(paths.profile))
  return (
    <MenuTrigger>
      <Button className="profile-button" aria-label={t('portal:profile.open', { name: user.full_name })}>
        <span className="profile-mark" aria-hidden="true">
          <IconUser />
        </span>
        <span className="profile-name">{user.full_name}</span>
        <IconChevron />
      </Button>
      <Popover className="menu-popover" placement="bottom end">
        <Menu className="menu" onAction={act} aria-label={t('portal:profile.open', { name: user.full_name })}>
          <MenuSection>
            <Header className="menu-header">
              <strong>{user.full_name}</strong>
              <span>{t(patient ? 'portal:profile.patient' : 'portal:profile.admin')}</span>
            </Header>
            {patient && (
              <MenuItem id="profile" className="menu-item" textValue={t('portal:profile.entry')}>
                <IconUser />
                <span>
                  {t('portal:profile.entry')}
                  <small>{t('portal:profile.entryHint')}</small>
                </span>
              </MenuItem>
            )}
            <MenuItem id="logout" className="menu-item" textValue={t('portal:profile.logout')}>
              <IconLogout />
              {t('portal:profile.logout')}
            </MenuItem>
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
