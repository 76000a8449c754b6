import { expect, test } from 'vitest'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import { dayOf, doctorChoices, groupsOf, searchOf } from './day-sessions.ts'

const place = (startsAt: string, endsAt: string, free: number) => ({ startsAt, endsAt, free })
const slots = {
  schedule: 'slots',
  mode: 'slots',
  capacity: 1,
  places: [
    place('2026-11-23T02:00:00Z', '2026-11-23T02:30:00Z', 0),
    place('2026-11-23T02:30:00Z', '2026-11-23T03:00:00Z', 1),
    place('2026-11-23T03:00:00Z', '2026-11-23T03:30:00Z', 1),
  ],
} as DeskSession
const queue = {
  schedule: 'queue',
  mode: 'session',
  capacity: 3,
  places: [place('2026-11-23T02:00:00Z', '2026-11-23T04:00:00Z', 1)],
} as DeskSession
const booked = (id: string, schedule: string, startsAt: string, queueNumber: number | null = null) =>
  ({ id, schedule, startsAt, queueNumber, status: 'accepted' }) as DeskAppointment
const half = '2026-11-23T02:45:00Z'

const at = '2026-11-23T02:00:00Z'

test('A day has its appointments and the slots that can still be booked', () => {
  const { sessions, coming } = dayOf([slots], [booked('a', 'slots', at)], half)
  expect(coming.map(one => one.id)).toEqual(['a'])
  expect(sessions[0]?.free.map(one => one.startsAt)).toEqual(['2026-11-23T02:30:00Z', '2026-11-23T03:00:00Z'])
  expect(sessions[0]).toMatchObject({ taken: 1, total: 3 })
})
test('A past slot is not offered', () => {
  const { sessions } = dayOf([slots], [], '2026-11-23T03:00:00Z')
  expect(sessions[0]?.free.map(one => one.startsAt)).toEqual(['2026-11-23T03:00:00Z'])
})
test('A queue offers its next number until it is over', () => {
  expect(dayOf([queue], [], half).sessions[0]?.free[0]?.startsAt).toBe(at)
  expect(dayOf([queue], [], '2026-11-23T04:00:00Z').sessions[0]?.free).toEqual([])
})
test('All appointments of a day are in order of time, and those of a queue in order of number', () => {
  const all = [
    booked('c', 'slots', '2026-11-23T02:30:00Z'),
    booked('b', 'queue', at, 2),
    booked('a', 'queue', at, 1),
  ]
  expect(dayOf([slots, queue], all, half).coming.map(one => one.id)).toEqual(['a', 'b', 'c'])
})
test('The session with the earliest free slot is first, the one without a free slot last', () => {
  const full = { ...slots, schedule: 'full', places: [place(at, '2026-11-23T02:30:00Z', 0)] } as DeskSession
  const { sessions } = dayOf([full, slots, queue], [], at)
  expect(sessions.map(one => one.session.schedule)).toEqual(['queue', 'slots', 'full'])
})
test('A no-show takes no slot any more, and stays listed', () => {
  const missing = { ...booked('a', 'slots', '2026-11-23T02:30:00Z'), status: 'no_show' } as DeskAppointment
  const { sessions, coming } = dayOf([slots], [missing], half)
  expect(sessions[0]?.taken).toBe(0)
  expect(coming).toEqual([missing])
})
test('Appointments are grouped by session, also where an extra one has the schedule of a weekly one', () => {
  const later = '2026-11-23T08:00:00Z'
  const extra = { ...slots, places: [place(later, '2026-11-23T08:30:00Z', 0)] } as DeskSession
  const [own, its, lost] = [booked('a', 'slots', at), booked('b', 'slots', later), booked('c', 'none', later)]
  const day = dayOf([slots, extra], [own, its, lost], half)
  const [first, second] = day.sessions
  expect(groupsOf(day)).toEqual([
    [first, [own]],
    [second, [its]],
    ['none', [lost]],
  ])
})
test('An appointment without a session is marked', () => {
  const lost = booked('x', 'slots', '2026-11-23T09:00:00Z')
  expect(dayOf([slots], [lost, booked('a', 'slots', at)], half).outsideSessions).toEqual(new Set(['x']))
})

const person = {
  patient: { name: 'José Müller', phone: '+62 812-000-110', carer: 'Siti Rahma' },
  code: '6HVJKVGQ',
  doctorName: 'dr. Retno Wulandari, Sp.PD',
} as DeskAppointment
test.each([
  'muller jose',
  'JOS',
  '0812 000 110',
  '62812000110',
  '000110',
  '6hvjk',
  'retno',
  'siti',
  'jose sppd',
  ' ',
])('The search of a day finds by %j', text => expect(searchOf(text).appointment(person)).toBe(true))
test.each(['muller budi', '0812 999', 'retno 6x'])('The search of a day does not find by %j', text =>
  expect(searchOf(text).appointment(person)).toBe(false),
)
test('The search of a day finds a package by its title in each language', () => {
  const checkUp = { ...person, doctorName: 'Heart check', package: { title: { id: 'Periksa jantung' } } }
  expect(searchOf('jantung').appointment(checkUp as DeskAppointment)).toBe(true)
})
test('The search of a day finds a doctor’s sessions by any part of the name', () => {
  const session = { doctorName: 'dr. Retno Wulandari, Sp.PD' } as DeskSession
  expect(searchOf('wulan').session(session)).toBe(true)
  expect(searchOf('budi').session(session)).toBe(false)
})

test('The filter lists doctors by name, then packages, each once', () => {
  const one = (doctor: string, doctorName: string) => ({ doctor, doctorName })
  const sessions = [
    one('package:teeth', 'Dental check'),
    one('dewi', 'Dewi'),
    one('ayu', 'Ayu'),
    one('dewi', 'Dewi'),
  ]
  expect(doctorChoices(sessions).map(([key]) => key)).toEqual(['ayu', 'dewi', 'package:teeth'])
})
