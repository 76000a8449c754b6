import type { NavigationType } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $toasts, clearToasts } from '#api/toasts.ts'
import type { User } from '#entities/people/account.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { $language, $languageChoice, chooseLanguage } from '#state/language.ts'
import { $session } from '#state/session.ts'
import { $token } from '#state/token.ts'
import { readDraft, storeDraft } from './encrypted-draft.ts'
import { ensureUser } from './ensure-user.ts'
import { guard } from './guard.ts'
import { queryClient } from './queries.ts'
import type { Visit } from './routing/navigation.ts'
import { $signingOut, $user, startSession } from './session.ts'
import { logout } from './sign-out.ts'
import { needsToken, skipIfSignedIn } from './token-guards.ts'
import { watchIdling } from './watch-idling.ts'

const patient: User = {
  id: 'p1',
  full_name: 'Ayu',
  email: 'ayu@example.com',
  role: 'patients',
  language: 'id',
}
const admin: User = { ...patient, id: 'a1', role: 'admin', scopes: ['super'] }

const calls: string[] = []
type Server = (path: string) => Response | Promise<Response>
function serverIs(server: Server) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url} ${(init.headers as Headers).get('authorization') ?? ''}`.trim())
    return server(url)
  })
}
const profileOf =
  (user: User): Server =>
  () =>
    Response.json({ result: user, meta: { message: 'ok' } })
const problem =
  (status: number, code: string): Server =>
  () =>
    Response.json({ meta: { message: 'no', code } }, { status })
const down: Server = () => Promise.reject(new TypeError('network'))

/** Like the browser's Storage: stored items are own properties of the object. */
class MemoryStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new MemoryStorage())
  vi.stubGlobal('localStorage', new MemoryStorage())
})
afterEach(() => {
  $token.set(undefined)
  $user.set(null)
  $signingOut.set(false)
  $languageChoice.set(undefined)
  calls.length = 0
  clearToasts()
  vi.unstubAllGlobals()
})

const visitOf = (address: string): Visit => {
  const { pathname, search } = new URL(address, 'https://www.example.org')
  const location = { pathname, search, hash: '', state: null, key: 'k' }
  return {
    location,
    action: 'PUSH' as NavigationType,
    keepsScroll: false,
    signal: AbortSignal.timeout(60_000),
  }
}
/** The address that the guard shows instead, if it does not let the user in. */
const leadsTo = (area: Area, path: string) => guard(area)(visitOf(path))

describe('the guard', () => {
  test('redirects to the area’s own sign-in with the whole requested address', async () => {
    const path = '/patients/appointments/create?doctor=ayu&startsAt=2026-11-24T14:00:00+07:00'
    expect(await leadsTo('patients', path)).toBe(`/auth/patients?redirect=${encodeURIComponent(path)}`)
    expect(await leadsTo('admins', '/admins/hospitals/doctors')).toBe(
      '/auth/admins?redirect=%2Fadmins%2Fhospitals%2Fdoctors',
    )
    expect(calls).toEqual([])
  })
  test('loads the user once, from the area’s own endpoint', async () => {
    $token.set('rwt_1')
    serverIs(profileOf(patient))
    expect(await leadsTo('patients', '/patients')).toBeUndefined()
    expect(await leadsTo('patients', '/patients/doctors')).toBeUndefined()
    expect(calls).toEqual(['GET /api/profile/patients/user Bearer rwt_1'])
    expect($user.get()).toEqual(patient)
  })
  test('redirects a known user of the other area to /unknown, signed out here and on the server', async () => {
    serverIs(profileOf(patient))
    startSession('rwt_1', admin)
    expect(await leadsTo('patients', '/patients')).toBe('/unknown')
    expect([$token.get(), $user.get()]).toEqual([undefined, null])
    expect(calls).toEqual(['POST /api/auth/admins/logout Bearer rwt_1'])
  })
  test('does the same for a user that only the server recognises as of the other area', async () => {
    $token.set('rwt_1')
    serverIs(problem(403, 'accounts.wrongDoor'))
    expect(await leadsTo('admins', '/admins')).toBe('/unknown')
    expect([$token.get(), $user.get()]).toEqual([undefined, null])
  })
  test.each([
    ['an ended session', problem(401, 'api.signIn')],
    ['a refusal of a proxy', () => new Response('<h1>Unauthorized</h1>', { status: 401 })],
    ['a request that is wrong', problem(400, 'api.invalid')],
    ['a person who is gone', problem(404, 'api.notFound')],
  ])('drops the token without a word after %s', async (_, server) => {
    $token.set('rwt_1')
    serverIs(server)
    expect(await leadsTo('patients', '/patients')).toBe('/auth/patients?redirect=%2Fpatients')
    expect($token.get()).toBeUndefined()
    expect($toasts.get()).toEqual([])
  })
  test('an aborted navigation does not sign the user out', async () => {
    $token.set('rwt_1')
    const abort = new AbortController()
    serverIs(() => {
      abort.abort()
      return Promise.reject(new DOMException('aborted', 'AbortError'))
    })
    await expect(ensureUser('patients', abort.signal)).rejects.toThrow()
    expect($token.get()).toBe('rwt_1')
  })
})

describe('signing out', () => {
  test('calls the area’s own logout and clears all data', async () => {
    serverIs(() => Response.json({ result: null, meta: { message: 'ok' } }))
    startSession('rwt_1', patient)
    storeDraft('booking', { reason: 'chest pain' })
    queryClient.setQueryData(['appointments'], [1])
    expect(await logout('patients')).toBe(true)
    expect(calls).toContain('POST /api/auth/patients/logout Bearer rwt_1')
    expect([$token.get(), $user.get(), readDraft('booking')]).toEqual([undefined, null, null])
    expect(queryClient.getQueryData(['appointments'])).toBeUndefined()
    expect($signingOut.get()).toBe(true)
  })
  test('works with the server down, and shows an error', async () => {
    serverIs(down)
    startSession('rwt_1', admin)
    expect(await logout('admins')).toBe(false)
    expect([$token.get(), $user.get()]).toEqual([undefined, null])
    expect($toasts.get()).toMatchObject([{ severity: 'error', summary: 'Failed to logout' }])
  })
})

describe('on a shared computer', () => {
  test('a patient’s draft survives her next login, and another patient never sees it', () => {
    startSession('rwt_1', patient)
    storeDraft('booking', { reason: 'chest pain' })
    $token.set(undefined)
    startSession('rwt_2', patient)
    expect(readDraft('booking')).toEqual({ reason: 'chest pain' })
    startSession('rwt_3', { ...patient, id: 'p2' })
    expect(readDraft('booking')).toBeNull()
  })
  test('a sign-in in another tab clears the user of this tab', async () => {
    startSession('rwt_1', patient)
    queryClient.setQueryData(['appointments'], [1])
    $token.set('rwt_other')
    expect($user.get()).toBeNull()
    expect(queryClient.getQueryData(['appointments'])).toBeUndefined()
    serverIs(profileOf({ ...patient, id: 'p2' }))
    expect(await leadsTo('patients', '/patients')).toBeUndefined()
    expect($user.get()).toMatchObject({ id: 'p2' })
  })
  test('when the token ends, the user and the cache are cleared', () => {
    startSession('rwt_1', patient)
    queryClient.setQueryData(['appointments'], [1])
    $token.set(undefined)
    expect($user.get()).toBeNull()
    expect(queryClient.getQueryData(['appointments'])).toBeUndefined()
  })
})

describe('an idle screen', () => {
  test.each([
    ['patients', 30, patient],
    ['admins', 15, admin],
  ] as const)('of %s is cleared within a minute of the end of its session', async (area, minutes, user) => {
    vi.useFakeTimers()
    try {
      const deleted: string[] = []
      vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) })
      serverIs(profileOf(user))
      $token.set('rwt_1')
      await ensureUser(area)
      const stop = watchIdling()
      calls.length = 0
      await vi.advanceTimersByTimeAsync(minutes * 60_000)
      expect(calls).toEqual([])
      // The session is still active because of another tab.
      await vi.advanceTimersByTimeAsync(60_000)
      expect([calls, $user.get()]).toEqual([[`GET /api/profile/${area}/user Bearer rwt_1`], user])
      serverIs(problem(401, 'api.signIn'))
      await vi.advanceTimersByTimeAsync(60_000)
      expect([$token.get(), $user.get(), deleted]).toEqual([undefined, null, ['pages']])
      stop()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the language', () => {
  test('of the account is used on a device without a choice', () => {
    startSession('t1', patient)
    expect($language.get()).toBe('id')
  })

  test('that was chosen on a device stays after any sign-in', () => {
    chooseLanguage('de')
    startSession('t1', patient)
    expect($language.get()).toBe('de')
  })
})

describe('a sign-in screen', () => {
  const at = (area: Area, query = '') => skipIfSignedIn(area)(visitOf(`/auth/${area}${query}`))

  test('redirects a signed-in user to the requested address, within the own area', async () => {
    expect(await at('patients')).toBe(undefined)
    startSession('t1', patient)
    expect($session.get()).toBe('patients')
    expect(await at('patients')).toBe('/patients')
    expect(await at('patients', '?redirect=/patients/profile-edit')).toBe('/patients/profile-edit')
    expect(await at('patients', '?redirect=//evil.example')).toBe('/patients')
    expect(await at('patients', '?redirect=/admins')).toBe('/patients')
    expect(await at('admins')).toBe(undefined)
  })

  test('is shown if the session has ended', async () => {
    startSession('t1', admin)
    expect(await at('admins')).toBe('/admins')
    $token.set(undefined)
    expect($session.get()).toBe(null)
    expect(await at('admins')).toBe(undefined)
  })
})

test('without a token an area leads to its sign-in, which returns to the address', async () => {
  const at = () => needsToken('patients')(visitOf('/patients/appointments/history?page=2'))
  expect(await at()).toBe('/auth/patients?redirect=%2Fpatients%2Fappointments%2Fhistory%3Fpage%3D2')
  $token.set('t1')
  expect(await at()).toBe(undefined)
})
