import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { contentKinds, entityOf } from '#entities/kinds.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { derivedConditions } from './derived-filters.ts'

let hospital: HospitalFixture
let token: string
beforeAll(async () => {
  hospital = await createHospital({ patients: 0 })
  token = hospital.admins.content.token
  const create = async (kind: string, data: object) => {
    const answer = await hospital.call('POST', `/api/${kind}`, { token, body: { data, publish: true } })
    expect([kind, answer.status, answer.meta.fields]).toEqual([kind, 201, undefined])
  }
  const place = (code: string, more: object) =>
    create('addresses', { code, officialName: code, timezone: 'Asia/Jayapura', ...more })
  await place('jayapura', { type: 'clinic', city: 'Jayapura', operatingStatus: { since: '2026-03-01' } })
  await place('makassar', { type: 'hospital', city: 'Makassar' })
  await create('specialists', { slug: 'neurology', name: { en: 'Neurology' } })
  await create('units', { code: 'ward', name: { en: 'Ward' }, location: 'jayapura', walkIn: true })
  await create('doctors', {
    slug: 'citra',
    name: 'Citra',
    gender: 'female',
    specialists: ['neurology', 'cardiology'],
    languages: ['English', 'Bahasa Indonesia'],
    units: ['ward'],
    headline: { id: 'Saraf dan kepala' },
    licence: { validTo: '2027-05-01' },
  })
  // A session in Makassar that ended, so that her unit counts again.
  await hospital.addSchedule({
    doctorId: idOf('doctors/ayu'),
    locationId: (await hospital.call('GET', '/api/admins/addresses/makassar', { token })).result.id,
    validTo: '2026-11-19',
  })
  await create('facilities', {
    slug: 'cafe',
    name: { en: 'Café' },
    kind: 'food',
    places: [{ location: 'jayapura' }, { location: 'jakarta' }],
  })
  await create('events', { title: { en: 'Class' }, startsAt: '2026-12-01T06:00:00+07:00' })
  await create('partners', {
    slug: 'insurer',
    name: 'Insurer',
    kind: 'insurer',
    coverage: { cashless: true },
  })
  await create('media-categories', { slug: 'tips', name: { en: 'Tips' }, for: 'article' })
})
afterAll(() => hospital.close())

const idOf = (name: string) => hospital.ids.get(name) as string
const list = (path: string) => hospital.call('GET', `/api/admins/${path}`, { token })
const keys = async (path: string) => {
  const { result, meta, status } = await list(path)
  return status === 200 ? [meta.total, ...result.map((one: { key: string }) => one.key)] : [status]
}

test.each([
  ['doctors?specialists=neurology', ['citra']],
  ['doctors?specialists=cardiology&gender=female', ['citra']],
  ['doctors?bookable=true', ['ayu', 'budi']],
  ['doctors?bookable=false', ['citra']],
  ['doctors?languages=Bahasa%20Indonesia', ['citra']],
  ['doctors?languages=Bahasa', []],
  ['doctors?headline=saraf', ['citra']],
  ['doctors?licence.validTo.from=2027-05-01&licence.validTo.to=2027-05-01', ['citra']],
  ['doctors?licence.validTo.to=2027-04-30', []],
  ['doctors?specialists=cardiology&search=ayu&bookable=true', ['ayu']],
  ['doctors?location=jakarta', ['ayu', 'budi']],
  ['doctors?location=jayapura', ['citra']],
  ['doctors?location=makassar', []],
  ['addresses?type=clinic', ['jayapura']],
  ['addresses?city=makas', ['makassar']],
  ['addresses?operatingStatus.since.from=2026-03-01', ['jayapura']],
  ['units?location=jayapura&walkIn=true', ['ward']],
  ['facilities?places.location=jakarta&kind=food', ['cafe']],
  ['partners?coverage.cashless=true', ['insurer']],
  ['partners?coverage.cashless=false', []],
  ['media-categories?for=article', ['tips']],
])('%s finds %j', async (path, expected) => {
  expect(
    await keys(`${path}&sort=${path.startsWith('doctors') ? 'name' : ''}`.replace(/&sort=$/, '')),
  ).toEqual([expected.length, ...expected])
})

