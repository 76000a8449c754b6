import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { serveMedia } from './serve.ts'

let hospital: HospitalFixture
let id: string
const dataDir = mkdtempSync(join(tmpdir(), 'rawat-crop-'))
const pages = new Hono().all('*', context => serveMedia(context, hospital.deps))
const colors = ['#c02020', '#20a040', '#2040c0', '#e0c020'] as const

/** A picture of four quarters, each of one colour, so that the colour shows which part was cut out. */
const quarters = (side = 800) => {
  const [first, ...others] = colors.map((background, place) => ({
    input: { create: { width: side / 2, height: side / 2, channels: 3 as const, background } },
    left: ((place % 2) * side) / 2,
    top: (Math.floor(place / 2) * side) / 2,
  }))
  return sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
    .composite(first ? [first, ...others] : [])
    .jpeg({ quality: 95 })
    .toBuffer()
}
async function send(bytes: Buffer, path = '/api/admins/media') {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'quarters.jpg')
  const headers = { authorization: `Bearer ${hospital.admins.content.token}` }
  return (await hospital.app.request(path, { method: 'POST', headers, body })).json()
}
const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
  hospital.call(method, path, {
    token: hospital.admins.content.token,
    ...(body === undefined ? {} : { body }),
  })
const versionNow = async () => (await call('GET', `/api/admins/media/${id}`)).result.version
const crop = async (area: unknown, version?: number) =>
  call('PUT', `/api/admins/media/${id}/crop`, { crop: area, version: version ?? (await versionNow()) })
const files = () =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(one => one.isFile())
    .length
const served = async (path = `/media/${id}-1920.webp`) => {
  const response = await pages.request(`http://host${path}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { etag: response.headers.get('etag'), bytes }
}
/** Which of the four colours is at a position, given in percent. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor((info.height * y) / 100) * info.width + Math.floor((info.width * x) / 100)) * 3
  const far = colors.map(color =>
    [1, 3, 5].reduce(
      (sum, from, part) =>
        sum + Math.abs(Number.parseInt(color.slice(from, from + 2), 16) - (data[at + part] ?? 0)),
      0,
    ),
  )
  return far.indexOf(Math.min(...far))
}
const cornersOf = (bytes: Buffer) =>
  Promise.all([colorAt(bytes, 5, 5), colorAt(bytes, 95, 5), colorAt(bytes, 5, 95), colorAt(bytes, 95, 95)])

beforeAll(async () => {
  hospital = await createHospital({ patients: 0 })
  hospital.deps.config.DATA_DIR = dataDir
  id = (await send(await quarters())).result.id
  const { result } = await call('GET', '/api/admins/doctors/ayu')
  const photo = { src: `/media/${id}`, alt: { en: 'A doctor', id: 'Dokter' }, focal: { x: 75, y: 75 } }
  await call('PUT', '/api/doctors/ayu', {
    data: { ...result.data, photo },
    version: result.version,
    publish: true,
  })
})
afterAll(async () => {
  await hospital.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('A crop is served at the same address, and content gets its size, colour and focal point', async () => {
  const before = await served()
  const filesBefore = files()
  let notified = 0
  const contentChanged = hospital.deps.contentChanged
  hospital.deps.contentChanged = () => notified++
  const { status, result } = await crop({ x: 500, y: 500, width: 500, height: 400 })
  hospital.deps.contentChanged = contentChanged
  expect([status, notified]).toEqual([200, 1])
  expect(result).toMatchObject({
    src: `/media/${id}`,
    width: 400,
    height: 320,
    crop: { x: 500, y: 500, width: 500, height: 400 },
    whole: { width: 800, height: 800 },
    focal: { x: 0, y: 0 },
    version: 2,
  })
  const after = await served()
  expect(after.etag).not.toBe(before.etag)
  expect(await sharp(after.bytes).metadata()).toMatchObject({ width: 400, height: 320 })
  expect([await cornersOf(before.bytes), await cornersOf(after.bytes)]).toEqual([
    [0, 1, 2, 3],
    [3, 3, 3, 3],
  ])
  // A width of 800 pixels has three sizes, one of 400 has two, each in two formats.
  expect(files()).toBe(filesBefore - 2)
  const seen = await hospital.call('GET', '/api/doctors/ayu')
  expect(seen.result.photo).toMatchObject({
    width: 400,
    height: 320,
    color: result.color,
    focal: { x: 50, y: 63 },
  })
})

test('It can be changed later, because the original stays complete; only editors see all of it', async () => {
  const { result } = await crop({ x: 250, y: 0, width: 500, height: 1000 })
  expect([result.width, result.height]).toEqual([400, 800])
  expect(await cornersOf((await served()).bytes)).toEqual([0, 1, 2, 3])
  const path = `/api/admins/media/${id}/whole`
  const headers = { authorization: `Bearer ${hospital.admins.content.token}` }
  const whole = await hospital.app.request(path, { headers })
  expect(whole.headers.get('content-type')).toBe('image/webp')
  const { width, height } = await sharp(Buffer.from(await whole.arrayBuffer())).metadata()
  expect([width, height]).toEqual([800, 800])
  expect((await hospital.app.request(path)).status).toBe(401)
})

test('It can be removed: the picture, its size and its files are as before', async () => {
  const { result } = await crop(null)
  expect(result).toMatchObject({ width: 800, height: 800, crop: null, whole: { width: 800, height: 800 } })
  const { bytes } = await served()
  expect((await sharp(bytes).metadata()).width).toBe(800)
  expect(await cornersOf(bytes)).toEqual([0, 1, 2, 3])
})

test.each([
  ['over the edge', { x: 600, y: 0, width: 500, height: 500 }, 'beyond the picture'],
  ['thinner than 64 pixels', { x: 0, y: 0, width: 79, height: 500 }, 'too small'],
  ['before the beginning', { x: -1, y: 0, width: 500, height: 500 }, 'must be 0 or more'],
])('A crop %s is refused with the reason, and nothing changes', async (_, area, sentence) => {
  const before = [await versionNow(), files()]
  const answer = await crop(area)
  expect([answer.status, answer.meta.fields?.[0]?.message]).toEqual([422, expect.stringContaining(sentence)])
  expect([await versionNow(), files()]).toEqual(before)
})

test('Of two concurrent editors the second gets a conflict, before or during the processing', async () => {
  const version = await versionNow()
  const stale = await crop({ x: 0, y: 0, width: 500, height: 500 }, version - 1)
  expect([stale.status, stale.result.current.version]).toEqual([409, version])
  const filesBefore = files()
  const answers = await Promise.all([
    crop({ x: 0, y: 0, width: 500, height: 500 }, version),
    crop({ x: 500, y: 0, width: 500, height: 500 }, version),
  ])
  expect(answers.map(one => one.status).sort()).toEqual([200, 409])
  // The refused crop left no files.
  expect(files()).toBe(filesBefore - 2)
})

test('A replaced picture is shown without the old crop', async () => {
  expect((await call('GET', `/api/admins/media/${id}`)).result.crop).not.toBeNull()
  const { result } = await send(await quarters(600), `/api/admins/media/${id}/file`)
  expect(result).toMatchObject({ width: 600, height: 600, crop: null, whole: { width: 600, height: 600 } })
  expect(await cornersOf((await served()).bytes)).toEqual([0, 1, 2, 3])
})
