import { expect, test } from 'vitest'
import { demoDirectory } from '../../tests/demo-directory.ts'
import { dayNames, markFilters, marks, type Query } from './directory.ts'
import { createEngine } from './engine.ts'
import { pack, unpack } from './pack.ts'

const data = await demoDirectory()
const engine = createEngine(data)
// Friday noon in Jakarta; at 16:30 UTC it is Saturday in Jayapura already.
const noon = Date.parse('2026-11-20T05:00:00Z')
const find = (query: Partial<Query>) => engine({ language: 'en', now: noon, ...query })
const slugs = (search: string) => find({ search }).rows.map(row => row.slug)
const everybody = unpack(data).length

test('a doctor is found by a part of the name, whatever the titles, accents and capitals', () => {
  expect(slugs('ayu')[0]).toBe('ayu-lestari-kusumaningtyas')
  expect(slugs('dr. AYÚ Lestari, Sp.JP')[0]).toBe('ayu-lestari-kusumaningtyas')
  expect(slugs('kusuma')[0]).toBe('ayu-lestari-kusumaningtyas')
})

test('name, specialty, place, day and language may be combined', () => {
  expect(slugs('ayu jantung')).toEqual(['ayu-lestari-kusumaningtyas'])
  const inMakassar = find({ search: 'jantung makasar' })
  expect(inMakassar.total).toBeGreaterThan(0)
  expect(inMakassar.rows.every(row => row.places.includes('Makassar'))).toBe(true)
  const onSaturday = find({ search: 'dokter anak hari sabtu' })
  expect(onSaturday.rows.every(row => row.weekdays.includes(6))).toBe(true)
  expect(slugs('dokter kulit mandarin')).toEqual(['felicia-wirawan'])
})

test('a misspelt word is returned as corrected', () => {
  expect(find({ search: 'sakit jantng' }).corrected).toBe('sakit jantung')
  expect(find({ search: 'sakit jantung' }).corrected).toBe('')
})

test('unknown words find nothing, but other specialties are offered', () => {
  for (const search of ['xqzvw', '🤷🤷', '%00', '張偉', 'عبد الله', 'สมชาย', '<script>alert(1)</script>']) {
    const found = find({ search })
    expect(found.total, search).toBe(0)
    expect(found.nearest.length).toBeGreaterThan(2)
  }
})

test('a query of ten thousand characters takes no longer than a normal one', () => {
  const long = 'sakit kepala '.repeat(800)
  expect(find({ search: long }).understood[0]?.slug).toBe('neurology')
  const started = performance.now()
  for (const search of ['a'.repeat(10_000), 'z x'.repeat(3000), '𝕬'.repeat(9000), '('.repeat(10_000)])
    find({ search })
  expect(performance.now() - started).toBeLessThan(500)
})

test('names in Arabic, Chinese and Thai are found by the name and by a part of it', () => {
  const names = ['محمد عبد الله الرحمن', '張偉', 'สมชาย ใจดี', 'Łukasz Ångström', "Ma'ruf"]
  const entries = names.map((name, i) => ({
    slug: `doctor-${i}`,
    name,
    bookable: true,
    telehealth: false,
    languages: [],
    specialists: [0],
    week: [],
  }))
  const ask = createEngine(pack(entries, { ...data }))
  const first = (search: string) => ask({ search, language: 'en', now: noon }).rows.map(row => row.name)
  for (const name of names) expect(first(name)).toEqual([name])
  expect(first('偉')).toEqual(['張偉'])
  expect(first('สมชาย')).toEqual(['สมชาย ใจดี'])
  expect(first('عبد')).toEqual([names[0]])
  expect(first('lukasz angstrom')).toEqual(['Łukasz Ångström'])
  expect(first('maruf')).toEqual(["Ma'ruf"])
})

test('an empty query shows all doctors, and the filters limit specialty and place', () => {
  expect(find({}).total).toBe(everybody)
  const filtered = find({ specialist: 'cardiology', location: 'makassar' })
  expect(filtered.total).toBeGreaterThan(0)
  expect(filtered.rows.every(row => row.specialists.some(one => one.slug === 'cardiology'))).toBe(true)
  expect(filtered.counts.location.makassar).toBe(filtered.total)
})

