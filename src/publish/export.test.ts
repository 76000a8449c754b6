import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exportRelease } from './export.ts'
import { type Release, SiteStore } from './site-store.ts'

test('a folder for a static host loses what is gone from the site, and nothing outside itself', async () => {
  const place = mkdtempSync(join(tmpdir(), 'rawat-export-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const store = new SiteStore(join(place, 'site'))
  const folder = join(place, 'public')
  const release = async (...paths: string[]): Promise<Release> => {
    const files: Release['files'] = {}
    for (const path of paths) files[path] = await store.put(path, Buffer.from(path))
    return { id: 'r', builtAt: '', change: 0, code: '', files }
  }
  await exportRelease(store, await release('index.html', 'doctors/ayu.html'), folder)
  mkdirSync(join(place, 'public-of-others'))
  const others = [join(place, 'precious'), join(place, 'public-of-others/precious')]
  for (const path of others) writeFileSync(path, 'kept')
  const list = join(folder, '.rawat-files.json')
  const known = JSON.parse(readFileSync(list, 'utf8'))
  const named = { ...known, '../precious': 'x', '../public-of-others/precious': 'x' }
  writeFileSync(list, JSON.stringify(named))
  const { written, removed } = await exportRelease(store, await release('index.html'), folder)
  expect([written, removed]).toEqual([['_headers'], ['doctors/ayu.html']])
  expect(existsSync(join(folder, 'doctors/ayu.html'))).toBe(false)
  expect(others.map(path => existsSync(path))).toEqual([true, true])
})
