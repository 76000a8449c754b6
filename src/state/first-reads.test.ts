import { afterEach, expect, test } from 'vitest'
import { firstReads, takeFirstAnswer } from './first-reads.ts'
import { $token } from './token.ts'

const slot = globalThis as { rawatFirst?: object }
const readsAt = (path: string) =>
  (['auth', 'patients', 'admins'] as const)
    .flatMap(area => firstReads(area, ['doctors', 'units']))
    .filter(([address]) => address.test(path))
    .flatMap(([, reads]) => reads)
const signal = new AbortController().signal
afterEach(() => {
  delete slot.rawatFirst
  $token.set(undefined)
})

test('only screens behind a login are asked for, and not those that a link opens', () => {
  expect(readsAt('/patients')).toContain('profile/patients/user')
  expect(readsAt('/patients')).toContain('waiting-list')
  expect(readsAt('/patients/family')).toEqual(['profile/patients/user'])
  expect(readsAt('/patients/answers')).toEqual(['profile/patients/user'])
  expect(readsAt('/patients?lang=id')).toContain('waiting-list')
  expect(readsAt('/admins/hospitals/doctors')).toEqual(['profile/admins/user', 'admins/$1?page=1&perPage=25'])
  for (const other of ['/admins', '/admins/hospitals/doctors?search=ayu', '/admins/hospitals/doctors/add'])
    expect(readsAt(other)).toEqual(['profile/admins/user'])
  for (const open of ['/patients/answer', '/patients/queue', '/admins/display', '/auth/patients', '/'])
    expect(readsAt(open)).toEqual([])
})

test('the booking reads the doctor of its address, which is not a package', () => {
  const all = ['addresses?perPage=500&page=1', 'dependants', 'profile/patients/user']
  const create = '/patients/appointments/create'
  expect(readsAt(create)).toEqual(all)
  for (const query of ['doctor=ayu-lestari', 'date=2026-12-01&doctor=ayu-lestari&for=self'])
    expect(readsAt(`${create}?${query}`)).toEqual(['doctors/$1', ...all])
  expect(readsAt(`${create}?doctor=package:check-up`)).toEqual(all)
})

test('a form reads its item', () => {
  expect(readsAt('/admins/hospitals/doctors/edit/ayu')).toEqual(['profile/admins/user', 'admins/$1/$2'])
})

test('an answer is given once, and to its token only', async () => {
  const answer = new Response('{}')
  $token.set('rwt_1')
  slot.rawatFirst = { token: 'rwt_2', answers: { '/api/a': Promise.resolve(answer) } }
  expect(takeFirstAnswer('/api/a', signal)).toBeUndefined()
  slot.rawatFirst = { token: 'rwt_1', answers: { '/api/a': Promise.resolve(answer) } }
  expect(await takeFirstAnswer('/api/a', signal)).toBe(answer)
  expect(takeFirstAnswer('/api/a', signal)).toBeUndefined()
})

test('nothing is left after the end of the session', () => {
  $token.set('rwt_1')
  slot.rawatFirst = { token: 'rwt_1', answers: {} }
  $token.set(undefined)
  expect(slot.rawatFirst).toBeUndefined()
})

test('an answer that does not come ends with the call', async () => {
  $token.set('rwt_1')
  slot.rawatFirst = { token: 'rwt_1', answers: { '/api/a': new Promise(() => {}) } }
  const call = new AbortController()
  const taken = takeFirstAnswer('/api/a', call.signal)
  call.abort(new Error('late'))
  await expect(taken).rejects.toThrow('late')
})