test('every count equals the number of results of that choice', () => {
  const asked = { search: 'dokter', location: 'jakarta', telehealth: 'yes' }
  const { counts } = find(asked)
  for (const day of ['today', 'tomorrow', ...dayNames])
    expect(find({ ...asked, day }).total).toBe(counts.day[day])
  for (const [name, one] of [
    ['specialist', 'cardiology'],
    ['speaks', 'Jawa'],
    ['location', 'makassar'],
  ] as const)
    expect(find({ ...asked, [name]: one }).total).toBe(counts[name][one])
})

test.each(markFilters)('the filter %s leaves the doctors with its mark, and counts them', name => {
  const marked = unpack(data).filter(one => one.mark & marks[name]).length
  expect(marked).toBeGreaterThan(0)
  expect(find({ [name]: 'yes' }).total).toBe(marked)
  expect(find({ [name]: '' }).total).toBe(everybody)
  expect(find({}).counts[name]).toEqual({ yes: marked })
})

test('today is the date at each location’s clock', () => {
  const late = Date.parse('2026-11-20T16:30:00Z')
  const sits = (day: number) => (row: { weekdays: number[] }) => row.weekdays.includes(day)
  const inJakarta = engine({ language: 'en', now: late, day: 'today', location: 'jakarta' })
  const inJayapura = engine({ language: 'en', now: late, day: 'today', location: 'jayapura' })
  expect(inJakarta.rows.every(sits(5))).toBe(true)
  expect(inJayapura.rows.every(sits(6))).toBe(true)
  expect(inJayapura.total).toBe(engine({ language: 'en', now: late, day: 'sat', location: 'jayapura' }).total)
})

test('the doctor with the soonest session comes first, by the weekly timetable', () => {
  const wait = (row: { weekdays: number[] }) => Math.min(...row.weekdays.map(day => (day - 5 + 7) % 7), 7)
  const waits = find({ sort: 'soonest', location: 'jakarta' }).rows.map(wait)
  expect(waits[0]).toBe(0)
})

test('a name that is also a common word is asked for as any other', () => {
  const entry = { slug: '', bookable: true, telehealth: false, languages: [], specialists: [0], week: [] }
  const entries = ['John White', 'John Brown'].map(name => ({ ...entry, slug: name, name }))
  const ask = createEngine(pack(entries, { ...data }))
  expect(ask({ search: 'john white', language: 'en', now: noon }).rows.map(one => one.name)).toEqual([
    'John White',
  ])
})

test.each([
  ['dokter anak makassar sabtu', 'day', 'Makassar', 'pediatrics'],
  ['dokter urologi jayapura', 'place', 'Jakarta', 'urology'],
  ['urologist jayapura sunday', 'place', 'Makassar', 'urology'],
  ['dokter gigi jakarta', '', 'Jakarta', 'dentistry'],
  ['batuk 3 minggu', '', 'Jakarta', 'pulmonology'],
])(
  '“%s”: if nobody is there then, the nearest are offered and the answer says so',
  (search, elsewhere, place, specialty) => {
    const found = find({ search })
    expect(found.elsewhere).toBe(elsewhere)
    expect(found.rows[0]?.specialists.map(one => one.slug)).toEqual([specialty])
    expect(found.rows[0]?.places.join()).toContain(place)
  },
)

test('the number of matches without filters is returned if the filters exclude all', () => {
  const found = find({ search: 'jantung', specialist: 'dentistry' })
  expect(found).toMatchObject({ total: 0 })
  expect(found.unfiltered).toBeGreaterThan(0)
})

test('packing and unpacking is lossless, whatever the slug and the picture', () => {
  const [first, ...rest] = unpack(data)
  expect(first?.photo).toBe(`/art/doctors/${first?.slug}.svg`)
  expect(rest.find(one => one.slug === 'suprapto')?.name).toBe('dr. Suprapto, Sp.N')
  expect(rest.find(one => one.slug === 'gede-surya-adnyana')?.bare).toBe('I Gede Surya Adnyana')
})

test('a doctor without a picture is shown by the drawing of the specialty', () => {
  const entry = {
    slug: 'a',
    name: 'A B',
    bookable: false,
    telehealth: false,
    languages: [],
    specialists: [data.specialists.slug.indexOf('cardiology')],
    week: [],
  }
  const ask = createEngine(pack([entry as never], { ...data }))
  expect(ask({ language: 'en', now: noon }).rows[0]).toMatchObject({
    drawn: true,
    photo: '/art/specialties/cardiology.svg',
    bookable: false,
  })
})
