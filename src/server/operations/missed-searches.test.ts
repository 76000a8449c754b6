import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { change } from '../database/tables/content.ts'
import { auditEntry } from '../database/tables/messages.ts'
import { countPageView, flushPageViews, purgePageViews } from './page-views.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital()
})
afterEach(async () => {
  await flushPageViews(hospital.deps)
  await hospital.close()
})

const as = () => ({ token: hospital.admins.content.token })
let visitors = 0
async function miss(words: string, path = '/doctors', times = 2): Promise<void> {
  // Searches of one network are counted once a day.
  for (let visitor = 0; visitor < times; visitor++)
    countPageView(hospital.deps, `203.0.113.${++visitors}`, path, words)
  await flushPageViews(hospital.deps)
}
const listed = async (query = '') =>
  (await hospital.call('GET', `/api/admins/missed-searches${query}`, as())).result
const lead = (words: string, target: string | null) =>
  hospital.call('PUT', '/api/admins/missed-searches', { ...as(), body: { words, target } })
const takeBack = (words: string) => lead(words, null)
const leads = async () => (await hospital.call('GET', '/api/search-leads')).result

test('words without a result are listed with language, number and day', async () => {
  await miss('Akupunktur')
  await miss('akupunktur', '/id/search', 1)
  await miss('once only', '/search', 1)
  expect(await listed()).toEqual([
    {
      words: 'akupunktur',
      languages: ['en', 'id'],
      count: 3,
      lastOn: '2026-11-20',
      target: null,
      title: '',
      live: false,
    },
  ])
})

test('the list is searched and sorted', async () => {
  await miss('bekam')
  await miss('akupunktur', '/id/doctors', 3)
  const words = async (query: string) => (await listed(query)).map((one: { words: string }) => one.words)
  expect(await words('')).toEqual(['akupunktur', 'bekam'])
  expect(await words('?sort=count')).toEqual(['bekam', 'akupunktur'])
  expect(await words('?sort=-words')).toEqual(['bekam', 'akupunktur'])
  expect(await words('?sort=-lastOn')).toEqual(['akupunktur', 'bekam'])
  expect(await words('?search=kupun')).toEqual(['akupunktur'])
  expect(await words('?state=led')).toEqual([])
})

test('led words leave the open list, are public, and can be taken back', async () => {
  await miss('akupunktur')
  expect((await lead('akupunktur', 'specialists/cardiology')).status).toBe(200)
  expect(await listed()).toEqual([])
  const [led] = await listed('?state=led')
  expect(led).toMatchObject({ target: 'specialists/cardiology', live: true })
  expect(led.title).toBeTruthy()
  expect(await leads()).toEqual([{ words: 'akupunktur', target: 'specialists/cardiology' }])
  await lead('akupunktur', 'pages/contact')
  expect(await leads()).toEqual([{ words: 'akupunktur', target: 'pages/contact' }])
  expect((await takeBack('akupunktur')).status).toBe(200)
  expect(await leads()).toEqual([])
  expect(await listed()).toHaveLength(1)
  expect((await takeBack('akupunktur')).status).toBe(404)
})

test('words that are not worth a lead are hidden, and can be shown again', async () => {
  await miss('asdf asdf')
  await lead('asdf asdf', 'none')
  expect(await listed()).toEqual([])
  expect(await listed('?state=hidden')).toHaveLength(1)
  expect(await leads()).toEqual([])
  await takeBack('asdf asdf')
  expect(await listed()).toHaveLength(1)
})

test('hidden words are in no record that is kept for ever', async () => {
  await lead('asdf asdf', 'none')
  await takeBack('asdf asdf')
  await lead('akupunktur', 'pages/contact')
  const { db } = hospital.deps
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.objectKind, 'search'))
  expect(entries.map(one => [one.action, one.objectId])).toEqual([
    ['search.hide', null],
    ['search.take-back', null],
    ['search.lead', 'akupunktur'],
  ])
  expect(JSON.stringify([entries, await db.select().from(change)])).not.toContain('asdf')
})

test('a page behind the last one says how many there are', async () => {
  await miss('bekam')
  const { meta } = await hospital.call('GET', '/api/admins/missed-searches?page=3', as())
  expect(meta.total).toBe(1)
})

test('a lead follows its target: a new address, and none while it is not public', async () => {
  await lead('akupunktur', 'doctors/ayu')
  const read = async (key: string) => (await hospital.call('GET', `/api/admins/doctors/${key}`, as())).result
  const { data, version } = await read('ayu')
  const renamed = await hospital.call('PUT', '/api/doctors/ayu', {
    ...as(),
    body: { data: { ...data, slug: 'ayu-lestari' }, version, publish: true },
  })
  expect(renamed.status).toBe(200)
  expect(await leads()).toEqual([{ words: 'akupunktur', target: 'doctors/ayu-lestari' }])
  await hospital.call('POST', '/api/doctors/ayu-lestari/archive', {
    ...as(),
    body: { version: (await read('ayu-lestari')).version },
  })
  expect(await leads()).toEqual([])
  expect((await listed('?state=led'))[0].live).toBe(false)
})

test('a missing target and words that might be about a person are refused', async () => {
  for (const target of ['doctors/nobody', 'pages/nowhere'])
    expect((await lead('akupunktur', target)).status).toBe(422)
  for (const words of ['0812 3456 789', 'ayu@example.org', 'a story of more than five words'])
    expect((await lead(words, 'none')).status, words).toBe(404)
})

test('words are kept for ninety days, and leads longer', async () => {
  await miss('akupunktur')
  await miss('bekam')
  await lead('bekam', 'pages/contact')
  await miss('asdf asdf')
  await lead('asdf asdf', 'none')
  const soon = hospital.clock.now.add({ hours: 24 * 89 })
  await purgePageViews({ db: hospital.deps.db, now: () => soon })
  expect(await listed('?state=hidden')).toHaveLength(1)
  const later = hospital.clock.now.add({ hours: 24 * 91 })
  await purgePageViews({ db: hospital.deps.db, now: () => later })
  expect(await listed()).toEqual([])
  const [kept] = await listed('?state=led')
  expect(kept).toMatchObject({ words: 'bekam', count: 0, lastOn: null })
  expect(await listed('?state=hidden')).toEqual([])
})
