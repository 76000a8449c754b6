import { matchRoutes } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { paths, signInPathOf } from './paths.ts'

// The shells are mocked: their rendering does not matter here, and their icons need the build.
for (const name of ['auth/AuthLayout', 'auth/PatientLogin', 'patient/PatientLayout', 'WithQueries'])
  vi.doMock(`./${name}.tsx`, () => ({ [name.replace(/.*\//, '')]: () => null }))
const guard = () => undefined
vi.doMock('./guard.ts', () => ({ guard: () => guard }))
vi.doMock('./token-guards.ts', () => ({ needsToken: () => null, skipIfSignedIn: () => null }))
const page = (path: string) => ({ path })
vi.doMock('./routing/screen.tsx', () => ({
  area: (path: string) => ({ path: `${path}/*` }),
  checked: (handle: unknown) => ({ handle }),
  page,
  Routes: null,
  screen: () => ({}),
}))
const { routes } = await import('./routes.tsx')
const { routes: patientRoutes } = await import('./patient/routes.tsx')
const found = (address: string) => {
  const { pathname } = new URL(address, 'https://www.example.org')
  const matches = matchRoutes(routes, pathname) ?? []
  const inside = matches.at(-1)?.route.path === '/patients/*'
  return [...matches, ...((inside && matchRoutes(patientRoutes, pathname, '/patients')) || [])]
}

/** The route's own path for an address, '*' where only the not-found page is left. */
function leaf(address: string): string | undefined {
  const route = found(address).at(-1)?.route
  return route?.index ? '(index)' : route?.path
}
const guarded = (address: string) => found(address).some(({ route }) => route.handle === guard)

describe('every address of the specification has a screen', () => {
  test.each([
    '/auth/admins',
    '/auth/admins-reset-password',
    '/auth/patients',
    '/auth/reset-password',
    '/auth/signup-patients',
    '/patients',
    '/patients/appointments/create',
    '/patients/appointments/history',
    '/patients/doctors',
    '/patients/profile-edit',
  ])('%s', address => {
    expect(leaf(address)).toBeDefined()
    expect(['*', '/patients/*']).not.toContain(leaf(address))
    expect(guarded(address)).toBe(address.startsWith('/patients'))
  })
})

test('every link that the portal builds leads to a screen', () => {
  const links = [
    signInPathOf('admins')('/admins'),
    signInPathOf('patients')(),
    paths.signUp('/patients'),
    paths.patientReset(),
    paths.adminReset(),
    paths.patients,
    paths.patientDoctors,
    paths.history,
    paths.book({ doctor: 'ayu', startsAt: '2026-11-24T07:00:00Z' }),
    paths.move({ id: 'a1', doctor: 'ayu' }),
    paths.testimonial({ id: 'a1' }),
    paths.colleagues('jantung'),
    paths.profile,
  ]
  expect(links.filter(link => ['*', '/patients/*', undefined].includes(leaf(link)))).toEqual([])
})

test('an unmatched address shows the not-found page, inside the area’s own frame and behind its guard', () => {
  expect(leaf('/patients/nothing')).toBe('*')
  expect(guarded('/patients/nothing')).toBe(true)
  expect(leaf('/auth/nothing')).toBe('*')
  expect(leaf('/auth')).toBe('(index)')
  expect(leaf('/nothing')).toBe('*')
})

test('links in messages open without a login', () => {
  expect(leaf('/patients/answer#token=rwa_1')).toBe('(index)')
  expect(guarded('/patients/answer#token=rwa_1')).toBe(false)
  expect(guarded('/patients/answers')).toBe(true)
})

test('the choice made on a public page is carried in the address', () => {
  const choice = { doctor: 'ayu', schedule: '0199', startsAt: '2026-11-24T14:00:00+07:00' }
  const link = paths.book(choice)
  expect(Object.fromEntries(new URL(link, 'https://x.example').searchParams)).toEqual(choice)
  expect(new URL(paths.patientLogin(link), 'https://x.example').searchParams.get('redirect')).toBe(link)
  expect(paths.patientLogin(null)).toBe('/auth/patients')
})
