import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { content } from '../database/tables/content.ts'
import { runContentSchedule } from './lifecycle.ts'
import { createItem } from './writes.ts'

let hospital: HospitalFixture
let token: string
beforeAll(async () => {
  hospital = await createHospital()
  token = hospital.admins.content.token
})
afterAll(() => hospital.close())

const call = (method: string, path: string, body?: unknown) => hospital.call(method, path, { token, body })
const offer = (slug: string) => ({
  slug,
  name: 'Insurer of the sea',
  kind: 'insurer',
})
const newPartner = async (slug: string, publish = false) =>
  (await call('POST', '/api/partners', { data: offer(slug), publish })).result
const listed = async () =>
  (await call('GET', '/api/partners?perPage=500')).result.map((one: { slug: string }) => one.slug)
const inMinutes = (minutes: number) => hospital.deps.now().add({ minutes }).toString()

describe('a schedule set by an editor', () => {
  test('publishes and archives the item at its times', async () => {
    await newPartner('later')
    const set = await call('POST', '/api/partners/later/schedule', {
      version: 1,
      publishAt: inMinutes(5),
      unpublishAt: inMinutes(60),
    })
    expect(set.result.publishAt).not.toBeNull()
    const at = (minutes: number) => ({
      ...hospital.deps,
      now: () => hospital.deps.now().add({ minutes }),
    })
    expect(await runContentSchedule(at(4))).toBe(0)
    expect(await listed()).not.toContain('later')
    expect(await runContentSchedule(at(6))).toBe(1)
    expect(await listed()).toContain('later')
    expect(await runContentSchedule(at(61))).toBe(1)
    expect(await listed()).not.toContain('later')
    const after = await call('GET', '/api/admins/partners/later')
    expect(after.result).toMatchObject({ status: 'archived', publishAt: null, unpublishAt: null })
  })

  test('cannot be in the past, and cannot end before it begins', async () => {
    await newPartner('never')
    const refused = async (publishAt: string | null, unpublishAt: string | null) => {
      const answer = await call('POST', '/api/partners/never/schedule', {
        version: 1,
        publishAt,
        unpublishAt,
      })
      return [answer.status, answer.meta.fields?.[0]?.path]
    }
    expect(await refused(inMinutes(-1), null)).toEqual([422, 'publishAt'])
    expect(await refused(inMinutes(60), inMinutes(30))).toEqual([422, 'unpublishAt'])
    expect(await refused(null, inMinutes(30))).toEqual([422, 'unpublishAt'])
  })
})

test('an item that others refer to is not taken down at its time: the editors are told once, and can do it', async () => {
  const create = (kind: 'specialists' | 'doctors', data: Record<string, unknown>) =>
    createItem(hospital.deps.db, { kind, data, publish: true, accountId: null })
  await create('specialists', { slug: 'ending', name: { en: 'Ending' } })
  await create('doctors', { slug: 'wira', name: 'Wira', specialists: ['ending'] })
  const moments = { publishAt: null, unpublishAt: inMinutes(5) }
  const set = await call('POST', '/api/specialists/ending/schedule', { version: 1, ...moments })
  const errors: unknown[] = []
  const at = (minutes: number) => ({
    ...hospital.deps,
    log: (entry: unknown) => void errors.push(entry),
    now: () => hospital.deps.now().add({ minutes }),
  })
  const told = async () =>
    (await call('GET', '/api/admins/notifications')).result.filter(
      (one: { kind: string }) => one.kind === 'overdue',
    )
  for (const minutes of [6, 7, 8]) expect(await runContentSchedule(at(minutes))).toBe(0)
  expect(errors).toHaveLength(1)
  const about = { about: 'Ending', settled: false, content: { kind: 'specialists', key: 'ending' } }
  expect(await told()).toMatchObject([about])
  // A new time is tried, and another failure told.
  const { version } = set.result
  const later = { publishAt: null, unpublishAt: inMinutes(20) }
  const again = await call('POST', '/api/specialists/ending/schedule', { version, ...later })
  expect(await told()).toMatchObject([{ settled: true }])
  expect(await runContentSchedule(at(21))).toBe(0)
  expect(await told()).toMatchObject([{ settled: false }, { settled: true }])
  await call('DELETE', '/api/doctors/wira?version=1')
  const archived = await call('POST', '/api/specialists/ending/archive', { version: again.result.version })
  expect(archived.status).toBe(200)
  expect(await told()).toMatchObject([{ settled: true }, { settled: true }])
})

