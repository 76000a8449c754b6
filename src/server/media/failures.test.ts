import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { picture } from '../../../tests/pictures.ts'
import { newId } from '../database/connect.ts'
import { mediaFile } from '../database/tables/media.ts'
import { storageOf } from '../storage/storage.ts'
import { replacePicture } from './replace.ts'
import { decodingProblem, storePicture } from './store-picture.ts'

let hospital: HospitalFixture
const folder = mkdtempSync(join(tmpdir(), 'rawat-failures-'))
beforeAll(async () => {
  hospital = await createHospital({ patients: 0 })
  hospital.deps.config.DATA_DIR = folder
})
afterAll(async () => {
  await hospital.close()
  rmSync(folder, { recursive: true, force: true })
})

async function store(seed: number) {
  const bytes = await picture({ width: 400, height: 400, seed })
  const path = join(folder, 'upload')
  writeFileSync(path, bytes)
  return storePicture(hospital.deps, { path, size: bytes.length, sha256: newId(), name: 'a.jpg' })
}

test('if the storage cannot delete an old picture, the new one keeps all its files', async () => {
  const { deps, admins } = hospital
  const id = newId()
  // A key that the storage refuses to remove.
  const values = { ...(await store(1)), masterKey: 'stuck', id, name: 'A room' }
  await deps.db.insert(mediaFile).values(values)
  const actor = { accountId: admins.content.accountId, requestId: 'failures' }
  const after = await replacePicture(deps, id, await store(2), actor)
  for (const key of [after.masterKey, ...after.renditions.map(one => one.key)]) {
    const file = await storageOf(deps.config).read(key)
    expect(file).not.toBeNull()
    file?.destroy()
  }
  // A deleted picture is gone for the client, also if its files could not be removed.
  await deps.db.update(mediaFile).set({ masterKey: 'stuck' }).where(eq(mediaFile.id, id))
  const gone = await hospital.call('DELETE', `/api/admins/media/${id}`, { token: admins.content.token })
  expect(gone.status).toBe(200)
})

test.each([
  ['/data/master: unable to write: No space left on device', { code: 'ENOSPC' }],
  ['system error: Disk quota exceeded', { code: 'ENOSPC' }],
  ['timeout: 60% complete', { status: 503, code: 'library.busy' }],
  ['VipsJpeg: premature end of JPEG image', { status: 422, code: 'api.invalid' }],
])('a picture is called damaged only if the file is the cause: %s', (message, expected) => {
  expect(decodingProblem(new Error(message))).toMatchObject(expected)
})
