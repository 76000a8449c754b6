import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { ContentKind } from '#entities/kinds.ts'
import { guard } from '../guard.ts'
import { notFound } from '../not-found.ts'
import { checked, page, Routes, screen } from '../routing/screen.tsx'
import { WithQueries } from '../WithQueries.tsx'
import { openShownBanner } from './content/edit/shown-banner.ts'
import { contentKinds, outlineOf } from './kinds.ts'
import { AdminLayout } from './layout/AdminLayout.tsx'
import './layout/css/admin.css'
import './texts.ts'

const texts = ['admin', 'entities', 'office']
const settings = [...texts, 'settings', 'library']
const setup = [...settings, 'setup', 'account']
const publications = [...texts, 'publications']
const letters = [...texts, 'letters']
const inbox = [...texts, 'inbox']
const patients = [...texts, 'dependants']
const desk = [...patients, 'desk']
const queue = [...desk, 'queue']
const statistics = [...desk, 'statistics']
const calls = [...desk, 'letters']
const library = [...texts, 'library']
const account = [...texts, 'account']

/** A generic screen for one kind. The route sets the kind, not a parameter of the address. */
const forKind = <N extends string>(
  kind: ContentKind,
  load: () => Promise<Record<N, ComponentType<{ kind: ContentKind }>>>,
  name: N,
) => screen(library, name, load, { kind })

const list = () => import('./content/list/ListScreen.tsx')
const edit = () => import('./content/edit/EditScreen.tsx')

/** The routes of a kind at the specification's addresses. */
function routesOf(kind: ContentKind): RouteObject[] {
  const { admin, singleton } = outlineOf(kind)
  if (singleton)
    return [admin.path, `${admin.path}/edit`].map(path => ({ path, ...forKind(kind, edit, 'EditScreen') }))
  return [
    { path: admin.path, ...forKind(kind, list, 'ListScreen') },
    ...(admin.add ? [{ path: `${admin.path}/add`, ...forKind(kind, edit, 'AddScreen') }] : []),
    { path: `${admin.path}/edit/:key`, ...forKind(kind, edit, 'EditScreen') },
  ]
}

const settingsForm = () => import('./settings/SettingsForm.tsx')

/** The screens beside those of content. The form of the settings is split over several of them. */
const pages: RouteObject[] = [
  page(
    'publications',
    publications,
    'PublicationsScreen',
    () => import('./publications/PublicationsScreen.tsx'),
  ),
  page(
    'patients/appointments',
    desk,
    'AppointmentsScreen',
    () => import('./front-desk/AppointmentsScreen.tsx'),
  ),
  page('patients/appointments/day', desk, 'DayScreen', () => import('./front-desk/day/DayScreen.tsx')),
  page('patients/appointments/week', desk, 'WeekScreen', () => import('./front-desk/day/WeekScreen.tsx')),
  page('patients/appointments/month', desk, 'MonthScreen', () => import('./front-desk/day/MonthScreen.tsx')),
  page(
    'patients/appointments/absence',
    desk,
    'AbsenceScreen',
    () => import('./front-desk/leave/AbsenceScreen.tsx'),
  ),
  page('patients/appointments/closures', desk, 'ClosureScreen', () => import('./schedule/ClosureScreen.tsx')),
  page(
    'patients/appointments/accept/:id',
    desk,
    'AppointmentScreen',
    () => import('./front-desk/AppointmentScreen.tsx'),
  ),
  page('patients/queue', queue, 'QueueScreen', () => import('./queue/QueueScreen.tsx')),
  page('patients/figures', statistics, 'StatisticsScreen', () => import('./statistics/StatisticsScreen.tsx')),
  page('patients/calls', calls, 'CallsScreen', () => import('./front-desk/calls/CallsScreen.tsx')),
  page('patients/waiting', desk, 'WaitingScreen', () => import('./front-desk/WaitingScreen.tsx')),
  page('patients/lists', patients, 'PatientsScreen', () => import('./patients/PatientsScreen.tsx')),
  page(
    'patients/lists/:id',
    [...patients, 'settings'],
    'PatientScreen',
    () => import('./patients/PatientScreen.tsx'),
  ),
  page('medias/library', library, 'LibraryScreen', () => import('./media/LibraryScreen.tsx')),
  page(
    'hospitals/searches',
    texts,
    'MissedSearchesScreen',
    () => import('./searches/MissedSearchesScreen.tsx'),
  ),
  page('trash', texts, 'TrashScreen', () => import('./content/list/TrashScreen.tsx')),
  page('account', account, 'AccountScreen', () => import('./AccountScreen.tsx')),
  page('users', texts, 'UsersScreen', () => import('./staff/UsersScreen.tsx')),
  page('jobs/job-applicants', inbox, 'ApplicantsScreen', () => import('./jobs/ApplicantsScreen.tsx')),
  page('jobs/job-applicants/edit/:id', inbox, 'ApplicantScreen', () => import('./jobs/ApplicantScreen.tsx')),
  page('contact-messages', inbox, 'MessagesScreen', () => import('./contact/MessagesScreen.tsx')),
  page('contact-messages/edit/:id', inbox, 'MessageScreen', () => import('./contact/MessageScreen.tsx')),
  page(
    'notifications',
    texts,
    'NotificationsScreen',
    () => import('./notifications/NotificationsScreen.tsx'),
  ),
  page('setup', setup, 'SetupScreen', () => import('./setup/SetupScreen.tsx')),
  page('setup/:step', setup, 'StepScreen', () => import('./setup/StepScreen.tsx')),
  page('audit', settings, 'AuditScreen', () => import('./audit/AuditScreen.tsx')),
  page('settings', settings, 'SettingsScreen', () => import('./settings/SettingsScreen.tsx')),
  page('settings/identity', settings, 'IdentityScreen', settingsForm),
  page('settings/contacts', settings, 'ContactsScreen', settingsForm),
  page('settings/hours', settings, 'HoursScreen', settingsForm),
  page('settings/booking', settings, 'BookingScreen', settingsForm),
  page('settings/chat', settings, 'ChatScreen', settingsForm),
  page('settings/languages', settings, 'LanguagesScreen', () => import('./settings/LanguagesScreen.tsx')),
  page('settings/redirects', settings, 'RedirectsScreen', () => import('./settings/RedirectsScreen.tsx')),
  page('settings/messages', letters, 'EmailsScreen', () => import('./messages/EmailsScreen.tsx')),
  page(
    'settings/messages/undelivered',
    letters,
    'UndeliveredScreen',
    () => import('./messages/UndeliveredScreen.tsx'),
  ),
  page('settings/jobs', settings, 'JobsScreen', () => import('./settings/JobsScreen.tsx')),
  page('settings/backups', settings, 'BackupsScreen', () => import('./settings/BackupsScreen.tsx')),
  page('settings/check-up', settings, 'CheckUpScreen', () => import('./settings/CheckUpScreen.tsx')),
]

const screens: RouteObject = {
  ...screen(texts, 'AdminLayout', async () => ({ AdminLayout })),
  children: [
    {
      index: true,
      ...screen([...desk, 'settings'], 'Dashboard', () => import('./dashboard/Dashboard.tsx')),
    },
    ...pages,
    { path: 'banners/about/edit', ...checked(openShownBanner) },
    ...contentKinds.flatMap(routesOf),
    { path: '*', ...notFound },
  ],
}
/** All routes under /admins. Special screens are separate routes beside the generic ones. */
export const routes: RouteObject[] = [{ ...checked(guard('admins')), children: [screens] }]

export const Area = () => (
  <WithQueries>
    <Routes routes={routes} />
  </WithQueries>
)
