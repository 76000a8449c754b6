import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'

let hospital: HospitalFixture
let token: string
beforeAll(async () => {
  hospital = await createHospital({ patients: 0 })
  token = hospital.admins.content.token
  await call('POST', '/api/specialists', { data: { slug: 'heart', name: { en: 'Heart' } }, publish: true })
  await call('POST', '/api/media-categories', { data: { slug: 'tips', name: { en: 'Tips' }, for: 'video' } })
})
afterAll(() => hospital.close())

const call = (method: string, path: string, body?: unknown) => hospital.call(method, path, { token, body })
const doctor = async (slug: string, specialists: string[], publish = true) => {
  await call('POST', '/api/doctors', { data: { slug, name: slug, specialists }, publish })
  return { key: slug, version: 1 }
}
const stored = async (slug: string) => (await call('GET', `/api/admins/doctors/${slug}`)).result
const assign = (body: object, kind = 'doctors') => call('POST', `/api/admins/content/${kind}/assign`, body)
const specialists = (way: string, keys: string[], items: object[], more = {}) =>
  assign({ field: 'specialists', way, keys, items, ...more })

test('a specialty is added to a selection of doctors as drafts, and the public data do not change', async () => {
  const items = [await doctor('a-one', ['cardiology']), await doctor('a-two', ['heart'])]
  const { result, meta } = await specialists('add', ['heart'], items)
  expect(result).toEqual(items.map(({ key }) => ({ key, done: true, message: null })))
  expect(meta.change).toBeNull()
  const one = await stored('a-one')
  expect(one).toMatchObject({ version: 2, changed: true, status: 'published' })
  expect(one.data.specialists).toEqual(['cardiology', 'heart'])
  expect(one.published.specialists).toEqual(['cardiology'])
  const [revision] = (await call('GET', '/api/doctors/a-one/revisions')).result
  expect(revision).toMatchObject({ version: 2, action: 'save', fields: ['specialists'] })
  // The doctor who already had the specialty gets no new version.
  expect(await stored('a-two')).toMatchObject({ version: 1, changed: false })
})

test('with `publish` the change is live at once, also for an item that already had the value as a draft', async () => {
  const items = [await doctor('p-one', ['cardiology']), await doctor('p-two', ['heart'], false)]
  const { result, meta } = await specialists('add', ['heart'], items, { publish: true })
  expect(result.map((one: { done: boolean }) => one.done)).toEqual([true, true])
  expect(meta.change).toBeGreaterThan(0)
  expect((await stored('p-one')).published.specialists).toEqual(['cardiology', 'heart'])
  expect(await stored('p-two')).toMatchObject({ status: 'published', changed: false })
})

test('a reference is removed; a doctor who would have no specialty left keeps it, and the outcome gives the reason', async () => {
  const items = [await doctor('r-one', ['heart', 'cardiology']), await doctor('r-two', ['heart'])]
  const { result } = await specialists('remove', ['heart', 'no-longer-there'], items)
  expect(result[0]).toEqual({ key: 'r-one', done: true, message: null })
  expect(result[1]).toEqual({ key: 'r-two', done: false, message: 'Specialists: Fill this in' })
  expect((await stored('r-one')).data.specialists).toEqual(['cardiology'])
  expect(await stored('r-two')).toMatchObject({ version: 1, changed: false })
})

test('an item that another editor saved meanwhile is not changed, and the other items are', async () => {
  const items = [await doctor('s-one', ['cardiology']), await doctor('s-two', ['cardiology'])]
  const data = { slug: 's-one', name: 'A newer name', specialists: ['cardiology'] }
  await call('PUT', '/api/doctors/s-one', { data, version: 1 })
  const gone = { key: 'nobody', version: 1 }
  const { result } = await specialists('add', ['heart'], [...items, gone])
  expect(result.map((one: { done: boolean }) => one.done)).toEqual([false, true, false])
  expect(result[0].message).toMatch(/^Someone else saved this/)
  expect((await stored('s-one')).data).toEqual(data)
})

test('a category is set, and can be cleared only if the field is optional', async () => {
  const data = { slug: 'film', title: { en: 'Film' }, provider: 'youtube', providerId: 'x', speaker: 'ayu' }
  await call('POST', '/api/videos', { data })
  const film = async () => (await call('GET', '/api/admins/videos/film')).result
  const items = [{ key: 'film', version: 1 }]
  await assign({ field: 'category', way: 'set', keys: ['tips'], items }, 'videos')
  expect((await film()).data).toEqual({ ...data, category: 'tips' })
  await assign({ field: 'category', way: 'clear', keys: [], items: [{ key: 'film', version: 2 }] }, 'videos')
  expect((await film()).data).toEqual(data)
  const never = await assign({ field: 'location', way: 'clear', keys: [], items }, 'units')
  expect([never.status, never.meta.fields?.[0]?.path]).toEqual([422, 'way'])
})

test('a request with an unknown item, field or mode is refused as a whole, and nothing is written', async () => {
  const items = [await doctor('u-one', ['cardiology'])]
  const refused = async (body: object) => {
    const { status, meta } = await assign({ ...body, items })
    return [status, meta.fields?.[0]?.path]
  }
  expect(await refused({ field: 'specialists', way: 'add', keys: ['nothing'] })).toEqual([422, 'keys'])
  expect(await refused({ field: 'specialists', way: 'add', keys: [] })).toEqual([422, 'keys'])
  expect(await refused({ field: 'specialists', way: 'set', keys: ['heart'] })).toEqual([422, 'way'])
  expect(await refused({ field: 'name', way: 'set', keys: ['heart'] })).toEqual([422, 'field'])
  expect(await refused({ field: 'constructor', way: 'set', keys: ['heart'] })).toEqual([422, 'field'])
  expect((await assign({ field: 'logo', way: 'set', keys: ['heart'], items }, 'partners')).status).toBe(422)
  expect(await stored('u-one')).toMatchObject({ version: 1, changed: false })
})

test('the front desk and requests without a session cannot assign', async () => {
  const items = [await doctor('f-one', ['cardiology'])]
  const body = { field: 'specialists', way: 'add', keys: ['heart'], items }
  for (const [who, status] of [
    [hospital.admins.desk.token, 403],
    [undefined, 401],
  ] as const) {
    const answer = await hospital.call('POST', '/api/admins/content/doctors/assign', { token: who, body })
    expect(answer.status).toBe(status)
  }
  expect(await stored('f-one')).toMatchObject({ version: 1, changed: false })
})
