import { type ComponentType, createElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { ContentKind } from '#entities/kinds.ts'
import { screen } from '../screen.ts'
import { NotFound } from '../shell/NotFound.tsx'
import { loadTexts } from '../texts.ts'
import { openShownBanner } from './content/edit/shown-banner.ts'
import { contentKinds, outlineOf } from './kinds.ts'
import { AdminLayout } from './layout/AdminLayout.tsx'
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

type KindScreen = ComponentType<{ kind: ContentKind }>

/** A generic screen for one kind, loaded with its texts. The route sets the kind, not a parameter of the address. */
const forKind =
  <N extends string>(kind: ContentKind, load: () => Promise<Record<N, KindScreen>>, name: N) =>
  async () => {
    const [module] = await Promise.all([load(), loadTexts(library)])
    return { element: createElement<{ kind: ContentKind }>(module[name], { kind }) }
  }

const list = () => import('./content/list/ListScreen.tsx')
const edit = () => import('./content/edit/EditScreen.tsx')

/** The routes of a kind at the specification's addresses. */
function routesOf(kind: ContentKind): RouteObject[] {
  const { admin, singleton } = outlineOf(kind)
  if (singleton)
    return [admin.path, `${admin.path}/edit`].map(path => ({
      path,
      lazy: forKind(kind, edit, 'EditScreen'),
    }))
  return [
    { path: admin.path, lazy: forKind(kind, list, 'ListScreen') },
    ...(admin.add ? [{ path: `${admin.path}/add`, lazy: forKind(kind, edit, 'AddScreen') }] : []),
    { path: `${admin.path}/edit/:key`, lazy: forKind(kind, edit, 'EditScreen') },
  ]
}

function page<N extends string>(path: string, ...shown: Parameters<typeof screen<N>>): RouteObject {
  return { path, lazy: screen(...shown) }
}

const settingsForm = () => import('./settings/SettingsForm.tsx')

/** The screens beside those of content. The form of the settings is split over several of them. */
const pages: RouteObject[] = [
  page(
    'publications',
    publications,
    () => import('./publications/PublicationsScreen.tsx'),
    'PublicationsScreen',
  ),
  page(
    'patients/appointments',
    desk,
    () => import('./front-desk/AppointmentsScreen.tsx'),
    'AppointmentsScreen',
  ),
  page('patients/appointments/day', desk, () => import('./front-desk/day/DayScreen.tsx'), 'DayScreen'),
  page('patients/appointments/week', desk, () => import('./front-desk/day/WeekScreen.tsx'), 'WeekScreen'),
  page('patients/appointments/month', desk, () => import('./front-desk/day/MonthScreen.tsx'), 'MonthScreen'),
  page(
    'patients/appointments/absence',
    desk,
    () => import('./front-desk/leave/AbsenceScreen.tsx'),
    'AbsenceScreen',
  ),
  page('patients/appointments/closures', desk, () => import('./schedule/ClosureScreen.tsx'), 'ClosureScreen'),
  page(
    'patients/appointments/accept/:id',
    desk,
    () => import('./front-desk/AppointmentScreen.tsx'),
    'AppointmentScreen',
  ),
  page('patients/queue', queue, () => import('./queue/QueueScreen.tsx'), 'QueueScreen'),
  page('patients/figures', statistics, () => import('./statistics/StatisticsScreen.tsx'), 'StatisticsScreen'),
  page('patients/calls', calls, () => import('./front-desk/calls/CallsScreen.tsx'), 'CallsScreen'),
  page('patients/waiting', desk, () => import('./front-desk/WaitingScreen.tsx'), 'WaitingScreen'),
  page('patients/lists', patients, () => import('./patients/PatientsScreen.tsx'), 'PatientsScreen'),
  page(
    'patients/lists/:id',
    [...patients, 'settings'],
    () => import('./patients/PatientScreen.tsx'),
    'PatientScreen',
  ),
  page('medias/library', library, () => import('./media/LibraryScreen.tsx'), 'LibraryScreen'),
  page(
    'hospitals/searches',
    texts,
    () => import('./searches/MissedSearchesScreen.tsx'),
    'MissedSearchesScreen',
  ),
  page('trash', texts, () => import('./content/list/TrashScreen.tsx'), 'TrashScreen'),
  page('account', account, () => import('./AccountScreen.tsx'), 'AccountScreen'),
  page('users', texts, () => import('./staff/UsersScreen.tsx'), 'UsersScreen'),
  page('jobs/job-applicants', inbox, () => import('./jobs/ApplicantsScreen.tsx'), 'ApplicantsScreen'),
  page('jobs/job-applicants/edit/:id', inbox, () => import('./jobs/ApplicantScreen.tsx'), 'ApplicantScreen'),
  page('contact-messages', inbox, () => import('./contact/MessagesScreen.tsx'), 'MessagesScreen'),
  page('contact-messages/edit/:id', inbox, () => import('./contact/MessageScreen.tsx'), 'MessageScreen'),
  page(
    'notifications',
    texts,
    () => import('./notifications/NotificationsScreen.tsx'),
    'NotificationsScreen',
  ),
  page('setup', setup, () => import('./setup/SetupScreen.tsx'), 'SetupScreen'),
  page('setup/:step', setup, () => import('./setup/StepScreen.tsx'), 'StepScreen'),
  page('audit', settings, () => import('./audit/AuditScreen.tsx'), 'AuditScreen'),
  page('settings', settings, () => import('./settings/SettingsScreen.tsx'), 'SettingsScreen'),
  page('settings/identity', settings, settingsForm, 'IdentityScreen'),
  page('settings/contacts', settings, settingsForm, 'ContactsScreen'),
  page('settings/hours', settings, settingsForm, 'HoursScreen'),
  page('settings/booking', settings, settingsForm, 'BookingScreen'),
  page('settings/chat', settings, settingsForm, 'ChatScreen'),
  page('settings/languages', settings, () => import('./settings/LanguagesScreen.tsx'), 'LanguagesScreen'),
  page('settings/redirects', settings, () => import('./settings/RedirectsScreen.tsx'), 'RedirectsScreen'),
  page('settings/messages', letters, () => import('./messages/EmailsScreen.tsx'), 'EmailsScreen'),
  page(
    'settings/messages/undelivered',
    letters,
    () => import('./messages/UndeliveredScreen.tsx'),
    'UndeliveredScreen',
  ),
  page('settings/jobs', settings, () => import('./settings/JobsScreen.tsx'), 'JobsScreen'),
  page('settings/backups', settings, () => import('./settings/BackupsScreen.tsx'), 'BackupsScreen'),
  page('settings/check-up', settings, () => import('./settings/CheckUpScreen.tsx'), 'CheckUpScreen'),
]

/** All routes under /admins. Special screens are separate routes beside the generic ones. */
export const adminRoutes: RouteObject[] = [
  {
    lazy: screen(texts, async () => ({ AdminLayout }), 'AdminLayout'),
    children: [
      {
        index: true,
        lazy: screen([...desk, 'settings'], () => import('./dashboard/Dashboard.tsx'), 'Dashboard'),
      },
      ...pages,
      { path: 'banners/about/edit', loader: openShownBanner },
      ...contentKinds.flatMap(routesOf),
      { path: '*', element: <NotFound /> },
    ],
  },
]
