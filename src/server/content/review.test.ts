import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'

let hospital: HospitalFixture
let sign: string
let count = 0

beforeAll(async () => {
  hospital = await createHospital({ patients: 0 })
  // The right is granted as every other right is.
  const { super: chief, desk: reviewer } = hospital.admins
  const change = { token: chief.token, body: { scopes: ['content', 'medical'] } }
  expect((await hospital.call('PUT', `/api/admins/users/${reviewer.accountId}`, change)).status).toBe(200)
})
afterAll(() => hospital.close())

const words = { name: { en: 'Stroke' }, kind: 'stroke', advice: { en: 'Call now.', id: 'Hubungi sekarang.' } }
const callFirst = { label: { en: 'The line' }, number: '119', extension: '8', url: 'https://example.org' }
const review = { reviewedBy: 'dr. Ayu', reviewedOn: '2026-11-20' }
type Who = 'editor' | 'reviewer' | 'chief'
const call = (who: Who, method: string, path: string, body?: unknown, language = 'en') => {
  const { super: chief, desk: reviewer, content: editor } = hospital.admins
  const { token } = { chief, reviewer, editor }[who]
  return hospital.call(method, path, { token, body, headers: { 'accept-language': language } })
}
const item = async () => (await call('editor', 'GET', `/api/admins/emergency-signs/${sign}`)).result
const save = async (who: Who, data: object, language?: string) => {
  const { version } = await item()
  const body = { data: { slug: sign, ...data }, version, publish: true }
  return call(who, 'PUT', `/api/emergency-signs/${sign}`, body, language)
}
const step = async (who: Who, path: string, more = {}) =>
  call(who, 'POST', `/api/emergency-signs/${sign}/${path}`, { version: (await item()).version, ...more })

beforeEach(async () => {
  sign = `sign-${count++}`
  const data = { slug: sign, ...words, callFirst }
  expect((await call('editor', 'POST', '/api/emergency-signs', { data, publish: true })).status).toBe(201)
})

test('a review can be set by an administrator with the right, and by one with all rights', async () => {
  expect((await save('reviewer', { ...words, callFirst, ...review })).status).toBe(200)
  expect((await item()).published).toMatchObject(review)
  const other = { reviewedBy: 'dr. Budi', reviewedOn: '2026-11-21' }
  expect((await save('chief', { ...words, callFirst, ...other })).status).toBe(200)
  expect((await item()).published).toMatchObject(other)
})

test.each([
  ['en', 'Only a colleague with the right ‘Medical texts’ can enter or change this'],
  ['id', 'Hanya rekan dengan wewenang ‘Teks medis’ yang boleh mengisi atau mengubahnya'],
])('without the right it is refused with the reason: %s', async (language, message) => {
  const set = await save('editor', { ...words, callFirst, ...review }, language)
  expect(set.status).toBe(422)
  expect(set.meta.fields).toEqual([{ path: 'reviewedBy', message }])
  const data = { slug: 'another', ...words, ...review }
  const made = await call('editor', 'POST', '/api/emergency-signs', { data }, language)
  expect(made.meta.fields).toEqual([{ path: 'reviewedBy', message }])
  await save('reviewer', { ...words, callFirst, ...review })
  const later = await save('editor', { ...words, callFirst, ...review, reviewedOn: '2026-11-22' }, language)
  expect(later.meta.fields).toEqual([{ path: 'reviewedOn', message }])
  expect((await save('editor', { ...words, callFirst }, language)).status).toBe(422)
  expect((await item()).data).toMatchObject(review)
})

test('a review has a name and a date', async () => {
  const { status, meta } = await save('reviewer', { ...words, callFirst, reviewedBy: 'dr. Ayu' })
  expect(status).toBe(422)
  expect(meta.fields).toMatchObject([{ path: 'reviewedOn' }])
})

test.each([
  { name: { en: 'A stroke' } },
  { kind: 'heart' },
  { phrases: { en: ['slurred'] } },
  { exceptions: { en: ['therapy'] } },
  { advice: { en: 'Wait.' } },
  { callFirst: { ...callFirst, extension: '9' } },
])('a text that is changed without the right loses its review: %j', async changed => {
  await save('reviewer', { ...words, callFirst, ...review })
  const { status } = await save('editor', { ...words, callFirst, ...review, ...changed })
  expect(status).toBe(200)
  const { data, published } = await item()
  expect(data).not.toHaveProperty('reviewedBy')
  expect(data).not.toHaveProperty('reviewedOn')
  expect(published).toMatchObject({ ...changed, reviewLapsed: true })
  // As in the list.
  const { result } = await call('editor', 'GET', `/api/admins/emergency-signs?keys=${sign}`)
  expect(result[0].data.reviewLapsed).toBe(true)
  // The notice stays until an administrator with the right reviews the text.
  await save('editor', { ...words, callFirst })
  expect((await item()).data.reviewLapsed).toBe(true)
  await save('reviewer', { ...words, callFirst, ...review })
  expect((await item()).data).toEqual({ slug: sign, ...words, callFirst, ...review })
})

