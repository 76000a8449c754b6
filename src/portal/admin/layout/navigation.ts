import type { AdminGroup } from '#entities/entity.ts'
import type { MenuIcon } from '#entities/office/admin-icon.ts'
import type { AdminScope } from '#entities/people/account.ts'
import type { Translate } from '#i18n/messages.ts'
import { contentKinds, outlineOf } from '../kinds.ts'
import { kindLabel } from '../labels.ts'
import { adminPaths } from '../paths.ts'

interface Entry {
  id: string
  label: string
  icon: MenuIcon
}
/** An entry of the menu, as in §3 of the specification. */
export type MenuLink = Entry & { type: 'link'; to: string }
export type MenuCollapse = Entry & { type: 'collapse'; children: MenuLink[] }
export type MenuEntry = MenuLink | MenuCollapse | { type: 'divider'; id: string }

const groups: { id: AdminGroup; icon: MenuIcon }[] = [
  { id: 'hospital', icon: 'hospital' },
  { id: 'media', icon: 'newspaper' },
  { id: 'packages', icon: 'package' },
  { id: 'patients', icon: 'users' },
  { id: 'jobs', icon: 'briefcase' },
  { id: 'banner', icon: 'image' },
  { id: 'bannerDescription', icon: 'info' },
]

export const hasScope = (scopes: readonly AdminScope[] | undefined, scope: AdminScope): boolean =>
  scopes?.includes('super') === true || scopes?.includes(scope) === true

type ScreenName =
  | 'library'
  | 'missedSearches'
  | 'appointments'
  | 'queue'
  | 'statistics'
  | 'calls'
  | 'waiting'
  | 'patientList'
  | 'contactMessages'
  | 'letters'
  | 'jobApplicants'

const screen = (
  id: ScreenName,
  icon: MenuIcon,
  to: string,
  group: AdminGroup,
  scope: AdminScope,
  notForSuper = false,
) => ({ id, icon, to, group, scope, notForSuper })

/** Screens beside the lists of content. Super administrators find the emails in the settings. */
const screens = [
  screen('missedSearches', 'search', adminPaths.missedSearches, 'hospital', 'content'),
  screen('library', 'image', adminPaths.library, 'media', 'content'),
  screen('appointments', 'calendar-check', adminPaths.appointments, 'patients', 'desk'),
  screen('queue', 'monitor', adminPaths.queue, 'patients', 'desk'),
  screen('calls', 'phone', adminPaths.calls, 'patients', 'desk'),
  screen('waiting', 'hourglass', adminPaths.waiting, 'patients', 'desk'),
  screen('patientList', 'users', adminPaths.patientList, 'patients', 'desk'),
  screen('contactMessages', 'mail', adminPaths.messages, 'patients', 'desk'),
  screen('statistics', 'chart-column', adminPaths.statistics, 'patients', 'desk'),
  screen('letters', 'mail', adminPaths.letters, 'patients', 'desk', true),
  screen('jobApplicants', 'file-user', adminPaths.applicants, 'jobs', 'hr'),
]

function linksOf(group: AdminGroup, t: Translate, scopes: readonly AdminScope[]): MenuLink[] {
  const kinds = hasScope(scopes, 'content')
    ? contentKinds.filter(kind => outlineOf(kind).admin.group === group)
    : []
  const lists = kinds.map((kind): MenuLink => {
    const label = kindLabel(t, kind, 'many')
    return { type: 'link', id: kind, label, icon: outlineOf(kind).admin.icon, to: adminPaths.list(kind) }
  })
  const others = screens
    .filter(one => one.group === group && hasScope(scopes, one.scope))
    .filter(one => !(one.notForSuper && scopes.includes('super')))
    .map(({ id, icon, to }) => menuLink(t, id, icon, to))
  return [...lists, ...others]
}

const menuLink = (t: Translate, id: ScreenName | Fixed, icon: MenuIcon, to: string): MenuLink => ({
  type: 'link',
  id,
  label: t(`admin:menu.${id}`),
  icon,
  to,
})

type Fixed = 'dashboard' | 'trash' | 'settings' | 'account'

/** The side navigation, with the kinds that the administrator may edit. */
export function menu(t: Translate, scopes: readonly AdminScope[]): MenuEntry[] {
  const link = (id: Fixed, icon: MenuIcon, to: string) => menuLink(t, id, icon, to)
  const collapses = groups.flatMap(({ id, icon }): MenuCollapse[] => {
    const children = linksOf(id, t, scopes)
    return children.length > 0 ? [{ type: 'collapse', id, label: t(`admin:menu.${id}`), icon, children }] : []
  })
  return [
    link('dashboard', 'layout-dashboard', adminPaths.dashboard),
    ...collapses,
    { type: 'divider', id: 'before-settings' },
    ...(hasScope(scopes, 'content') ? [link('trash', 'trash', adminPaths.trash)] : []),
    ...(scopes.includes('super') ? [link('settings', 'settings', adminPaths.settings())] : []),
    link('account', 'lock', adminPaths.account),
  ]
}

const isUnder = (to: string, pathname: string) => pathname === to || pathname.startsWith(`${to}/`)

/** Whether a link leads to the current screen, or to the list of the open item. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === adminPaths.dashboard) return pathname === to
  // Pages of the settings whose address is not below that of the settings.
  if (
    to === adminPaths.settings() &&
    [adminPaths.users, adminPaths.audit, adminPaths.publications].includes(pathname)
  )
    return true
  // The address of question categories is below that of questions: the longer match wins.
  const nearer = contentKinds
    .map(adminPaths.list)
    .some(list => list.startsWith(`${to}/`) && isUnder(list, pathname))
  return isUnder(to, pathname) && !nearer
}