describe('an undone change', () => {
  test('restores an earlier version as a draft, and the public data do not change', async () => {
    await newPartner('regret', true)
    const data = { ...offer('regret'), name: 'A worse name' }
    await call('PUT', '/api/partners/regret', { data, version: 1, publish: true })
    const back = await call('POST', '/api/partners/regret/revisions/1/restore', { version: 2 })
    expect(back.result.data.name).toBe('Insurer of the sea')
    expect(back.result.published.name).toBe('A worse name')
    expect((await call('POST', '/api/partners/regret/revisions/99/restore', { version: 3 })).status).toBe(404)
  })

  test('discards a draft before it is published', async () => {
    await newPartner('draft', true)
    const data = { ...offer('draft'), name: 'Half an idea' }
    await call('PUT', '/api/partners/draft', { data, version: 1 })
    const gone = await call('POST', '/api/partners/draft/discard', { version: 2 })
    expect(gone.result).toMatchObject({ changed: false, data: { name: 'Insurer of the sea' } })
    expect((await call('POST', '/api/partners/draft/discard', { version: 3 })).status).toBe(409)
  })

  test('restores a deleted item from the trash, unless its address was taken', async () => {
    const { id } = await newPartner('thrown', true)
    await call('DELETE', '/api/partners/thrown?version=1')
    const trash = await call('GET', '/api/admins/trash')
    expect(trash.result[0]).toMatchObject({ id, kind: 'partners', title: 'Insurer of the sea' })
    await newPartner('thrown')
    expect((await call('POST', `/api/admins/trash/${id}/restore`)).status).toBe(422)
    await call('DELETE', '/api/partners/thrown?version=1')
    const back = await call('POST', `/api/admins/trash/${id}/restore`)
    expect(back.result).toMatchObject({ status: 'draft', published: null })
    expect(await listed()).not.toContain('thrown')
  })
})

test('a restored item that refers to one deleted meanwhile is not published', async () => {
  const create = (kind: 'specialists' | 'doctors', data: Record<string, unknown>) =>
    createItem(hospital.deps.db, { kind, data, publish: true, accountId: null })
  await create('specialists', { slug: 'rare', name: { en: 'Rare' } })
  const { row } = await create('doctors', { slug: 'raka', name: 'Raka', specialists: ['rare'] })
  await call('DELETE', '/api/doctors/raka?version=1')
  expect((await call('DELETE', '/api/specialists/rare?version=1')).status).toBe(200)
  const { result } = await call('POST', `/api/admins/trash/${row.id}/restore`)
  const { status, meta } = await call('POST', '/api/doctors/raka/publish', { version: result.version })
  expect([status, meta.fields?.[0]?.path]).toEqual([422, 'specialists.0'])
})

describe('a bulk action', () => {
  test('has an outcome for each item: a failure gives its reason, and the others are processed', async () => {
    await newPartner('one')
    await newPartner('two')
    const { result } = await call('POST', '/api/admins/content/partners/bulk', {
      action: 'publish',
      items: [
        { key: 'one', version: 1 },
        { key: 'two', version: 7 },
      ],
    })
    expect(result.map((one: { done: boolean }) => one.done)).toEqual([true, false])
    expect(result[1].message).toMatch(/\w/)
    expect(await listed()).toContain('one')
    expect(await listed()).not.toContain('two')
  })

  test('puts items in the order that an editor gave them', async () => {
    await call('POST', '/api/admins/content/partners/bulk', {
      action: 'publish',
      items: [{ key: 'two', version: 1 }],
    })
    await call('PUT', '/api/admins/content/partners/order', { keys: ['two', 'one'] })
    expect((await listed()).slice(0, 2)).toEqual(['two', 'one'])
    const rows = await hospital.deps.db.select().from(content).where(eq(content.kind, 'partners'))
    expect(new Set(rows.filter(row => !row.deletedAt).map(row => row.position)).size).toBe(
      rows.filter(row => !row.deletedAt).length,
    )
  })
})

test('an editor who may not save the settings can neither restore an earlier version nor discard a draft', async () => {
  const asChief = { token: hospital.admins.super.token }
  const { version } = (await hospital.call('GET', '/api/admins/settings/settings', asChief)).result
  for (const step of ['discard', 'revisions/1/restore']) {
    const answer = await call('POST', `/api/settings/settings/${step}`, { version })
    expect([step, answer.status]).toEqual([step, 403])
  }
})