test('a moment is compared as one, whatever offset it was written with', async () => {
  const from = (text: string) => `events?startsAt.from=${encodeURIComponent(text)}`
  expect((await keys(from('2026-11-30T23:00:00Z')))[0]).toBe(1)
  expect((await keys(from('2026-12-01T06:00:01+07:00')))[0]).toBe(0)
})

test('a filter compares the newest version, as the list shows it', async () => {
  const { result } = await list('doctors/citra')
  const data = { ...result.data, bookable: true }
  await hospital.call('PUT', '/api/doctors/citra', { token, body: { data, version: result.version } })
  expect(await keys('doctors?bookable=false')).toEqual([0])
})

test.each([
  ['doctors?specialist=neurology'],
  ['doctors?licence.number=1'],
  ['doctors?externalIds=1'],
  ['doctors?constructor=1'],
  ['specialists?bookable=true'],
  ['doctors?specialists=brains'],
  ['doctors?specialists=jakarta'],
  ['doctors?specialists='],
  ['doctors?specialists=neurology&specialists=cardiology'],
  ['doctors?location=nowhere'],
  ['doctors?location=%27%20or%20true--'],
  ['doctors?bookable=1'],
  ['doctors?gender=male%27'],
  ['doctors?gender='],
  ['doctors?licence.validTo.from=2027-13-01'],
  ['events?startsAt.from=2026-12-01'],
  [`doctors?headline=${'x'.repeat(200)}`],
  ['media-categories?for=export'],
])('%s is refused', async path => {
  const { status, meta } = await list(path)
  expect([status, meta.code, meta.fields?.length]).toEqual([422, 'api.invalid', 1])
  expect(meta.fields?.[0]?.message).not.toMatch(/^(validation:)?\w+$/)
})

test('characters that mean something in SQL or JSON are text', async () => {
  for (const text of ["'", '"', '\\', '%', '"]}', '$1', '🙂'])
    for (const name of ['languages', 'headline'])
      expect(await keys(`doctors?${name}=${encodeURIComponent(text)}`)).toEqual([0])
})

test('each page has the number of all items that match, also a page after the last', async () => {
  const page = (number: number) => keys(`doctors?specialists=cardiology&sort=-name&perPage=2&page=${number}`)
  expect([await page(1), await page(2), await page(3)]).toEqual([[3, 'citra', 'budi'], [3, 'ayu'], [3]])
})

test('the names of languages are no text of an item', async () => {
  expect(await keys('doctors?headline=id')).toEqual([0])
  expect((await keys('facilities?search=en'))[0]).toBe(0)
})

it('of an export is recorded by its name, without its value', async () => {
  expect(await keys('doctors?specialists=neurology&purpose=export')).toEqual([1, 'citra'])
  expect((await keys('doctors?for=export'))[0]).toBe(3)
  const { result } = await hospital.call('GET', '/api/admins/audit?action=content.export', {
    token: hospital.admins.super.token,
  })
  expect(result.map((one: { detail: { filters: string[] } }) => one.detail.filters)).toEqual([
    [],
    ['specialists'],
  ])
})

test('the tags of a field are listed, the most frequent first', async () => {
  const tags = async (path: string) => list(`content/doctors/tags/${path}`)
  const { result, meta } = await tags('languages')
  expect([meta.total, result]).toEqual([
    2,
    [
      { tag: 'Bahasa Indonesia', count: 1 },
      { tag: 'English', count: 1 },
    ],
  ])
  expect((await tags('languages?search=eng')).result).toEqual([{ tag: 'English', count: 1 }])
  expect((await tags('specialists')).status).toBe(422)
  expect((await tags('constructor')).status).toBe(422)
})

test('each filter that a definition adds has its condition', () => {
  const declared = contentKinds.flatMap(kind =>
    Object.keys(entityOf(kind).derivedFilters ?? {}).map(name => `${kind}.${name}`),
  )
  expect(Object.keys(derivedConditions).sort()).toEqual(declared.sort())
})
