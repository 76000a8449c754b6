import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncOnce } from './sync.client.ts'

const sent: { path: string; init: RequestInit }[] = []
let flags: Map<string, string>
beforeEach(() => {
  flags = new Map([])
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('localStorage', { getItem: () => 'rwt_1' })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => flags.get(name) ?? null,
    setItem: (name: string, value: string) => flags.set(name, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sent.length = 0
})
const answers = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, init })
    return answer()
  })

test('all four calls are sent in one task with keepalive, also if no response arrives', () => {
  answers(() => new Promise(() => {}))
  syncOnce()
  expect(sent.map(one => one.path)).toEqual([
    '/api/specialists/sync',
    '/api/units/sync',
    '/api/doctors/sync',
    '/api/schedules/sync',
  ])
  for (const { init } of sent)
    expect(init).toMatchObject({
      method: 'POST',
      keepalive: true,
      headers: { accept: 'application/json', authorization: 'Bearer rwt_1' },
    })
  expect([...flags.keys()]).toEqual(['sync.once.v1'])
})

test('they are sent once per browser session, and a failure is not shown', async () => {
  answers(() => Promise.reject(new TypeError('network')))
  syncOnce()
  syncOnce()
  await new Promise(resolve => setTimeout(resolve))
  expect(sent).toHaveLength(4)
})
