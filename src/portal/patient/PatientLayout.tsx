import { useLocation } from 'react-router-dom'
import IconHistory from '~icons/lucide/calendar-clock'
import IconDashboard from '~icons/lucide/layout-dashboard'
import IconDoctor from '~icons/lucide/stethoscope'
import { paths } from '../paths.ts'
import { Link } from '../routing/Link.tsx'
import { BarTools } from '../shell/BarTools.tsx'
import { Brand } from '../shell/Brand.tsx'
import { ProfileButton } from '../shell/ProfileButton.tsx'
import { View } from '../shell/Root.tsx'
import { SkipLink } from '../shell/SkipLink.tsx'
import { useTranslation } from '../texts.ts'

const entries = [
  { to: paths.patients, text: 'portal:menu.dashboard', Icon: IconDashboard },
  { to: paths.patientDoctors, text: 'portal:menu.doctors', Icon: IconDoctor },
  { to: paths.history, text: 'portal:menu.history', Icon: IconHistory },
]

/** The patient area's frame: the menu is at the side, on a phone at the bottom. */
export function PatientLayout() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <div className="patient-frame">
      <SkipLink />
      <header className="portal-bar">
        <Brand />
        <BarTools />
        <ProfileButton area="patients" />
      </header>
      <nav className="patient-menu" data-at-bottom aria-label={t('portal:menu.label')}>
        {entries.map(({ to, text, Icon }) => (
          <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
            <Icon />
            {t(text)}
          </Link>
        ))}
      </nav>
      <View />
    </div>
  )
}