test('a save without a change keeps the review, whatever the order of the JSON keys', async () => {
  await save('reviewer', { ...words, callFirst, ...review })
  const { url, extension, number, label } = callFirst
  const { status } = await save('editor', {
    ...words,
    callFirst: { url, extension, number, label },
    ...review,
  })
  expect(status).toBe(200)
  expect((await item()).data).toMatchObject(review)
  expect((await item()).data).not.toHaveProperty('reviewLapsed')
})

test('restoring an earlier version without the right does not restore its review', async () => {
  await save('reviewer', { ...words, callFirst, ...review })
  // An administrator with the right removes the review; the earlier version still has it.
  await save('reviewer', { ...words, callFirst })
  expect((await step('editor', 'revisions/2/restore')).status).toBe(200)
  expect((await item()).data).not.toHaveProperty('reviewedBy')
  await save('reviewer', { ...words, callFirst, advice: { en: 'Call 119.' }, ...review })
  expect((await step('editor', 'revisions/2/restore')).status).toBe(200)
  expect((await item()).data).toMatchObject({ ...words, reviewLapsed: true })
  expect((await item()).data).not.toHaveProperty('reviewedBy')
  expect((await step('reviewer', 'revisions/2/restore')).status).toBe(200)
  expect((await item()).data).toMatchObject({ ...words, ...review })
})

test('a draft that is discarded, published, or restored from the trash keeps its text and its review together', async () => {
  await save('reviewer', { ...words, callFirst, ...review })
  const draft = {
    data: { slug: sign, ...words, callFirst, advice: { en: 'Wait.' } },
    version: (await item()).version,
  }
  await call('editor', 'PUT', `/api/emergency-signs/${sign}`, draft)
  expect((await item()).data).toMatchObject({ advice: { en: 'Wait.' }, reviewLapsed: true })
  expect((await step('editor', 'discard')).status).toBe(200)
  expect((await item()).data).toMatchObject({ ...words, ...review })
  expect((await step('editor', 'publish')).status).toBe(200)
  const { id, version } = await item()
  await call('editor', 'DELETE', `/api/emergency-signs/${sign}?version=${version}`)
  expect((await call('editor', 'POST', `/api/admins/trash/${id}/restore`)).status).toBe(200)
  expect((await item()).data).toMatchObject({ ...words, ...review })
})

test('a health topic is reviewed by a doctor of the hospital, and other words end it in the same way', async () => {
  const topic = {
    slug: 'flu',
    type: 'condition',
    name: { en: 'Flu' },
    summary: { en: 'A cold with a fever.' },
  }
  const done = { reviewedBy: 'ayu', lastReviewed: '2026-11-20' }
  const write = async (who: Who, data: object) => {
    const { version } = (await call('editor', 'GET', '/api/admins/health-topics/flu')).result
    return call(who, 'PUT', '/api/health-topics/flu', { data, version, publish: true })
  }
  const published = async () => (await call('editor', 'GET', '/api/health-topics/flu')).result
  expect((await call('editor', 'POST', '/api/health-topics', { data: topic, publish: true })).status).toBe(
    201,
  )
  expect((await write('editor', { ...topic, ...done })).meta.fields).toMatchObject([{ path: 'reviewedBy' }])
  expect((await write('reviewer', { ...topic, ...done })).status).toBe(200)
  expect(await published()).toMatchObject(done)
  // A package or a source may be added: they are no medical text.
  const sources = [{ title: 'WHO', url: 'https://www.who.int' }]
  await write('editor', { ...topic, ...done, sources })
  expect(await published()).toMatchObject({ ...done, sources })
  await write('editor', { ...topic, ...done, sources, summary: { en: 'A fever.' } })
  expect(await published()).not.toHaveProperty('reviewedBy')
  expect(await published()).not.toHaveProperty('reviewLapsed')
})
