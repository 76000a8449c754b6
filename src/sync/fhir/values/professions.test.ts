import { describe, expect, it } from 'vitest'
import { newImportFindings } from '../../findings.ts'
import { addRecord, emptyDirectory } from '../directory.ts'
import { mapDirectory } from '../network.ts'

const nucc = (code: string) => ({
  coding: [{ system: 'http://nucc.org/provider-taxonomy', code, display: code }],
})
const v2 = (code: string) => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0360', code, display: code }],
})

function map(records: object[]) {
  const findings = newImportFindings()
  const directory = emptyDirectory()
  for (const record of records) addRecord(directory, record, 'x', findings)
  const options = {
    findings,
    timezone: 'UTC',
    slotMinutes: 20,
    now: Temporal.Instant.from('2026-11-20T00:00:00Z'),
  }
  return { ...mapDirectory(directory, options), skipped: findings.skipped.list() }
}
/** The import of Ann with these qualifications, and a role with this specialty. */
function ann(specialty: object, qualification: object[] = [], role: object = {}, others: object[] = []) {
  const practitioner = { resourceType: 'Practitioner', id: 'ann', name: [{ text: 'Ann' }], qualification }
  const reference = { reference: 'Practitioner/ann' }
  const practitionerRole = {
    resourceType: 'PractitionerRole',
    id: 'r',
    practitioner: reference,
    specialty: [specialty],
    ...role,
  }
  const network = map([practitioner, practitionerRole, ...others])
  return { ...network, doctor: network.items.find(one => one.kind === 'doctors')?.data }
}

describe('a practitioner counts as a doctor', () => {
  const physician = { code: [{ coding: [{ code: 'ph', display: 'Physician' }] }] }

  it.each(['363LA2200X', '163W00000X', '225100000X', '367A00000X', '183500000X', '124Q00000X'])(
    'not a nurse, therapist, midwife, pharmacist or hygienist (%s), whatever the role is called',
    code => {
      const { doctor, skipped } = ann(nucc(code), [{ code: nucc(code) }], physician)
      expect(doctor).toBeUndefined()
      expect(skipped).toContainEqual(
        expect.objectContaining({ reason: 'works as something else than a doctor', count: 1 }),
      )
    },
  )

  it.each(['207RC0000X', '208000000X', '122300000X', '1223G0001X', '213E00000X', '174400000X'])(
    'a physician, a dentist or a person without a profession (%s)',
    code => expect(ann(nucc(code)).doctor).toBeDefined(),
  )

  it('not by a nurse’s certificate alone, but by a doctor’s degree beside it', () => {
    const ward = { coding: [{ system: 'x', code: 'w', display: 'Ward' }] }
    expect(ann(ward, [{ code: v2('RN') }]).doctor).toBeUndefined()
    expect(ann(ward, [{ code: v2('RN') }, { code: v2('MD') }]).doctor).toBeDefined()
    expect(ann(ward, [], { code: [{ coding: [{ code: '36682004' }] }] }).doctor).toBeUndefined()
  })
})

it('a licence or a nurse’s certificate is no education, and a number of a university no licence', () => {
  const qualification = [
    { code: v2('MD'), issuer: { display: 'Example University' }, identifier: [{ value: 'U-1' }] },
    {
      code: v2('MD'),
      issuer: { display: 'State Office' },
      identifier: [{ value: 'L-2', type: { coding: [{ code: 'MD' }] } }],
    },
    { code: v2('DO'), issuer: { display: 'Medical Examining Board' } },
    { code: v2('RN'), issuer: { display: 'Nursing School' } },
  ]
  const { doctor } = ann(nucc('207RC0000X'), qualification)
  expect(doctor?.education).toEqual([{ degree: 'MD', institution: 'Example University' }])
  expect(doctor?.licence).toMatchObject({ number: 'L-2' })
})

describe('an organisation with an address', () => {
  const organization = (more: object = {}) => ({
    resourceType: 'Organization',
    id: 'practice',
    name: 'The Practice',
    address: [
      { use: 'billing', line: ['PO Box 1'], city: 'Town' },
      { line: ['1 Way'], city: 'Town', country: 'US' },
    ],
    ...more,
  })
  const availableTime = [
    { daysOfWeek: ['mon'], availableStartTime: '09:00:00', availableEndTime: '12:00:00' },
  ]
  const role = { organization: { reference: 'Organization/practice' }, availableTime }

  it('and no location is the place of its doctors', () => {
    const { items, schedules } = ann(nucc('207RC0000X'), [], role, [organization()])
    expect(items.filter(one => one.kind === 'addresses').map(one => one.data)).toMatchObject([
      { officialName: 'The Practice', street: '1 Way', city: 'Town', country: 'US' },
    ])
    expect(schedules.map(one => one.location)).toEqual(['organization:practice'])
  })

  it('is not a place if it has locations, is closed or has no roles', () => {
    const location = {
      resourceType: 'Location',
      id: 'l',
      managingOrganization: { reference: 'Organization/practice' },
    }
    const places = (...others: object[]) =>
      ann(nucc('207RC0000X'), [], role, others).items.filter(one => one.source === 'organization:practice')
    expect(places(organization(), location)).toEqual([])
    expect(places(organization({ active: false }))).toEqual([])
    expect(
      ann(nucc('207RC0000X'), [], {}, [organization()]).items.some(one => one.kind === 'addresses'),
    ).toBe(false)
  })
})
