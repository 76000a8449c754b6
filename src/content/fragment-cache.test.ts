import { afterEach, expect, test } from 'vitest'
import { cachedFragment, recorder } from './fragment-cache.ts'
import { openSource } from './render-context.ts'
import type { Source } from './source.ts'

const nothing = {} as Source
const now = Temporal.Instant.from('2026-11-22T05:00:00Z')
const tomorrow = now.add({ hours: 24 })
afterEach(() => openSource(nothing))

/** A page of a run, and its recorded dependencies. */
function page(store?: WeakMap<object, Map<string, unknown>>) {
  const reads: string[] = []
  const due: string[] = []
  openSource(nothing, { read: one => reads.push(one), due: one => due.push(String(one)) }, now, store)
  return { reads, due }
}
const pause = () => new Promise(resolve => setImmediate(resolve))
const footer = {}

test('a shared fragment is rendered once in a run, and all its pages depend on what it read', async () => {
  const store = new WeakMap<object, Map<string, unknown>>()
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
  page(new WeakMap<object, Map<string, unknown>>())
  expect(await part()).toBe(2)
  // A preview neither uses nor fills the cache.
  page()
  expect(await part()).toBe(3)
  expect(await part()).toBe(4)
})

test('a fragment does not depend on what the page reads in parallel', async () => {
  const store = new WeakMap<object, Map<string, unknown>>()
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

test('the next page retries a fragment that failed', async () => {
  page(new WeakMap<object, Map<string, unknown>>())
  await expect(cachedFragment(footer, 'en', () => Promise.reject(new Error('No icon')))).rejects.toThrow(
    'No icon',
  )
  expect(await cachedFragment(footer, 'en', async () => 'made')).toBe('made')
})
