import { beforeEach, expect, test } from 'vitest'
import type { Release, ReleaseFile, StoredRelease } from '#publishing/release/release.ts'
import { ChangedPages } from './changed-pages.ts'

const releaseOf = (id: string): Release => ({
  id,
  builtAt: '2026-11-25T10:00:00Z',
  change: 1,
  code: 'code',
  files: {},
})
const changed: ReleaseFile = { hash: 'changed', length: 7 } as never
const before = releaseOf('before')
let asked: [release: string, file: string][] = []
let live: { stored: StoredRelease | null; frozen: boolean }
let pages: ChangedPages

beforeEach(() => {
  asked = []
  live = { stored: { release: before, manifest: 'before' }, frozen: false }
  const urgent = async (release: Release, file: string) => {
    asked.push([release.id, file])
    return changed
  }
  pages = new ChangedPages({ urgent } as never, live)
})

test('while a release is built, a page of the next one is shown', async () => {
  pages.begin(before)
  expect(await pages.page('doctors.html')).toBe(changed)
  expect(asked).toEqual([['before', 'doctors.html']])
})

test('no page is requested before a build begins, nor after it ended in any way', async () => {
  expect(await pages.page('doctors.html')).toBeNull()
  pages.begin(before)
  pages.end()
  expect(await pages.page('doctors.html')).toBeNull()
  expect(asked).toEqual([])
})

test('a freeze during the build stops new pages at once', async () => {
  pages.begin(before)
  live.frozen = true
  expect(await pages.page('doctors.html')).toBeNull()
  expect(asked).toEqual([])
})

test('after a roll back during the build, its pages are not shown, because they follow another release', async () => {
  pages.begin(before)
  live.stored = { release: releaseOf('earlier'), manifest: 'earlier' }
  expect(await pages.page('doctors.html')).toBeNull()
  expect(asked).toEqual([])
})

test('the first release of a site has no pages to show early', async () => {
  live.stored = null
  pages.begin(null)
  expect(await pages.page('doctors.html')).toBeNull()
})
