import { type ComponentType, createElement } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { ContentKind } from '#entities/kinds.ts'
import { screen } from '../screen.ts'
import { NotFound } from '../shell/NotFound.tsx'
import { loadTexts } from '../texts.ts'
import { openShownBanner } from './content/edit/shown-banner.ts'
import { contentKinds, outlineOf } from './kinds.ts'

const texts = ['admin', 'entities', 'office']
const settings = [...texts, 'settings', 'library']
const setup = [...settings, 'setup', 'account']
const publications = [...texts, 'publications']
const letters = [...texts, 'letters']
const inbox = [...texts, 'inbox']
const patients = [...texts, 'dependants']
const desk = [...patients, 'desk']

type KindScreen = ComponentType<{ kind: ContentKind }>

/** A generic screen for one kind, loaded with its texts. The route sets the kind, not a parameter of the address. */
const forKind =
  <N extends string>(kind: ContentKind, load: () => Promise<Record<N, KindScreen>>, name: N) =>
  async () => {
    const [module] = await Promise.all([load(), loadTexts([...texts, 'library'])])
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

const settingsForm = () => import('./settings/SettingsForm.tsx')
/** The pages of the settings. The form of the settings is split over several of them. */
const settingsRoutes: RouteObject[] = [
  {
    path: 'settings',
    lazy: screen(settings, () => import('./settings/SettingsScreen.tsx'), 'SettingsScreen'),
  },
  { path: 'settings/identity', lazy: screen(settings, settingsForm, 'IdentityScreen') },
  { path: 'settings/contacts', lazy: screen(settings, settingsForm, 'ContactsScreen') },
  { path: 'settings/hours', lazy: screen(settings, settingsForm, 'HoursScreen') },
  { path: 'settings/booking', lazy: screen(settings, settingsForm, 'BookingScreen') },
  { path: 'settings/chat', lazy: screen(settings, settingsForm, 'ChatScreen') },
  {
    path: 'settings/languages',
    lazy: screen(settings, () => import('./settings/LanguagesScreen.tsx'), 'LanguagesScreen'),
  },
  {
    path: 'settings/redirects',
    lazy: screen(settings, () => import('./settings/RedirectsScreen.tsx'), 'RedirectsScreen'),
  },
  {
    path: 'settings/messages',
    lazy: screen(letters, () => import('./messages/LettersScreen.tsx'), 'LettersScreen'),
  },
  {
    path: 'settings/messages/undelivered',
    lazy: screen(letters, () => import('./messages/UndeliveredScreen.tsx'), 'UndeliveredScreen'),
  },
  { path: 'settings/jobs', lazy: screen(settings, () => import('./settings/JobsScreen.tsx'), 'JobsScreen') },
  {
    path: 'settings/backups',
    lazy: screen(settings, () => import('./settings/BackupsScreen.tsx'), 'BackupsScreen'),
  },
  {
    path: 'settings/check-up',
    lazy: screen(settings, () => import('./settings/CheckUpScreen.tsx'), 'CheckUpScreen'),
  },
]

/** All routes under /admins. Special screens are separate routes beside the generic ones. */
export const adminRoutes: RouteObject[] = [
  {
    lazy: screen(texts, () => import('./layout/AdminLayout.tsx'), 'AdminLayout'),
    children: [
      {
        path: 'publications',
        lazy: screen(
          publications,
          () => import('./publications/PublicationsScreen.tsx'),
          'PublicationsScreen',
        ),
      },
      {
        index: true,
        lazy: screen([...desk, 'settings'], () => import('./dashboard/Dashboard.tsx'), 'Dashboard'),
      },
      {
        path: 'patients/appointments',
        lazy: screen(desk, () => import('./front-desk/AppointmentsScreen.tsx'), 'AppointmentsScreen'),
      },
      {
        path: 'patients/appointments/day',
        lazy: screen(desk, () => import('./front-desk/day/DayScreen.tsx'), 'DayScreen'),
      },
      {
        path: 'patients/appointments/week',
        lazy: screen(desk, () => import('./front-desk/day/WeekScreen.tsx'), 'WeekScreen'),
      },
      {
        path: 'patients/appointments/absence',
        lazy: screen(desk, () => import('./front-desk/leave/AbsenceScreen.tsx'), 'AbsenceScreen'),
      },
      {
        path: 'patients/appointments/closures',
        lazy: screen(desk, () => import('./schedule/ClosureScreen.tsx'), 'ClosureScreen'),
      },
      {
        path: 'patients/queue',
        lazy: screen([...desk, 'queue'], () => import('./queue/QueueScreen.tsx'), 'QueueScreen'),
      },
      {
        path: 'patients/calls',
        lazy: screen([...desk, 'letters'], () => import('./front-desk/calls/CallsScreen.tsx'), 'CallsScreen'),
      },
      {
        path: 'patients/waiting',
        lazy: screen(desk, () => import('./front-desk/WaitingScreen.tsx'), 'WaitingScreen'),
      },
      {
        path: 'patients/appointments/accept/:id',
        lazy: screen(desk, () => import('./front-desk/AppointmentScreen.tsx'), 'AppointmentScreen'),
      },
      {
        path: 'patients/lists',
        lazy: screen(patients, () => import('./patients/PatientsScreen.tsx'), 'PatientsScreen'),
      },
      {
        path: 'patients/lists/:id',
        lazy: screen(patients, () => import('./patients/PatientScreen.tsx'), 'PatientScreen'),
      },
      {
        path: 'medias/library',
        lazy: screen([...texts, 'library'], () => import('./media/LibraryScreen.tsx'), 'LibraryScreen'),
      },
      {
        path: 'trash',
        lazy: screen(texts, () => import('./content/list/TrashScreen.tsx'), 'TrashScreen'),
      },
      {
        path: 'account',
        lazy: screen([...texts, 'account'], () => import('./AccountScreen.tsx'), 'AccountScreen'),
      },
      { path: 'users', lazy: screen(texts, () => import('./staff/UsersScreen.tsx'), 'UsersScreen') },
      {
        path: 'jobs/job-applicants',
        lazy: screen(inbox, () => import('./jobs/ApplicantsScreen.tsx'), 'ApplicantsScreen'),
      },
      {
        path: 'jobs/job-applicants/edit/:id',
        lazy: screen(inbox, () => import('./jobs/ApplicantScreen.tsx'), 'ApplicantScreen'),
      },
      {
        path: 'contact-messages',
        lazy: screen(inbox, () => import('./contact/MessagesScreen.tsx'), 'MessagesScreen'),
      },
      {
        path: 'contact-messages/edit/:id',
        lazy: screen(inbox, () => import('./contact/MessageScreen.tsx'), 'MessageScreen'),
      },
      {
        path: 'notifications',
        lazy: screen(texts, () => import('./notifications/NotificationsScreen.tsx'), 'NotificationsScreen'),
      },
      { path: 'setup', lazy: screen(setup, () => import('./setup/SetupScreen.tsx'), 'SetupScreen') },
      { path: 'setup/:step', lazy: screen(setup, () => import('./setup/StepScreen.tsx'), 'StepScreen') },
      { path: 'audit', lazy: screen(settings, () => import('./audit/AuditScreen.tsx'), 'AuditScreen') },
      ...settingsRoutes,
      { path: 'banners/about/edit', loader: openShownBanner },
      ...contentKinds.flatMap(routesOf),
      { path: '*', element: <NotFound /> },
    ],
  },
]
