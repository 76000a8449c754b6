import { afterEach, expect, test } from 'vitest'
import { cachedFragment, recorder } from './fragment-cache.ts'
import { openSource } from './render-context.ts'
import type { Source } from './source.ts'

const nothing = {} as Source
const now = Temporal.Instant.from('2026-11-22T05:00:00Z')
const tomorrow = now.add({ hours: 24 })
afterEach(() => openSource(nothing))

/** A page of a run, and what it is said to have read. */
function page(store?: WeakMap<object, Map<string, unknown>>) {
  const reads: string[] = []
  const due: string[] = []
  openSource(nothing, { read: one => reads.push(one), due: one => due.push(String(one)) }, now, store)
  return { reads, due }
}
const pause = () => new Promise(resolve => setImmediate(resolve))
const footer = {}

test('what pages share is made once in a run, and each of them has read it', async () => {
  const store = new WeakMap()
  let made = 0
  const part = () =>
    cachedFragment(footer, 'en', async () => {
      recorder()?.read('settings/settings')
      await pause()
      recorder()?.due(tomorrow)
      return ++made
    })
  for (const _ of [1, 2]) {
    const { reads, due } = page(store)
    expect(await part()).toBe(1)
    expect({ reads, due }).toEqual({ reads: ['settings/settings'], due: [String(tomorrow)] })
  }
  page(new WeakMap())
  expect(await part()).toBe(2)
  // A preview keeps nothing, and leaves nothing to others.
  page()
  expect(await part()).toBe(3)
  expect(await part()).toBe(4)
})

test('a part has not read what the page reads beside it', async () => {
  const store = new WeakMap()
  const part = () =>
    cachedFragment(footer, 'en', async () => {
      await pause()
      recorder()?.read('social-medias/*')
    })
  const first = page(store)
  const beside = (async () => recorder()?.read('doctors/ayu'))()
  await Promise.all([part(), beside, part()])
  recorder()?.read('doctors/ayu')
  expect(new Set(first.reads)).toEqual(new Set(['social-medias/*', 'doctors/ayu']))
  const second = page(store)
  await part()
  expect(second.reads).toEqual(['social-medias/*'])
})

test('a part that could not be made is tried again by the next page', async () => {
  page(new WeakMap())
  await expect(cachedFragment(footer, 'en', () => Promise.reject(new Error('No icon')))).rejects.toThrow(
    'No icon',
  )
  expect(await cachedFragment(footer, 'en', async () => 'made')).toBe('made')
})
