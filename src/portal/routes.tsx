import type { RouteObject } from 'react-router-dom'
import { AuthLayout } from './auth/AuthLayout.tsx'
import { PatientLogin } from './auth/PatientLogin.tsx'
import { guard, skipIfSignedIn } from './guard.ts'
import { screen } from './screen.ts'
import { Failed } from './shell/Failed.tsx'
import { NotFound } from './shell/NotFound.tsx'
import { Root } from './shell/Root.tsx'
import { Waiting } from './shell/Waiting.tsx'

const withQueries = screen([], () => import('./WithQueries.tsx'), 'WithQueries')
const auth = ['auth']
const patient = ['patient', 'dependants']
/** Each navigation inside an area runs the guard again: the session may have ended meanwhile. */
const always = () => true

// The first screen of many patients is a part of the scripts that they all load: a file of its own would be a question more.
const authRoutes: RouteObject = {
  path: '/auth',
  lazy: screen(auth, async () => ({ AuthLayout }), 'AuthLayout'),
  children: [
    {
      path: 'patients',
      loader: skipIfSignedIn('patients'),
      lazy: screen(auth, async () => ({ PatientLogin }), 'PatientLogin'),
    },
    {
      path: 'admins',
      loader: skipIfSignedIn('admins'),
      lazy: screen(auth, () => import('./auth/AdminLogin.tsx'), 'AdminLogin'),
    },
    {
      path: 'signup-patients',
      loader: skipIfSignedIn('patients'),
      lazy: screen(auth, () => import('./auth/SignUp.tsx'), 'SignUp'),
    },
    { path: 'reset-password', lazy: screen(auth, () => import('./auth/PatientReset.tsx'), 'PatientReset') },
    {
      path: 'admins-reset-password',
      lazy: screen(auth, () => import('./auth/AdminReset.tsx'), 'AdminReset'),
    },
    // Without an index route the area's bare address would show an empty frame.
    { index: true, element: <NotFound /> },
    { path: '*', element: <NotFound /> },
  ],
}

const patientRoutes: RouteObject = {
  path: '/patients',
  loader: guard('patients'),
  shouldRevalidate: always,
  lazy: screen(patient, () => import('./patient/PatientLayout.tsx'), 'PatientLayout'),
  children: [
    { index: true, lazy: screen(patient, () => import('./patient/Dashboard.tsx'), 'Dashboard') },
    { path: 'doctors', lazy: screen(patient, () => import('./patient/doctors/Doctors.tsx'), 'Doctors') },
    {
      path: 'appointments/create',
      lazy: screen(patient, () => import('./patient/booking/Booking.tsx'), 'Booking'),
    },
    {
      path: 'appointments/history',
      lazy: screen(patient, () => import('./patient/appointments/History.tsx'), 'History'),
    },
    {
      path: 'appointments/testimonial',
      lazy: screen(patient, () => import('./patient/appointments/Testimonial.tsx'), 'Testimonial'),
    },
    {
      path: 'waiting-list',
      lazy: screen(patient, () => import('./patient/waiting/WaitScreen.tsx'), 'WaitScreen'),
    },
    { path: 'family', lazy: screen(patient, () => import('./patient/dependants/Family.tsx'), 'Family') },
    {
      path: 'profile-edit',
      lazy: screen([...patient, 'account'], () => import('./patient/ProfileEdit.tsx'), 'ProfileEdit'),
    },
    { path: '*', element: <NotFound /> },
  ],
}

/** Opened from a message by a link that is signed for one appointment, so it is outside the guarded area. */
const answerRoutes: RouteObject = {
  path: '/patients/answer',
  lazy: screen(patient, () => import('./patient/answer/AnswerLayout.tsx'), 'AnswerLayout'),
  children: [
    {
      index: true,
      lazy: screen(patient, () => import('./patient/answer/AnswerByLink.tsx'), 'AnswerByLink'),
    },
  ],
}

/** A display in a waiting room, opened with its own token: outside the guarded area, because no user signs in there. */
const displayRoute: RouteObject = {
  path: '/admins/display',
  lazy: screen(['queue'], () => import('./admin/queue/display/DisplayScreen.tsx'), 'DisplayScreen'),
}

/** Opened with a booking code from an email. The code may be passed on, so no account is needed. */
const queueRoute: RouteObject = {
  path: '/patients/queue',
  lazy: screen(patient, () => import('./patient/answer/AnswerLayout.tsx'), 'AnswerLayout'),
  children: [
    { index: true, lazy: screen(patient, () => import('./patient/queue/QueueScreen.tsx'), 'QueueScreen') },
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
