import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import { serveMedia } from '#server/media/serve.ts'
import { type Answer, createHospital, type HospitalFixture } from './hospital.ts'

/** A hospital with an empty media library, for all tests of a file. */
export function mediaLibraryForFile() {
  let hospital: HospitalFixture
  const dataDir = mkdtempSync(join(tmpdir(), 'rawat-library-'))
  const pages = new Hono().all('*', context => serveMedia(context, hospital.deps))
  beforeAll(async () => {
    hospital = await createHospital({ patients: 0 })
    hospital.deps.config.DATA_DIR = dataDir
  })
  afterAll(async () => {
    await hospital.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const token = () => hospital.admins.content.token
  return {
    get hospital() {
      return hospital
    },
    token,
    call: (method: string, path: string, body?: unknown): Promise<Answer> =>
      hospital.call(method, path, { token: token(), ...(body === undefined ? {} : { body }) }),
    /** Uploads a file. */
    async send(bytes: Buffer | null, name = 'picture.jpg', path = '/api/admins/media') {
      const form = new FormData()
      if (bytes) form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
      const headers = { authorization: `Bearer ${token()}` }
      const response = await hospital.app.request(path, { method: 'POST', headers, body: form })
      return { status: response.status, ...(await response.json()) }
    },
    /** The first message about a field. */
    problemOf: (answer: { meta: { fields?: { message: string }[] } }) => answer.meta.fields?.[0]?.message,
    get: (path: string, headers: Record<string, string> = {}) =>
      pages.request(`http://host${path}`, { headers }),
    /** The paths of all stored files. */
    onDisk: () =>
      readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name)),
  }
}
