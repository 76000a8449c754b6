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

function linksOf(group: AdminGroup, t: Translate, scopes: readonly AdminScope[]): MenuLink[] {
  const kinds = mayDo(scopes, 'content')
    ? contentKinds.filter(kind => outlineOf(kind).admin.group === group)
    : []
  const links = kinds.map((kind): MenuLink => {
    const label = kindLabel(t, kind, 'many')
    return { type: 'link', id: kind, label, icon: outlineOf(kind).admin.icon, to: adminPaths.list(kind) }
  })
  if (group === 'media' && mayDo(scopes, 'content'))
    links.push({
      type: 'link',
      id: 'library',
      label: t('admin:menu.library'),
      icon: 'images',
      to: adminPaths.library,
    })
  if (group === 'patients' && mayDo(scopes, 'desk')) {
    const label = t('admin:menu.appointments')
    links.push({
      type: 'link',
      id: 'appointments',
      label,
      icon: 'calendar-check',
      to: adminPaths.appointments,
    })
    links.push({
      type: 'link',
      id: 'queue',
      label: t('admin:menu.queue'),
      icon: 'monitor',
      to: adminPaths.queue,
    })
    links.push({
      type: 'link',
      id: 'calls',
      label: t('admin:menu.calls'),
      icon: 'phone',
      to: adminPaths.calls,
    })
    links.push({
      type: 'link',
      id: 'waiting',
      label: t('admin:menu.waiting'),
      icon: 'hourglass',
      to: adminPaths.waiting,
    })
    links.push({
      type: 'link',
      id: 'patientList',
      label: t('admin:menu.patientList'),
      icon: 'users',
      to: adminPaths.patientList,
    })
    links.push({
      type: 'link',
      id: 'contact-messages',
      label: t('admin:menu.contactMessages'),
      icon: 'mail',
      to: adminPaths.messages,
    })
    // Super administrators find these pages in the settings.
    if (!scopes.includes('super')) {
      links.push({
        type: 'link',
        id: 'letters',
        label: t('admin:menu.letters'),
        icon: 'mail',
        to: adminPaths.letters,
      })
    }
  }
  if (group === 'jobs' && mayDo(scopes, 'hr')) {
    links.push({
      type: 'link',
      id: 'job-applicants',
      label: t('admin:menu.jobApplicants'),
      icon: 'file-user',
      to: adminPaths.applicants,
    })
  }
  return links
}

/** The side navigation, with the kinds that the administrator may edit. */
export function menu(t: Translate, scopes: readonly AdminScope[]): MenuEntry[] {
  const label = t('admin:menu.dashboard')
  const dashboard: MenuLink = {
    type: 'link',
    id: 'dashboard',
    label,
    icon: 'layout-dashboard',
    to: adminPaths.dashboard,
  }
  const collapses = groups.flatMap(({ id, icon }): MenuCollapse[] => {
    const children = linksOf(id, t, scopes)
    return children.length > 0 ? [{ type: 'collapse', id, label: t(`admin:menu.${id}`), icon, children }] : []
  })
  const own = (id: 'trash' | 'account', icon: MenuIcon): MenuLink => ({
    type: 'link',
    id,
    label: t(`admin:menu.${id}`),
    icon,
    to: adminPaths[id],
  })
  const settings: MenuLink = {
    type: 'link',
    id: 'settings',
    label: t('admin:menu.settings'),
    icon: 'settings',
    to: adminPaths.settings(),
  }
  const last = [
    ...(mayDo(scopes, 'content') ? [own('trash', 'trash')] : []),
    ...(scopes.includes('super') ? [settings] : []),
    own('account', 'lock'),
  ]
  return [dashboard, ...collapses, { type: 'divider', id: 'before-settings' }, ...last]
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
