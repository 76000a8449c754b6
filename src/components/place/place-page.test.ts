import { expect, test } from 'vitest'
import { openSource, type Recorder, setClock } from '#content/render-context.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { ContentSnapshot } from '#publishing/render/content-snapshot.ts'
import { sampleSchedule } from '../../../tests/sample-schedule.ts'
import { emergencyCalls } from '../doctor/list/emergency.ts'
import { nearestTo } from './nearest.ts'
import { practiceAt } from './practice.ts'
import {
  announcedStatus,
  closureOf,
  emergencyDepartments,
  isEmergencyOpen,
  isUnitClosed,
  statusOf,
} from './status.ts'
import { hospitalData } from './structured.ts'

type Place = PublicItem<'addresses'>
const place = (code: string, more: Partial<Place> = {}): Place => ({
  id: code,
  code,
  officialName: code,
  timezone: 'Asia/Jakarta',
  updatedAt: '2026-11-01T00:00:00Z',
  ...more,
})
const jakarta = place('jakarta', { geo: { latitude: -6.2, longitude: 106.8 } })
const bandung = place('bandung', { geo: { latitude: -6.9, longitude: 107.6 } })
const medan = place('medan', { geo: { latitude: 3.6, longitude: 98.7 } })

const schedule = (doctor: string, weekday: number, location: string, startTime: string) =>
  sampleSchedule({ doctor, weekday, location, startTime })
const leave = {
  ...{
    id: 'leave',
    doctor: 'budi',
    location: null,
    kind: 'leave' as const,
    from: '2026-11-30',
    to: '2026-11-30',
  },
  ...{ startTime: null, endTime: null, minutes: null, room: null, note: null },
}
const doctor = (slug: string) => [slug, 1, { id: slug, slug, name: slug, specialists: [], bookable: true }]

function openClinic(): { snapshot: ContentSnapshot; reads: Set<string> } {
  const snapshot = new ContentSnapshot()
  snapshot.put({ kind: 'doctors', keys: null, rows: [doctor('ayu'), doctor('budi')] as never })
  snapshot.putTimetables({
    doctors: null,
    schedules: [
      schedule('budi', 1, 'jakarta', '08:00'),
      schedule('ayu', 1, 'jakarta', '09:00'),
      schedule('ayu', 2, 'medan', '09:00'),
    ],
    exceptions: [leave],
  })
  const reads = new Set<string>()
  const recorder: Recorder = { read: one => reads.add(one), due: () => {} }
  // A Friday in Jakarta.
  openSource(snapshot, recorder, Temporal.Instant.from('2026-11-27T03:00:00Z'))
  return { snapshot, reads }
}

test('the board of a place has the doctors of each day in order, without those who work elsewhere or are on leave', async () => {
  const { reads } = openClinic()
  const { today, days, doctors } = await practiceAt(jakarta)
  expect(today.dayOfWeek).toBe(5)
  expect(days.map(lines => lines.map(line => [line.doctor.slug, line.hours.startTime]))).toEqual([
    [['ayu', '09:00']],
    ...Array.from({ length: 6 }, () => []),
  ])
  expect(doctors).toBe(1)
  expect([...reads]).toContain('sessions?location=jakarta')
})

test('a changed timetable concerns the places where it was and where it is, and no other', () => {
  const { snapshot } = openClinic()
  const changes = snapshot.putTimetables({
    doctors: ['ayu'],
    schedules: [schedule('ayu', 1, 'jakarta', '10:00'), schedule('ayu', 2, 'bandung', '09:00')],
    exceptions: [leave],
  })
  expect(changes.map(change => ('dependency' in change ? change.dependency : '')).sort()).toEqual([
    'schedules/ayu',
    'sessions?location=bandung',
    'sessions?location=jakarta',
    'sessions?location=medan',
  ])
  const without = snapshot.putTimetables({
    doctors: [],
    schedules: [],
    exceptions: [],
  })
  expect(without).toContainEqual({ dependency: 'sessions?location=jakarta' })
})

test('an extra session gives way to the doctor’s session at another place', async () => {
  const { snapshot } = openClinic()
  const day = { from: '2026-12-01', to: '2026-12-01', startTime: '09:00', endTime: '10:00' }
  snapshot.putTimetables({
    doctors: [],
    schedules: [],
    exceptions: [{ ...leave, ...day, id: 'extra', doctor: 'ayu', kind: 'extra', location: 'jakarta' }],
  })
  const { days } = await practiceAt(jakarta)
  expect(days[1]).toEqual([])
})

