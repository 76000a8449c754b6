import { beforeEach, expect, test, vi } from 'vitest'

/** As the browser's: what is stored are its own keys. */
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
/** A page that has just been loaded, in the same tab. */
const load = async () => {
  vi.resetModules()
  return import('./encrypted-draft.ts')
}

test('what was typed survives a reload, and the browser’s storage does not tell it', async () => {
  const first = await load()
  first.keepFor('a1')
  first.storeDraft('booking', typed)
  await first.isWritten()
  expect(storage['kept.booking']).toMatch(/^[\w+/=]{40,}$/)
  expect(JSON.stringify(storage)).not.toMatch(/chest|ayu/)
  const second = await load()
  expect(second.readDraft('booking')).toBeNull()
  await second.openDrafts()
  expect(second.readDraft('booking')).toEqual(typed)
})

test('the last of many letters is what is kept', async () => {
  const first = await load()
  for (let length = 1; length <= 20; length++) first.storeDraft('reason', 'p'.repeat(length))
  await first.isWritten()
  const second = await load()
  await second.openDrafts()
  expect(second.readDraft('reason')).toBe('p'.repeat(20))
})

test('what is settled while it is being written does not come back', async () => {
  const first = await load()
  first.storeDraft('booking', typed)
  first.drop('booking')
  await first.isWritten()
  expect(Object.keys(storage)).toEqual([])
})

test('with another key, or none, it stays closed', async () => {
  const first = await load()
  first.storeDraft('booking', typed)
  await first.isWritten()
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

test('the next person’s sign-in wipes it, and so does the logout', async () => {
  const page = await load()
  page.keepFor('a1')
  page.storeDraft('booking', typed)
  await page.isWritten()
  page.keepFor('a2')
  expect([page.readDraft('booking'), Object.keys(storage)]).toEqual([null, ['kept.owner']])
  page.storeDraft('booking', typed)
  page.wipeDrafts()
  await page.isWritten()
  expect([page.readDraft('booking'), Object.keys(storage)]).toEqual([null, []])
})
