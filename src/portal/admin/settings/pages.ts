import type { AdminIcon } from '#entities/office/admin-icon.ts'
import { adminPaths } from '../paths.ts'

type Group = 'hospital' | 'site' | 'operations'
const page = (id: string, icon: AdminIcon, group: Group, to = adminPaths.settings(id)) =>
  ({ id, icon, group, to }) as const

/** All pages of the settings. The texts of each are under `settings:<id>`. */
export const settingsPages = [
  page('identity', 'palette', 'hospital'),
  page('contacts', 'phone', 'hospital'),
  page('hours', 'clock', 'hospital'),
  page('booking', 'calendar-check', 'hospital'),
  page('messages', 'mail', 'hospital'),
  page('languages', 'languages', 'site'),
  page('chat', 'message', 'site'),
  page('redirects', 'signpost', 'site'),
  page('publications', 'megaphone', 'operations', adminPaths.publications),
  page('users', 'users', 'operations', adminPaths.users),
  page('audit', 'history', 'operations', adminPaths.audit),
  page('jobs', 'cog', 'operations'),
  page('backups', 'archive', 'operations'),
  page('checks', 'stethoscope', 'operations', adminPaths.settings('check-up')),
]
