import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ImportFindings, newImportFindings } from '../findings.ts'
import type { ImportedKind, SourceNetwork } from '../source.ts'
import { readDirectory } from './directory.ts'
import { mapDirectory } from './network.ts'

const folder = join(import.meta.dirname, '../fixtures/clinics')
const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
let findings: ImportFindings
let network: SourceNetwork

const map = async (findings: ImportFindings, timezone?: string) =>
  mapDirectory(await readDirectory(folder, { findings }), {
    findings,
    timezone,
    slotMinutes: 20,
    now,
  })
beforeAll(async () => {
  findings = newImportFindings()
  network = await map(findings, 'America/New_York')
})

const item = (kind: ImportedKind, source: string) => {
  const found = network.items.find(one => one.kind === kind && one.source === source)
  if (!found) throw new Error(`The ${kind} lack ${source}.`)
  return found.data
}
const sources = (kind: ImportedKind) => network.items.filter(one => one.kind === kind).map(one => one.source)
const reasons = (found: ImportFindings[keyof ImportFindings]) =>
  found.list().map(one => `${one.count} ${one.what}: ${one.reason}`)

describe('locations of a FHIR directory', () => {
  it('become addresses with readable names, two-letter countries and the e-mail of their own', () => {
    expect(item('addresses', 'north')).toEqual({
      officialName: 'Northfield General Hospital, Inc.',
      type: 'hospital',
      street: '12 Old Mill Rd, Ste 2B',
      city: 'Northfield',
      province: 'MA',
      postcode: '01360-0042',
      country: 'US',
      geo: { latitude: 42.7, longitude: -72.45 },
      timezone: 'America/New_York',
      email1: 'desk@northfield.example',
      phones: { main: '555-010-0100' },
      hours: expect.arrayContaining([{ day: 'sunday', opens: '00:00', closes: '00:00' }]),
      externalIds: { fhir: 'north' },
    })
  })

  it('keep their own time zone, the best telephone number and the e-mail of their organisation', () => {
    expect(item('addresses', 'west')).toMatchObject({
      type: 'clinic',
      timezone: 'America/Chicago',
      country: 'AU',
      email1: 'hello@northfield.example',
      phones: { main: '555-010-0201' },
      hours: [{ day: 'monday', opens: '08:00', closes: '17:30' }],
      operatingStatus: { status: 'closed' },
    })
  })

  it('are imported without their unusable parts', () => {
    const odd = item('addresses', 'odd')
    expect(odd).toMatchObject({ timezone: 'America/New_York', city: 'Oakville' })
    for (const name of ['geo', 'phones', 'country', 'email1']) expect(odd).not.toHaveProperty(name)
  })

  it('are not imported if they are rooms, kinds, closed or without a name', () => {
    expect(sources('addresses')).toEqual(['north', 'west', 'odd'])
  })

  it('without any time zone stop the import, and the error names the remedy', async () => {
    await expect(map(newImportFindings())).rejects.toThrow(
      /Location\.ndjson:1 says no time zone\. Give .* --timezone/,
    )
  })
})

describe('specialties and services', () => {
  it('become one specialist per code, only if a doctor practises it', () => {
    expect(sources('specialists')).toEqual([
      'http://example.org/specialties|card',
      'http://example.org/specialties|derm',
      '|family medicine',
    ])
    expect(item('specialists', 'http://example.org/specialties|card').name).toEqual({ en: 'Cardiology' })
  })

  it('become a unit at each of their locations', () => {
    expect(sources('units')).toEqual(['heart', 'heart@west'])
    expect(item('units', 'heart@west')).toMatchObject({
      name: { en: 'Heart Centre' },
      type: 'outpatient',
      location: 'west',
      specialists: ['http://example.org/specialties|card'],
      walkIn: false,
      summary: { en: 'Everything about the heart.' },
    })
  })
})

describe('practitioners', () => {
  it('become doctors with the name of today, valid qualifications and languages in words', () => {
    expect(item('doctors', 'ann')).toEqual({
      name: 'Ann Marie Larssøn III',
      prefix: 'Dr.',
      suffix: 'M.D., Ph.D.',
      gender: 'female',
      specialists: ['http://example.org/specialties|card'],
      units: ['heart'],
      education: [{ degree: 'Doctor of Medicine', institution: 'Example University', year: 1998 }],
      certifications: ['Cardiology (Example Board)'],
      languages: ['English', 'Indonesian'],
      bookable: true,
      licence: { number: 'L-1', validTo: '2031-05-31' },
      externalIds: { fhir: 'ann' },
    })
  })

  it('are imported without hours, with names in any script, and by a qualification if no role has a specialty', () => {
    expect(item('doctors', 'nadia')).toMatchObject({
      name: 'نادية عبد',
      specialists: ['|family medicine'],
      bookable: false,
    })
    expect(item('doctors', 'qualified').specialists).toEqual(['http://example.org/specialties|card'])
    expect(item('doctors', 'ann-2')).toMatchObject({ acceptingNewPatients: false })
  })

  it('are skipped with the reason if they have left, are nurses, or have no name or specialty', () => {
    expect(sources('doctors')).toEqual(['ann', 'ann-2', 'nadia', 'qualified'])
    expect(reasons(findings.skipped)).toEqual(
      expect.arrayContaining([
        '1 Practitioner: is not active',
        '1 Practitioner: works as something else than a doctor',
        '1 Practitioner: says no specialty, neither in a role nor as a qualification',
        '1 Practitioner: says no name',
      ]),
    )
  })
})

describe('hours of a role', () => {
  it('become weekly sessions at the location; those of a room at its building', () => {
    const said = network.schedules.map(
      one =>
        `${one.doctor} ${one.location} ${one.weekday} ${one.startTime}-${one.endTime} ${one.unit} ${one.room}`,
    )
    expect(said).toEqual([
      'ann north 1 09:00-12:00 heart null',
      'ann north 2 09:00-12:00 heart null',
      'ann west 3 22:00-23:59 null 7',
      'ann west 4 00:00-02:00 null 7',
      'ann-2 odd 7 20:00-23:59 null null',
    ])
    expect(network.schedules[0]).toMatchObject({ validFrom: '2026-11-20', validTo: null, slotMinutes: 20 })
    expect(network.schedules[2]).toMatchObject({ validFrom: '2027-01-15', validTo: '2027-12-31' })
  })

  it('are reported with file and line if they overlap, are too short or incomplete', () => {
    expect(reasons(findings.skipped)).toEqual(
      expect.arrayContaining([
        '1 hours: that overlap others of the same doctor',
        '1 hours: shorter than one place',
        '1 hours: without a start or an end',
        '1 hours: that name no day',
        '1 hours: around the clock, which are no consulting hours',
      ]),
    )
    const overlap = findings.skipped.list().find(one => one.reason.startsWith('that overlap'))
    expect(overlap?.examples).toEqual(['PractitionerRole.ndjson:2 (r-ann-2, day 1, 10:00-14:00)'])
  })

  it('are interrupted by future absences', () => {
    expect(network.leaves).toMatchObject([
      { doctor: 'ann', location: 'north', from: '2027-02-01', to: '2027-02-05', note: 'Congress' },
    ])
  })
})

it('reports references without a target, and imports the rest', () => {
  expect(reasons(findings.leftOut)).toEqual(
    expect.arrayContaining([
      '1 Location: a reference to a missing Organization',
      '1 HealthcareService: a reference to a missing Location',
      '1 PractitionerRole: a reference to a missing Location',
      '1 PractitionerRole: a reference to a missing Practitioner',
      '1 PractitionerRole: a specialty without words',
    ]),
  )
})
