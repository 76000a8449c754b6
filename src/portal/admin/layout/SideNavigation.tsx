import { useStore } from '@nanostores/react'
import { type ComponentProps, lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { persistentAtom } from '#state/stored.ts'
import type { Tooltip as Bubble } from '#ui/Tooltip.tsx'
import IconChevron from '~icons/lucide/chevron-down'
import { Link } from '../../routing/Link.tsx'
import { $user } from '../../session.ts'
import { useTranslation } from '../../texts.ts'
import { NamedIcon } from './icons.tsx'
import { isCurrent, type MenuCollapse, type MenuLink, menu } from './navigation.ts'

// With its positioning code the tooltip is as large as the rest of the layout, and a wide menu needs none.
const Tooltip = lazy(() =>
  import('#ui/Tooltip.tsx').then(
    module => ({ default: module.Tooltip }),
    // If loading fails, the link works without a tooltip.
    () => ({ default: ({ children }: ComponentProps<typeof Bubble>) => children }),
  ),
)

/** The menu of the admin area. `narrow` shows only the icons; screen readers still get their names. */
export function SideNavigation({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation()
  const user = useStore($user)
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  // In a low window the menu is longer than the screen: scroll to the current entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each screen
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <nav
      ref={nav}
      aria-label={t('admin:menu.label')}
      className="side-menu flex-1 overflow-y-auto p-3 [scrollbar-width:thin]"
      data-narrow={narrow || undefined}
    >
      <ul className="grid gap-1 pointer-fine:gap-0.5">
        {menu(t, user?.scopes ?? []).map(entry =>
          entry.type === 'divider' ? (
            <li key={entry.id} aria-hidden="true" className="mx-3 my-2 h-px bg-line" />
          ) : (
            <li key={entry.id}>
              {entry.type === 'link' ? (
                <SideLink link={entry} narrow={narrow} />
              ) : (
                <SideGroup group={entry} narrow={narrow} />
              )}
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

function SideLink({ link, narrow }: { link: MenuLink; narrow: boolean }) {
  const { pathname } = useLocation()
  const entry = (
    <Link to={link.to} className="side-link" aria-current={isCurrent(link.to, pathname) ? 'page' : undefined}>
      <NamedIcon name={link.icon} />
      <span className={narrow ? 'sr-only' : undefined}>{link.label}</span>
    </Link>
  )
  if (!narrow) return entry
  return (
    <Suspense fallback={entry}>
      <Tooltip text={link.label} name placement="end">
        {entry}
      </Tooltip>
    </Suspense>
  )
}

/** Ids of the groups that were folded, stored on this device. */
const $folded = persistentAtom<string[]>('admin-menu-folded', [], {
  encode: ids => ids.join(' '),
  decode: stored => stored.split(' ').filter(Boolean),
})

function SideGroup({ group, narrow }: { group: MenuCollapse; narrow: boolean }) {
  const folded = useStore($folded)
  const open = !folded.includes(group.id)
  const shown = open || narrow
  const id = `side-${group.id}`
  return (
    <>
      {!narrow && (
        <button
          type="button"
          className="side-group"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => $folded.set(open ? [...folded, group.id] : folded.filter(id => id !== group.id))}
        >
          {group.label}
          <IconChevron />
        </button>
      )}
      <ul id={id} hidden={!shown} aria-label={group.label}>
        {group.children.map(link => (
          <li key={link.id}>
            <SideLink link={link} narrow={narrow} />
          </li>
        ))}
      </ul>
    </>
  )
}
