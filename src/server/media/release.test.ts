import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Release } from '#publishing/release/release.ts'
import { SiteStore } from '#publishing/release/site-store.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { picture } from '../../../tests/pictures.ts'
import { newId } from '../database/connect.ts'
import { mediaFile } from '../database/tables/media.ts'
import { addMedia } from './release.ts'
import { storePicture } from './store-picture.ts'

let hospital: HospitalFixture
const folder = mkdtempSync(join(tmpdir(), 'rawat-release-'))
const store = new SiteStore(join(folder, 'site'))
beforeAll(async () => {
  hospital = await createHospital({ patients: 0 })
  hospital.deps.config.DATA_DIR = folder
})
afterAll(async () => {
  await hospital.close()
  rmSync(folder, { recursive: true, force: true })
})

async function add(): Promise<string> {
  const bytes = await picture({ width: 500, height: 400 })
  const path = join(folder, 'upload')
  writeFileSync(path, bytes)
  const upload = { path, size: bytes.length, sha256: newId(), name: 'a.jpg' }
  const values = { ...(await storePicture(hospital.deps, upload)), id: newId(), name: 'A room' }
  await hospital.deps.db.insert(mediaFile).values(values)
  return values.id
}

test('a release contains the pictures that its pages name, in every size that a page may request', async () => {
  const [id, unused] = [await add(), await add()]
  const html = `<img src="/media/${id}-1280.webp" srcset="/media/${id}-320.webp 320w">`
  const files: Release['files'] = { 'index.html': await store.put('index.html', Buffer.from(html)) }
  expect(files['index.html']?.media).toEqual([id])
  const carried = { ...files }
  await addMedia(hospital.deps, store, carried, null)
  const names = Object.keys(carried).filter(path => path.startsWith('media/'))
  expect(names.sort()).toEqual(
    [320, 640, 960, 1280, 1920]
      .flatMap(step => ['avif', 'webp'].map(format => `media/${id}-${step}.${format}`))
      .sort(),
  )
  expect(names.some(name => name.includes(unused))).toBe(false)
  const largest = carried[`media/${id}-1920.webp`]
  expect(largest).toEqual(carried[`media/${id}-640.webp`])
  expect(largest?.type).toBe('image/webp')
  expect((await store.read(largest as Release['files'][string])).subarray(8, 12).toString()).toBe('WEBP')

  const last: Release = { id: 'r1', builtAt: '', change: 0, code: '', files: carried }
  const none = { 'index.html': await store.put('index.html', Buffer.from('<p>No picture</p>')) }
  const without = { ...carried, ...none }
  await addMedia(hospital.deps, store, without, last)
  expect(Object.keys(without)).toEqual(['index.html'])
  const again = { ...files }
  await addMedia(hospital.deps, store, again, last)
  expect(again).toEqual(carried)
})
