import { beforeAll, describe, expect, test } from 'vitest'
import { mediaLibraryForFile } from '../../../tests/media-library.ts'
import { picture } from '../../../tests/pictures.ts'
import { mediaFile } from '../database/tables/media.ts'
import { purgeForms } from '../inbox/forms/retention.ts'

const library = mediaLibraryForFile()
const { call, send, get, onDisk } = library
const alt = { en: 'A doctor', id: 'Seorang dokter' }

describe('a picture in use', () => {
  let id: string
  const doctor = async (photo: unknown) => {
    const { result } = await call('GET', '/api/admins/doctors/ayu')
    const data = { ...result.data, photo }
    return call('PUT', '/api/doctors/ayu', { data, version: result.version, publish: true })
  }
  beforeAll(async () => {
    id = (await send(await picture({ width: 500, height: 700, seed: 51 }), 'ayu.jpg')).result.id
  })

  test('has its size and colour from the library, whatever the form sends', async () => {
    const saved = await doctor({
      src: `/media/${id}-640.webp`,
      alt,
      width: 1,
      height: 1,
      focal: { x: 50, y: 20 },
    })
    expect(saved.result.published.photo).toEqual({
      src: `/media/${id}`,
      alt,
      width: 500,
      height: 700,
      focal: { x: 50, y: 20 },
      color: expect.stringMatching(/^#/),
    })
  })

  test('must exist, and be described in both languages', async () => {
    const silent = await doctor({ src: `/media/${id}`, alt: { en: 'A doctor' } })
    expect([silent.status, silent.meta.fields]).toEqual([
      422,
      [{ path: 'photo.alt.id', message: expect.stringContaining('both languages') }],
    ])
    const gone = await doctor({ src: '/media/01890000-0000-7000-8000-0000000000aa', alt })
    expect(gone.meta.fields).toEqual([{ path: 'photo.src', message: expect.stringContaining('no longer') }])
  })

  test('lists its uses, and cannot be deleted', async () => {
    const { result } = await call('GET', `/api/admins/media/${id}`)
    expect(result.usedBy).toEqual([{ kind: 'doctors', key: 'ayu', title: 'Ayu Lestari', published: true }])
    const refused = await call('DELETE', `/api/admins/media/${id}`)
    expect([refused.status, refused.meta.code, refused.result.referrers.length]).toEqual([
      409,
      'library.used',
      1,
    ])
    expect((await get(`/media/${id}`)).status).toBe(200)
  })

  test('is replaced at its address: its old files are deleted, and content gets its new size', async () => {
    const files = onDisk().length
    const tag = (await get(`/media/${id}`)).headers.get('etag')
    const { status, result } = await send(
      await picture({ width: 600, height: 600, seed: 52 }),
      'new.jpg',
      `/api/admins/media/${id}/file`,
    )
    expect([status, result.id, result.name, result.version]).toEqual([200, id, 'ayu', 2])
    expect((await get(`/media/${id}`)).headers.get('etag')).not.toBe(tag)
    expect(onDisk().length).toBe(files)
    const seen = await library.hospital.call('GET', '/api/doctors/ayu')
    expect(seen.result.photo).toMatchObject({ width: 600, height: 600, focal: { x: 50, y: 20 } })
  })

  test('cannot be replaced by a picture that the library has already', async () => {
    const other = await picture({ seed: 53 })
    await send(other, 'other.jpg')
    const refused = await send(other, 'other.jpg', `/api/admins/media/${id}/file`)
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('as other')])
  })

  test('can be deleted with all its files when no content uses it any more', async () => {
    await doctor(undefined)
    const files = onDisk().length
    expect((await call('DELETE', `/api/admins/media/${id}`)).status).toBe(200)
    expect(onDisk().length).toBe(files - 5)
    expect((await get(`/media/${id}`)).status).toBe(404)
  })
})

describe('the library', () => {
  beforeAll(async () => {
    for (const seed of [71, 72, 73, 74]) await send(await picture({ seed }))
  })

  test('is searched by words and tags, and has pages', async () => {
    const { result } = await send(await picture({ seed: 61 }), 'Kantin.jpg')
    const values = { name: 'Canteen', alt: { en: 'People eat', id: 'Orang makan' }, focal: { x: 0, y: 100 } }
    const changed = await call('PUT', `/api/admins/media/${result.id}`, {
      ...values,
      tags: ['rooms', 'food', 'rooms'],
      version: 1,
    })
    expect(changed.result).toMatchObject({ ...values, tags: ['food', 'rooms'], version: 2 })
    for (const query of ['search=makan', 'search=cant', 'tag=food', 'search=rooms'])
      expect(
        (await call('GET', `/api/admins/media?${query}`)).result.map((one: { id: string }) => one.id),
      ).toEqual([result.id])
    expect((await call('GET', '/api/admins/media?search=%25')).meta.total).toBe(0)
    expect((await call('GET', '/api/admins/media/tags')).result).toEqual([
      { tag: 'food', count: 1 },
      { tag: 'rooms', count: 1 },
    ])
    const { meta, result: page } = await call('GET', '/api/admins/media?perPage=2&page=2')
    expect([page.length, (meta.total ?? 0) > 4]).toEqual([2, true])
    const stale = await call('PUT', `/api/admins/media/${result.id}`, { ...values, tags: [], version: 1 })
    expect([stale.status, stale.result.current.version]).toEqual([409, 2])
  })

  test('keeps its files when files without a row are deleted from the storage', async () => {
    const rows = await library.hospital.deps.db.select().from(mediaFile)
    await purgeForms({ ...library.hospital.deps, now: () => Temporal.Now.instant().add({ hours: 48 }) })
    expect(onDisk().length).toBe(rows.reduce((sum, row) => sum + row.renditions.length + 1, 0))
  })
})
