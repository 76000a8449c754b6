import type { RouteObject } from 'react-router-dom'
import { AuthLayout } from './auth/AuthLayout.tsx'
import { PatientLogin } from './auth/PatientLogin.tsx'
import { guard, skipIfSignedIn } from './guard.ts'
import { page, screen } from './screen.ts'
import { Failed } from './shell/Failed.tsx'
import { NotFound } from './shell/NotFound.tsx'
import { Root } from './shell/Root.tsx'
import { Waiting } from './shell/Waiting.tsx'

const withQueries = screen([], 'WithQueries', () => import('./WithQueries.tsx'))
const auth = ['auth']
const patient = ['patient', 'dependants']
/** Each navigation inside an area runs the guard again: the session may have ended meanwhile. */
const always = () => true

// The first screen of many patients is a part of the scripts that they all load: a file of its own would be a question more.
const authRoutes: RouteObject = {
  path: '/auth',
  lazy: screen(auth, 'AuthLayout', async () => ({ AuthLayout })),
  children: [
    {
      ...page('patients', auth, 'PatientLogin', async () => ({ PatientLogin })),
      loader: skipIfSignedIn('patients'),
    },
    {
      ...page('admins', auth, 'AdminLogin', () => import('./auth/AdminLogin.tsx')),
      loader: skipIfSignedIn('admins'),
    },
    {
      ...page('signup-patients', auth, 'SignUp', () => import('./auth/SignUp.tsx')),
      loader: skipIfSignedIn('patients'),
    },
    page('reset-password', auth, 'PatientReset', () => import('./auth/PatientReset.tsx')),
    page('admins-reset-password', auth, 'AdminReset', () => import('./auth/AdminReset.tsx')),
    // Without an index route the area's bare address would show an empty frame.
    { index: true, element: <NotFound /> },
    { path: '*', element: <NotFound /> },
  ],
}

const patientRoutes: RouteObject = {
  path: '/patients',
  loader: guard('patients'),
  shouldRevalidate: always,
  lazy: screen(patient, 'PatientLayout', () => import('./patient/PatientLayout.tsx')),
  children: [
    { index: true, lazy: screen(patient, 'Dashboard', () => import('./patient/Dashboard.tsx')) },
    page('doctors', patient, 'Doctors', () => import('./patient/doctors/Doctors.tsx')),
    page('appointments/create', patient, 'Booking', () => import('./patient/booking/Booking.tsx')),
    page('appointments/history', patient, 'History', () => import('./patient/appointments/History.tsx')),
    page(
      'appointments/testimonial',
      patient,
      'Testimonial',
      () => import('./patient/appointments/Testimonial.tsx'),
    ),
    page('waiting-list', patient, 'WaitScreen', () => import('./patient/waiting/WaitScreen.tsx')),
    page('family', patient, 'Family', () => import('./patient/dependants/Family.tsx')),
    page('profile-edit', [...patient, 'account'], 'ProfileEdit', () => import('./patient/ProfileEdit.tsx')),
    { path: '*', element: <NotFound /> },
  ],
}

/** Opened from a message by a link that is signed for one appointment, so it is outside the guarded area. */
const answerRoutes: RouteObject = {
  path: '/patients/answer',
  lazy: screen(patient, 'AnswerLayout', () => import('./patient/answer/AnswerLayout.tsx')),
  children: [
    {
      index: true,
      lazy: screen(patient, 'AnswerByLink', () => import('./patient/answer/AnswerByLink.tsx')),
    },
  ],
}

/** A display in a waiting room, opened with its own token: outside the guarded area, because no user signs in there. */
const displayRoute: RouteObject = {
  path: '/admins/display',
  lazy: screen(['queue'], 'DisplayScreen', () => import('./admin/queue/display/DisplayScreen.tsx')),
}

/** Opened with a booking code from an email. The code may be passed on, so no account is needed. */
const queueRoute: RouteObject = {
  path: '/patients/queue',
  lazy: screen(patient, 'AnswerLayout', () => import('./patient/answer/AnswerLayout.tsx')),
  children: [
    { index: true, lazy: screen(patient, 'QueueScreen', () => import('./patient/queue/QueueScreen.tsx')) },
  ],
}

export const ROOT = 'root'
export const routes: RouteObject[] = [
  {
    id: ROOT,
    element: <Root />,
    errorElement: <Failed />,
    hydrateFallbackElement: <Waiting />,
    children: [
      authRoutes,
      { lazy: withQueries, children: [patientRoutes, answerRoutes, queueRoute, displayRoute] },
      { path: '*', element: <NotFound /> },
    ],
  },
]

/** The admin area is a chunk of its own, which patients and the sign-in screens do not load. */
export async function adminTree(): Promise<RouteObject[]> {
  const { adminRoutes } = await import('./admin/routes.tsx')
  const area = { path: '/admins', loader: guard('admins'), shouldRevalidate: always, children: adminRoutes }
  return [{ lazy: withQueries, children: [area] }]
}
