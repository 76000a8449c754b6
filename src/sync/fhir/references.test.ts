import { describe, expect, it } from 'vitest'
import { newImportFindings } from '../findings.ts'
import { addEntry, addRecord, emptyDirectory } from './directory.ts'
import { mapDirectory } from './network.ts'

const specialty = [{ coding: [{ system: 's', code: 'card', display: 'Cardiology' }] }]
const npi = 'http://hl7.org/fhir/sid/us-npi'
const uuid = 'urn:uuid:0c3151bd-1cbf-4d64-b04d-cd9187a4c6e0'
const place = {
  resourceType: 'Location',
  id: 'here',
  name: 'Here',
  address: { line: ['1 Way'], city: 'Town', country: 'US' },
}
const ann = {
  resourceType: 'Practitioner',
  id: 'ann',
  identifier: [{ system: npi, value: '123' }],
  name: [{ text: 'Ann' }],
}

/** The doctors imported from one role, and the findings. */
function doctorsOf(role: object, others: object[] = [ann]) {
  const findings = newImportFindings()
  const directory = emptyDirectory()
  for (const record of [place, ...others]) addRecord(directory, record, 'x', findings)
  const record = { resourceType: 'PractitionerRole', id: 'r', specialty, ...role }
  addRecord(directory, record, 'x', findings)
  const options = { findings, timezone: 'America/New_York', slotMinutes: 20, now: Temporal.Now.instant() }
  const { items } = mapDirectory(directory, options)
  return {
    doctors: items.filter(one => one.kind === 'doctors').map(one => one.source),
    leftOut: findings.leftOut.list().map(one => [one.reason, one.examples[0]]),
  }
}

describe('a reference', () => {
  it.each([
    ['by an identifier', { identifier: { system: npi, value: '123' } }],
    ['by an identifier without its system', { identifier: { value: '123' } }],
    ['by a search', { reference: `Practitioner?identifier=${encodeURIComponent(`${npi}|123`)}` }],
    ['by a search of a server', { reference: 'https://x.example/r4/Practitioner?identifier=123' }],
    ['by address', { reference: 'https://x.example/r4/Practitioner/ann/_history/2' }],
  ])('%s is followed', (_, practitioner) => {
    expect(doctorsOf({ practitioner }).doctors).toEqual(['ann'])
  })

  it('to a record inside the same one is followed', () => {
    const inside = { resourceType: 'Practitioner', id: 'p', name: [{ text: 'Bob' }] }
    const role = { contained: [inside], practitioner: { reference: '#p' } }
    expect(doctorsOf(role, []).doctors).toEqual(['r#p'])
  })

  it('with two possible targets or none is not followed, and is reported', () => {
    const twin = { ...ann, id: 'twin' }
    const two = doctorsOf({ practitioner: { identifier: { system: npi, value: '123' } } }, [ann, twin])
    expect(two.doctors).toEqual([])
    expect(two.leftOut).toContainEqual([
      'a reference to a missing Practitioner',
      `x (Practitioner?identifier=${npi}|123)`,
    ])
    const foreign = doctorsOf({ practitioner: { identifier: { system: 'other', value: '123' } } })
    expect(foreign.doctors).toEqual([])
  })

  it('to an entry of a Bundle by its address is followed, whether the entry has an id of its own or not', () => {
    for (const id of ['ann', undefined]) {
      const findings = newImportFindings()
      const directory = emptyDirectory()
      const practitioner = { reference: uuid }
      const role = { resourceType: 'PractitionerRole', id: 'r', specialty, practitioner }
      for (const entry of [{ fullUrl: uuid, resource: { ...ann, id } }, { resource: role }])
        addEntry(directory, entry, 'x', findings)
      const options = { findings, timezone: 'UTC', slotMinutes: 20, now: Temporal.Now.instant() }
      const doctors = mapDirectory(directory, options).items.filter(one => one.kind === 'doctors')
      expect(doctors.map(one => one.source)).toEqual([id ?? uuid.slice(9)])
    }
  })
})
