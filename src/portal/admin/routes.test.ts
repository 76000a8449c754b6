import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'

// Rendering does not matter here, and icons exist only after a build.
for (const name of ['../shell/NotFound', './layout/AdminLayout'])
  vi.doMock(`${name}.tsx`, () => ({ [name.replace(/.*\//, '')]: () => null }))
const guarded: string[] = []
vi.doMock('../guard.ts', () => ({ guard: (area: string) => guarded.push(area) }))
const { routes } = await import('./routes.tsx')

const tree: RouteObject[] = [{ path: '/admins', children: routes }]

/** The path of the matching route; '*' is the not-found page. */
function leaf(address: string): string | undefined {
  const route = matchRoutes(tree, address)?.at(-1)?.route
  return route?.index ? '(index)' : route?.path
}
const listed = (path: string, ...more: string[]) => [path, ...more.map(one => `${path}/${one}`)]

describe('every address of the admin area in the specification has a screen', () => {
  test.each([
    '',
    ...['banners/about/edit', 'banners/about/edit/0199', 'description/about/edit'],
    ...listed('banners/main-banners', 'add', 'edit/0199'),
    ...listed('hospitals/addresses', 'edit/0199'),
    ...[
      'doctors',
      'events',
      'facilities',
      'partners',
      'questions',
      'questions/categories',
      'specialists',
      'units',
    ].flatMap(kind => listed(`hospitals/${kind}`, 'add', 'edit/ayu')),
    ...listed('hospitals/testimonials', 'edit/0199'),
    'jobs/job-applicants',
    ...listed('jobs/job-offers', 'add', 'edit/nurse'),
    ...['articles', 'categories', 'news', 'social-medias', 'videos'].flatMap(kind =>
      listed(`medias/${kind}`, 'add', 'edit/heart'),
    ),
    ...['categories', 'programs'].flatMap(kind => listed(`packages/${kind}`, 'add', 'edit/basic')),
    ...listed('patients/appointments', 'accept/0199'),
    'patients/lists',
  ])('/admins/%s', path => {
    expect(leaf(`/admins/${path}`)).toBeDefined()
    expect(leaf(`/admins/${path}`)).not.toBe('*')
  })
})

test('every route is below the guard of the area', () => {
  expect([routes.length, guarded]).toEqual([1, ['admins']])
})

test('an unmatched address shows the not-found page', () => {
  expect(leaf('/admins/hospitals/nothing')).toBe('*')
})
