import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { persistentAtom } from '#state/stored.ts'
import { buttonClass, IconButton } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import IconLive from '~icons/lucide/external-link'
import IconMenu from '~icons/lucide/menu'
import IconNarrow from '~icons/lucide/panel-left-close'
import IconWide from '~icons/lucide/panel-left-open'
import IconX from '~icons/lucide/x'
import { Later } from '../../kit/Later.tsx'
import { paths } from '../../paths.ts'
import { $user } from '../../session.ts'
import { BarTools } from '../../shell/BarTools.tsx'
import { Brand } from '../../shell/Brand.tsx'
import { ProfileButton } from '../../shell/ProfileButton.tsx'
import { View } from '../../shell/Root.tsx'
import { SkipLink } from '../../shell/SkipLink.tsx'
import { useTranslation } from '../../texts.ts'
import { $requestAlert } from '../front-desk/request-alert.ts'
import { Bell } from '../notifications/Bell.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { ReAuthenticate } from '../re-authenticate/ReAuthenticate.tsx'
import { hasScope } from './navigation.ts'
import { PublicationLine } from './PublicationLine.tsx'
import { SideNavigation } from './SideNavigation.tsx'

const requestAlert = async () => (await import('../front-desk/RequestAlert.tsx')).RequestAlert
/** The preferred width of the menu, stored on this device. */
const $menu = persistentAtom<'wide' | 'narrow'>('admin-menu', 'wide')

const drawer = classNames(
  'admin-drawer h-(--screen) max-h-none w-[min(20rem,86vw)] bg-(--surface) text-ink',
  '[box-shadow:var(--lift-high)]',
)

export function AdminLayout() {
  const { t, language } = useTranslation()
  const narrow = useStore($menu) === 'narrow'
  // During re-authentication there is no user: keep the screen until another user signs in.
  const user = useStore($user)
  const rings = useStore($requestAlert) === 'on'
  const [person, setPerson] = useState(user?.id)
  if (user && user.id !== person) setPerson(user.id)
  const toggle = t(narrow ? 'admin:menu.expand' : 'admin:menu.collapse')
  return (
    <div className="admin" data-narrow={narrow || undefined}>
      <SkipLink />
      <header className="portal-bar">
        <MobileMenu />
        <Brand />
        <PaletteButton />
        <Bell />
        <a
          className={buttonClass({ variant: 'ghost', size: 'small' }, 'admin-site')}
          href={paths.home(language)}
          target="_blank"
          rel="noreferrer"
        >
          <IconLive />
          <span className="sr-only lg:not-sr-only">{t('admin:site')}</span>
        </a>
        <BarTools />
        <ProfileButton area="admins" />
      </header>
      <div className="admin-body">
        <aside className="admin-side">
          <SideNavigation narrow={narrow} />
          <button
            type="button"
            className="side-link mx-3 my-2 w-auto flex-none"
            aria-label={toggle}
            title={narrow ? toggle : undefined}
            onClick={() => $menu.set(narrow ? 'wide' : 'narrow')}
          >
            {narrow ? (
              <IconWide className="rtl:[transform:scaleX(-1)]" />
            ) : (
              <IconNarrow className="rtl:[transform:scaleX(-1)]" />
            )}
            {!narrow && <span aria-hidden="true">{toggle}</span>}
          </button>
        </aside>
        <div className="min-w-0 p-[clamp(1rem,2.5vw,2rem)] pb-[calc(4rem+var(--message-room,0px))]">
          <PublicationLine />
          <View key={person} />
        </div>
      </div>
      {rings && hasScope(user?.scopes, 'desk') && <Later load={requestAlert} />}
      <ReAuthenticate />
    </div>
  )
}

/** The menu on small screens: a dialog, so that the page behind it is inert. It closes on navigation. */
function MobileMenu() {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes for each screen
  useEffect(() => {
    dialog.current?.close()
  }, [pathname])
  return (
    <div className="lg:hidden">
      <IconButton
        label={t('admin:menu.open')}
        icon={<IconMenu />}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the dialog itself */}
      <dialog
        ref={dialog}
        className={drawer}
        aria-label={t('admin:menu.label')}
        onClick={event => event.target === dialog.current && dialog.current.close()}
      >
        <div className="flex h-full flex-col pt-2">
          <IconButton
            className="ms-3 self-start"
            label={t('admin:menu.close')}
            icon={<IconX />}
            onClick={() => dialog.current?.close()}
          />
          <SideNavigation narrow={false} />
        </div>
      </dialog>
    </div>
  )
}
