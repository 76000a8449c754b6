import { expect, test } from 'vitest'
import { demoDirectory } from '../../tests/demo-directory.ts'
import type { Directory, Query } from './directory.ts'
import { createEngine } from './engine.ts'

const data = await demoDirectory()
const engine = createEngine(data)
const noon = Date.parse('2026-11-20T05:00:00Z')
const find = (query: Partial<Query>) => engine({ language: 'en', now: noon, ...query })
const slugs = (query: Partial<Query>) => find(query).rows.map(row => row.slug)

test('the filter leaves those who take the insurer, at the place and on the day of the other filters', () => {
  const all = find({ insurer: 'bpjs-kesehatan' })
  expect(all.total).toBeGreaterThan(20)
  expect(all.total).toBeLessThan(find({}).total)
  expect(all.insurer).toBe('BPJS Kesehatan')
  expect(all.counts.insurer['bpjs-kesehatan']).toBe(all.total)
  // She works in Jayapura only, where BPJS pays for dermatology too.
  expect(slugs({ insurer: 'bpjs-kesehatan', specialist: 'dermatology' })).toEqual(['grace-tuhumena'])
  // He works in both cities, and this insurer pays in Makassar only.
  const both = find({ insurer: 'lontar-life', search: 'baharuddin' })
  expect(both.rows.map(row => row.places)).toEqual([['Makassar', 'Jayapura']])
  expect(both.counts.location).toMatchObject({ makassar: 1, jayapura: 0 })
  const days = both.counts.day
  const there = find({ search: 'baharuddin', location: 'makassar' }).counts.day
  expect(days).toEqual(there)
})

test('a doctor whom a row leaves out is not found with the insurer', () => {
  expect(slugs({ search: 'gita paramitha' })).toEqual(['gita-paramitha-soemantri'])
  expect(find({ search: 'gita paramitha', insurer: 'bpjs-kesehatan' }).elsewhere).toBe('insurer')
  expect(slugs({ search: 'gita paramitha', insurer: 'nusa-teduh' })).toEqual(['gita-paramitha-soemantri'])
})

test('if nobody there takes the insurer, those without it are shown, and the answer says so', () => {
  const found = find({ insurer: 'kolintang-mutual', location: 'makassar' })
  expect(found.elsewhere).toBe('insurer')
  expect(found.insurer).toBe('')
  expect(found.total).toBe(find({ location: 'makassar' }).total)
  expect(found.counts.insurer['kolintang-mutual']).toBe(0)
  expect(found.counts.location).toMatchObject({ makassar: 0 })
  expect(found.counts.location.jakarta).toBeGreaterThan(0)
})

test.each([
  ['bpjs', 'BPJS Kesehatan'],
  ['bpsj', 'BPJS Kesehatan'],
  ['jkn', 'BPJS Kesehatan'],
  ['dokter yang menerima bpjs kesehatan', 'BPJS Kesehatan'],
  ['doctor who takes bpjs', 'BPJS Kesehatan'],
  ['apakah bisa pakai bpjs', 'BPJS Kesehatan'],
  ['asuransi lontar', 'Lontar Life Indonesia'],
  ['lontar life', 'Lontar Life Indonesia'],
  ['asuransi nusa teduh', 'Asuransi Nusa Teduh'],
])('“%s” asks for doctors who take %s, and for nothing else', (search, insurer) => {
  const slug = data.insurers.slug[data.insurers.name.indexOf(insurer)] as string
  const found = find({ search })
  expect(found.insurer).toBe(insurer)
  expect(found.total).toBe(find({ insurer: slug }).total)
})

test('an insurer beside a complaint and a place must pay at that place', () => {
  expect(slugs({ search: 'jantung bpjs makassar' })).toEqual(['andi-mappasessu'])
  expect(find({ search: 'kulit bpjs makassar' }).elsewhere).toBe('place')
  const jantung = find({ search: 'jantung kolintang mutual makassar' })
  expect(jantung.rows.every(row => row.places.includes('Jakarta'))).toBe(true)
  expect(jantung.elsewhere).toBe('place')
})

