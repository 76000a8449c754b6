import type { RouteObject } from 'react-router-dom'
import type { Area } from '#entities/text/safe-redirect.ts'
import { AuthLayout } from './auth/AuthLayout.tsx'
import { PatientLogin } from './auth/PatientLogin.tsx'
import { notFound } from './not-found.ts'
import { area, checked, page, screen } from './routing/screen.tsx'
import { needsToken, skipIfSignedIn } from './token-guards.ts'

const unlessSignedIn = (to: Area, route: RouteObject): RouteObject => ({
  ...checked(skipIfSignedIn(to)),
  children: [route],
})
const withQueries = screen([], 'WithQueries', () => import('./WithQueries.tsx'))
const auth = ['auth']
const patient = ['patient', 'dependants']

// The first screen of many patients is a part of the scripts that they all load: a file of its own would be a question more.
const authRoutes: RouteObject = {
  path: '/auth',
  ...screen(auth, 'AuthLayout', async () => ({ AuthLayout })),
  children: [
    unlessSignedIn(
      'patients',
      page('patients', auth, 'PatientLogin', async () => ({ PatientLogin })),
    ),
    unlessSignedIn(
      'admins',
      page('admins', auth, 'AdminLogin', () => import('./auth/AdminLogin.tsx')),
    ),
    unlessSignedIn(
      'patients',
      page('signup-patients', auth, 'SignUp', () => import('./auth/SignUp.tsx')),
    ),
    page('reset-password', auth, 'PatientReset', () => import('./auth/PatientReset.tsx')),
    page('admins-reset-password', auth, 'AdminReset', () => import('./auth/AdminReset.tsx')),
    // Without an index route the area's bare address would show an empty frame.
    { index: true, ...notFound },
    { path: '*', ...notFound },
  ],
}

/** Opened from a message by a link that is signed for one appointment, so it is outside the guarded area. */
const answerRoutes: RouteObject = {
  path: '/patients/answer',
  ...screen(patient, 'AnswerLayout', () => import('./patient/answer/AnswerLayout.tsx')),
  children: [
    {
      index: true,
      ...screen(patient, 'AnswerByLink', () => import('./patient/answer/AnswerByLink.tsx')),
    },
  ],
}

/** A display in a waiting room, opened with its own token: outside the guarded area, because no user signs in there. */
const displayRoute: RouteObject = {
  path: '/admins/display',
  ...screen(['queue'], 'DisplayScreen', () => import('./admin/queue/display/DisplayScreen.tsx')),
}

/** Opened with a booking code from an email. The code may be passed on, so no account is needed. */
const queueRoute: RouteObject = {
  path: '/patients/queue',
  ...screen(patient, 'AnswerLayout', () => import('./patient/answer/AnswerLayout.tsx')),
  children: [
    { index: true, ...screen(patient, 'QueueScreen', () => import('./patient/queue/QueueScreen.tsx')) },
  ],
}

// The routes of each guarded area are a part of its own scripts, which the sign-in screens do not load.
export const routes: RouteObject[] = [
  authRoutes,
  {
    ...checked(needsToken('patients')),
    children: [area('/patients', () => import('./patient/routes.tsx'))],
  },
  {
    ...checked(needsToken('admins')),
    children: [area('/admins', () => import('./admin/routes.tsx'))],
  },
  { ...withQueries, children: [answerRoutes, queueRoute, displayRoute] },
  { path: '*', ...notFound },
]
