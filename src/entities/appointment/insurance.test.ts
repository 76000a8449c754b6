import { expect, test } from 'vitest'
import { coverAt, type Payer, takenAt, takenThere } from './insurance.ts'

const ayu = { slug: 'ayu', specialists: ['cardiology'] }
const budi = { slug: 'budi', specialists: ['dermatology', 'surgery'] }
const bpjs: Payer = {
  slug: 'jkn',
  name: 'BPJS Kesehatan',
  kind: 'bpjs',
  takenAt: [
    { location: 'makassar', exceptSpecialists: ['dermatology'], exceptDoctors: [] },
    { location: 'jakarta', exceptDoctors: ['ayu'] },
  ],
}
const silent: Payer = { slug: 'silent', name: 'Silent', kind: 'insurer' }
const supplier: Payer = { slug: 'x', name: 'X', kind: 'supplier', takenAt: [{ location: 'makassar' }] }
const partners = [silent, supplier, bpjs]

test('all doctors of a place take an insurer, but for the specialties and doctors that its row leaves out', () => {
  expect(takenAt(bpjs, 'makassar', ayu)?.location).toBe('makassar')
  expect(takenAt(bpjs, 'makassar', budi)).toBeUndefined()
  expect(takenAt(bpjs, 'jakarta', ayu)).toBeUndefined()
  expect(takenAt(bpjs, 'jakarta', budi)?.location).toBe('jakarta')
  expect(takenAt(bpjs, 'jayapura', ayu)).toBeUndefined()
})

test('suppliers, and insurers without places, are listed at no place', () => {
  expect(takenThere(partners, 'makassar').map(one => one.partner.slug)).toEqual(['jkn'])
  expect(takenThere(partners, 'makassar', budi)).toEqual([])
})

test.each([
  [{ inpatient: true, outpatient: false }, 0],
  // As the form writes it: what was never ticked is absent.
  [{ inpatient: true }, 0],
  [{ outpatient: false }, 0],
  [{ inpatient: true, outpatient: true }, 1],
  [{ cashless: true }, 1],
  [{}, 1],
])('an insurer with the coverage %j is listed at the place, and pays for %i visits', (coverage, visits) => {
  const one: Payer = {
    ...{ slug: 'in', name: 'In', kind: 'insurer' },
    takenAt: [{ location: 'makassar', coverage }],
  }
  expect(takenThere([one], 'makassar')).toHaveLength(1)
  expect(takenThere([one], 'makassar', ayu)).toHaveLength(visits)
  const cover = coverAt([one], { kind: 'partner', partner: 'in' }, 'makassar', ayu)
  expect(cover?.row ? 1 : 0).toBe(visits)
})

test('the payer BPJS is the partner of that kind, whatever its slug', () => {
  expect(coverAt(partners, { kind: 'bpjs' }, 'makassar', ayu)?.payer.slug).toBe('jkn')
  expect(coverAt(partners, { kind: 'bpjs' }, 'jayapura', ayu)).toEqual({ payer: bpjs, row: undefined })
})

test('a package is paid for by the partners that it names, and by no other', () => {
  const pays = (insurers: string[]) => coverAt(partners, { kind: 'bpjs' }, 'makassar', { insurers })
  expect(pays(['jkn'])?.row?.exceptSpecialists).toEqual(['dermatology'])
  expect(pays([])).toEqual({ payer: bpjs, row: undefined })
  const own = { kind: 'partner', partner: 'silent' } as const
  expect(coverAt(partners, own, 'makassar', { insurers: ['silent'] })?.row).toEqual({ location: 'makassar' })
})

test('nothing is said of patients who pay themselves, and of insurers without places', () => {
  expect(coverAt(partners, null, 'makassar', ayu)).toBeNull()
  expect(coverAt(partners, { kind: 'self', partner: null }, 'makassar', ayu)).toBeNull()
  expect(coverAt(partners, { kind: 'partner', partner: 'silent' }, 'makassar', ayu)).toBeNull()
  expect(coverAt(partners, { kind: 'partner', partner: 'gone' }, 'makassar', ayu)).toBeNull()
})

test('one row of a place for inpatients and one for outpatients are read together', () => {
  const inpatient = { location: 'makassar', coverage: { inpatient: true } }
  const outpatient = { location: 'makassar', coverage: { outpatient: true } }
  const both = { ...bpjs, takenAt: [inpatient, outpatient] }
  expect(takenAt(both, 'makassar', ayu)).toBe(outpatient)
  expect(takenAt({ ...bpjs, takenAt: [inpatient] }, 'makassar', ayu)).toBeUndefined()
})