test('an insurer is said of an answer only if all doctors in it take it there', () => {
  // Beside words that nobody fits altogether, the doctors of the complaint are shown, some without the insurer.
  const found = find({ search: 'dokter gita paramitha bpjs telinga perempuan' })
  expect(found.rows.map(row => row.slug)).toContain('gita-paramitha-soemantri')
  expect(found.insurer).toBe('')
  expect(find({ search: 'lontar life', location: 'jayapura' }).insurer).toBe('')
  expect(find({ search: 'bpjs', day: 'mon', specialist: 'no-such' }).insurer).toBe('BPJS Kesehatan')
})

test('words that name an insurer are about the place and the day of the filters', () => {
  for (const [slug, search] of [
    ['bpjs-kesehatan', 'bpjs'],
    ['lontar-life', 'lontar life'],
  ] as const)
    for (const filter of [{ location: 'jakarta' }, { location: 'makassar' }, { day: 'sat' }]) {
      const [byWords, byFilter] = [find({ search, ...filter }), find({ insurer: slug, ...filter })]
      expect(byWords.total, `${search} ${JSON.stringify(filter)}`).toBe(byFilter.total)
      expect([byWords.insurer, byWords.elsewhere]).toEqual([byFilter.insurer, byFilter.elsewhere])
      expect(byWords.counts.location).toEqual(byFilter.counts.location)
      expect(byWords.counts.day).toEqual(byFilter.counts.day)
    }
  expect(find({ search: 'lontar life', location: 'jayapura' }).elsewhere).toBe('insurer')
})

test('of two insurers that the words name alike, a doctor must take one, and more words name only one', () => {
  const at = (slug: string) => data.insurers.slug.indexOf(slug)
  const [first, second] = [at('lontar-life'), at('kolintang-mutual')]
  const name = data.insurers.name.with(first, 'Nusantara Jaya Life').with(second, 'Nusantara Jaya')
  const alike = createEngine({ ...data, insurers: { ...data.insurers, name } })
  const seen = (search: string) =>
    new Set(alike({ language: 'en', now: noon, search, page: '10' }).rows.map(row => row.slug))
  const taking = (insurer: string) => new Set(slugs({ insurer, page: '10' }))
  const [both, one] = [taking('lontar-life'), taking('kolintang-mutual')]
  expect(seen('asuransi nusantara')).toEqual(both.union(one))
  expect(alike({ language: 'en', now: noon, search: 'asuransi nusantara' }).insurer).toBe(
    'Nusantara Jaya Life / Nusantara Jaya',
  )
  expect(alike({ language: 'en', now: noon, search: 'nusantara jaya life' }).insurer).toBe(
    'Nusantara Jaya Life',
  )
})

test('a filter with an unknown value is left out, and the answer says so', () => {
  const found = find({ insurer: 'no-such-insurer' })
  expect([found.unknown, found.insurer]).toEqual(['insurer', ''])
  expect(found.total).toBe(find({}).total)
  for (const unknown of [{ location: 'no-such' }, { specialist: 'no-such' }, { speaks: 'x' }, { day: 'x' }])
    expect(find(unknown).unknown).toBe('filter')
  expect(find({ insurer: 'bpjs-kesehatan', location: 'makassar', day: 'mon' }).unknown).toBe('')
})

test('words of an insurer that may be of a name, and insurance alone, ask for no insurer', () => {
  for (const search of ['bahari', 'payung', 'teduh', 'asuransi', 'insurance', 'member', 'jantung'])
    expect(find({ search }).insurer, search).toBe('')
})

test('the data of a release of an older version, without insurers, is still searched', () => {
  const { insurers: _, ...old } = data
  expect(
    createEngine(old as Directory)({ search: 'jantung', language: 'en', now: noon }).total,
  ).toBeGreaterThan(0)
})
