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

export const mayDo = (scopes: readonly AdminScope[] | undefined, scope: AdminScope): boolean =>
  scopes?.includes('super') === true || scopes?.includes(scope) === true

type ScreenName =
  | 'library'
  | 'appointments'
  | 'queue'
  | 'calls'
  | 'waiting'
  | 'patientList'
  | 'contactMessages'
  | 'letters'
  | 'jobApplicants'

interface Screen {
  id: ScreenName
  icon: MenuIcon
  to: string
  group: AdminGroup
  scope: AdminScope
  /** Super administrators find it in the settings. */
  notForSuper?: true
}

/** Screens beside the lists of content. */
const screens: readonly Screen[] = [
  { id: 'library', icon: 'images', to: adminPaths.library, group: 'media', scope: 'content' },
  {
    id: 'appointments',
    icon: 'calendar-check',
    to: adminPaths.appointments,
    group: 'patients',
    scope: 'desk',
  },
  { id: 'queue', icon: 'monitor', to: adminPaths.queue, group: 'patients', scope: 'desk' },
  { id: 'calls', icon: 'phone', to: adminPaths.calls, group: 'patients', scope: 'desk' },
  { id: 'waiting', icon: 'hourglass', to: adminPaths.waiting, group: 'patients', scope: 'desk' },
  { id: 'patientList', icon: 'users', to: adminPaths.patientList, group: 'patients', scope: 'desk' },
  { id: 'contactMessages', icon: 'mail', to: adminPaths.messages, group: 'patients', scope: 'desk' },
  {
    id: 'letters',
    icon: 'mail',
    to: adminPaths.letters,
    group: 'patients',
    scope: 'desk',
    notForSuper: true,
  },
  { id: 'jobApplicants', icon: 'file-user', to: adminPaths.applicants, group: 'jobs', scope: 'hr' },
]

function linksOf(group: AdminGroup, t: Translate, scopes: readonly AdminScope[]): MenuLink[] {
  const kinds = mayDo(scopes, 'content')
    ? contentKinds.filter(kind => outlineOf(kind).admin.group === group)
    : []
  const lists = kinds.map((kind): MenuLink => {
    const label = kindLabel(t, kind, 'many')
    return { type: 'link', id: kind, label, icon: outlineOf(kind).admin.icon, to: adminPaths.list(kind) }
  })
  const others = screens
    .filter(one => one.group === group && mayDo(scopes, one.scope))
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
    ...(mayDo(scopes, 'content') ? [link('trash', 'trash', adminPaths.trash)] : []),
    ...(scopes.includes('super') ? [link('settings', 'settings', adminPaths.settings())] : []),
    link('account', 'lock', adminPaths.account),
  ]
}

const isUnder = (to: string, pathname: string) => pathname === to || pathname.startsWith(`${to}/`)

/** Whether a link leads to the current screen, or to the list of the open item. */
export function leadsTo(to: string, pathname: string): boolean {
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