test('the status of a place applies until its last day is over there; a closed one is not open day and night', () => {
  const closed = place('jakarta', {
    emergencyOpen24h: true,
    operatingStatus: { status: 'closed', until: '2026-11-27' },
  })
  setClock(Temporal.Instant.from('2026-11-27T16:59:59Z'))
  expect([closureOf(closed)?.status, isEmergencyOpen(closed)]).toEqual(['closed', false])
  setClock(Temporal.Instant.from('2026-11-27T17:00:00Z'))
  expect([statusOf(closed), closureOf(closed), isEmergencyOpen(closed)]).toEqual([undefined, undefined, true])
  const open = place('jakarta', { operatingStatus: { status: 'open' } })
  expect([statusOf(open)?.status, closureOf(open)]).toEqual(['open', undefined])
})

test('a status that begins later is announced, and applies from midnight of its first day there', () => {
  const closed = place('jakarta', {
    emergencyOpen24h: true,
    operatingStatus: { status: 'closed', since: '2026-12-03' },
  })
  setClock(Temporal.Instant.from('2026-12-02T16:59:59Z'))
  expect(announcedStatus(closed)).toMatchObject({ status: 'closed', isUpcoming: true })
  expect([statusOf(closed), closureOf(closed), isEmergencyOpen(closed)]).toEqual([undefined, undefined, true])
  setClock(Temporal.Instant.from('2026-12-02T17:00:00Z'))
  expect(announcedStatus(closed)).toMatchObject({ status: 'closed', isUpcoming: false })
  expect([statusOf(closed)?.status, isEmergencyOpen(closed)]).toEqual(['closed', false])
})

test('an emergency department that is closed comes after those where a patient can go; a unit closes with its location', () => {
  setClock(Temporal.Instant.from('2026-11-27T03:00:00Z'))
  const closed = place('sentani', {
    phones: { emergency_call: '+62 967 000 0319' },
    operatingStatus: { status: 'closed' },
  })
  const open = place('jayapura', { emergencyOpen24h: true })
  expect(emergencyDepartments([closed, jakarta, open]).map(one => one.code)).toEqual(['jayapura', 'sentani'])
  expect([isUnitClosed({}, closed), isUnitClosed({}, open)]).toEqual([true, false])
  expect(isUnitClosed({ operatingStatus: 'closed' }, open)).toBe(true)
})

test('a search for a danger names no number of a closed location', async () => {
  const { snapshot } = openClinic()
  const phones = { emergency_call: '+62 967 119' }
  const rows = [
    place('jakarta', { isMain: true, phones: { emergency_call: '+62 21 119' } }),
    place('sentani', { phones, operatingStatus: { status: 'closed' } }),
    place('jayapura', { phones }),
  ].map(one => [one.code, 1, one])
  snapshot.put({ kind: 'addresses', keys: null, rows: rows as never })
  expect(Object.keys((await emergencyCalls()).places)).toEqual(['jayapura'])
})

test('the nearest other places are first', () => {
  const nowhere = place('nowhere')
  const near = nearestTo(jakarta, [medan, jakarta, nowhere, bandung], 4)
  expect(near.map(one => [one.place.code, one.kilometres])).toEqual([
    ['bandung', 118],
    ['medan', 1413],
  ])
  expect(nearestTo(nowhere, [jakarta], 4)).toEqual([])
})

test('the structured data of a place names its own page, its map and the network', () => {
  const address = (path: string) => `https://hospital.example/id${path === '/' ? '' : path}`
  expect(hospitalData({ ...jakarta, type: 'clinic' }, { name: 'Rawat' }, address)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'MedicalClinic',
    name: 'jakarta',
    url: 'https://hospital.example/id/contact/jakarta',
    address: { '@type': 'PostalAddress' },
    geo: { '@type': 'GeoCoordinates', latitude: -6.2, longitude: 106.8 },
    hasMap: 'https://www.google.com/maps/search/?api=1&query=-6.2%2C106.8',
    parentOrganization: {
      '@type': 'MedicalOrganization',
      name: 'Rawat',
      url: 'https://hospital.example/id',
    },
  })
})
