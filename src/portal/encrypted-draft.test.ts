import { beforeEach, expect, test, vi } from 'vitest'

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
const keyOf = (byte: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(byte)))
const typed = { reason: 'chest pain', doctor: 'ayu' }

let storage: MemoryStorage
let key: string | null
beforeEach(() => {
  storage = new MemoryStorage()
  key = keyOf(1)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('fetch', async () =>
    key
      ? Response.json({ result: { key }, meta: { message: 'ok' } })
      : Response.json({ meta: { message: 'no', code: 'api.signIn' } }, { status: 401 }),
  )
})
/** Simulates a reload of the page in the same tab. */
const load = async () => {
  vi.resetModules()
  return import('./encrypted-draft.ts')
}

test('a draft survives a reload and is not readable in the browser’s storage', async () => {
  const first = await load()
  first.deleteDraftsOfOthers('a1')
  first.storeDraft('booking', typed)
  await first.draftsWritten()
  expect(storage['kept.booking']).toMatch(/^[\w+/=]{40,}$/)
  expect(JSON.stringify(storage)).not.toMatch(/chest|ayu/)
  const second = await load()
  expect(second.readDraft('booking')).toBeNull()
  await second.openDrafts()
  expect(second.readDraft('booking')).toEqual(typed)
})

test('of many quick changes the last one is stored', async () => {
  const first = await load()
  for (let length = 1; length <= 20; length++) first.storeDraft('reason', 'p'.repeat(length))
  await first.draftsWritten()
  const second = await load()
  await second.openDrafts()
  expect(second.readDraft('reason')).toBe('p'.repeat(20))
})

test('a draft dropped while it is being written does not come back', async () => {
  const first = await load()
  first.storeDraft('booking', typed)
  first.deleteDraft('booking')
  await first.draftsWritten()
  expect(Object.keys(storage)).toEqual([])
})

test('with another key, or none, the draft is not decrypted', async () => {
  const first = await load()
  first.storeDraft('booking', typed)
  await first.draftsWritten()
  key = null
  const signedOut = await load()
  await signedOut.openDrafts()
  expect(signedOut.readDraft('booking')).toBeNull()
  expect(storage['kept.booking']).toBeDefined()
  key = keyOf(2)
  const other = await load()
  await other.openDrafts()
  expect(other.readDraft('booking')).toBeNull()
  expect(storage['kept.booking']).toBeUndefined()
})

test('the sign-in of another account deletes the draft, and so does signing out', async () => {
  const page = await load()
  page.deleteDraftsOfOthers('a1')
  page.storeDraft('booking', typed)
  await page.draftsWritten()
  page.deleteDraftsOfOthers('a2')
  expect([page.readDraft('booking'), Object.keys(storage)]).toEqual([null, ['kept.owner']])
  page.storeDraft('booking', typed)
  page.deleteAllDrafts()
  await page.draftsWritten()
  expect([page.readDraft('booking'), Object.keys(storage)]).toEqual([null, []])
})
