import type { ContentKind } from '#entities/kinds.ts'
import { outlineOf } from './kinds.ts'

const withQuery = (path: string, query: Record<string, string>) => {
  const said = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return said.size > 0 ? `${path}?${said}` : path
}

/** Every link inside the admin area, at the specification's addresses. */
export const adminPaths = {
  dashboard: '/admins',
  list: (kind: ContentKind) => `/admins/${outlineOf(kind).admin.path}`,
  add: (kind: ContentKind) => `/admins/${outlineOf(kind).admin.path}/add`,
  /** A singleton has its form at the address of the list. */
  edit: (kind: ContentKind, key: string) =>
    outlineOf(kind).singleton
      ? `/admins/${outlineOf(kind).admin.path}`
      : `/admins/${outlineOf(kind).admin.path}/edit/${encodeURIComponent(key)}`,
  library: '/admins/medias/library',
  missedSearches: '/admins/hospitals/searches',
  trash: '/admins/trash',
  account: '/admins/account',
  users: '/admins/users',
  notifications: '/admins/notifications',
  audit: '/admins/audit',
  publications: '/admins/publications',
  /** A step of setting up a new hospital, or the overview. */
  setup: (step = '') => (step ? `/admins/setup/${step}` : '/admins/setup'),
  /** A page of the settings, or the overview. */
  settings: (part = '') => (part ? `/admins/settings/${part}` : '/admins/settings'),
  letters: '/admins/settings/messages',
  undelivered: '/admins/settings/messages/undelivered',
  applicants: '/admins/jobs/job-applicants',
  applicant: (id: string) => `/admins/jobs/job-applicants/edit/${encodeURIComponent(id)}`,
  messages: '/admins/contact-messages',
  message: (id: string) => `/admins/contact-messages/edit/${encodeURIComponent(id)}`,
  patientList: '/admins/patients/lists',
  patient: (id: string) => `/admins/patients/lists/${encodeURIComponent(id)}`,
  appointments: '/admins/patients/appointments',
  day: (query: Record<string, string> = {}) => withQuery('/admins/patients/appointments/day', query),
  week: (query: Record<string, string> = {}) => withQuery('/admins/patients/appointments/week', query),
  month: (query: Record<string, string> = {}) => withQuery('/admins/patients/appointments/month', query),
  absence: (query: Record<string, string> = {}) => withQuery('/admins/patients/appointments/absence', query),
  closures: (query: Record<string, string> = {}) =>
    withQuery('/admins/patients/appointments/closures', query),
  calls: '/admins/patients/calls',
  waiting: '/admins/patients/waiting',
  queue: '/admins/patients/queue',
  statistics: '/admins/patients/figures',
  /** The page for a display on the wall, in the language of its creator; it needs no sign-in. */
  display: (token: string, lang: string) =>
    `${withQuery('/admins/display', { lang })}#${new URLSearchParams({ token })}`,
  appointment: (id: string) => `/admins/patients/appointments/accept/${encodeURIComponent(id)}`,
}

/** The public page of an item, in the reader's language; null if the kind has no pages. */
export function publicPath(kind: ContentKind, key: string, language: string): string | null {
  const { page } = outlineOf(kind)
  return page ? `${language === 'id' ? '/id' : ''}/${page}/${key}` : null
}
