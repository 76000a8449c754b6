import type { Occurrence } from '#entities/schedule/schedule.ts'
import type { Answer, HospitalFixture } from './small-hospital.ts'

// Monday, 23 November 2026 in Jakarta, during dr. Ayu's session.
export const nine = '2026-11-23T02:00:00Z'
export const half = '2026-11-23T02:30:00Z'
export const ten = '2026-11-23T03:00:00Z'

let keys = 0
export const newKey = () => `test-key-${keys++}`

/** A patient's booking request: dr. Ayu at nine by default. */
export const requestSlot = (
  hospital: HospitalFixture,
  patient: number,
  booking: Record<string, unknown> = {},
  key = newKey(),
): Promise<Answer> =>
  hospital.call('POST', '/api/appointments', {
    token: hospital.patients[patient]?.token,
    headers: { 'idempotency-key': key },
    body: { doctor: 'ayu', schedule: hospital.schedules.slots, startsAt: nine, ...booking },
  })

/** A doctor's sessions of that Monday. */
export const sessionsOf = async (hospital: HospitalFixture, doctor: string): Promise<Occurrence[]> =>
  (await hospital.call('GET', `/api/doctors/${doctor}/places?from=2026-11-23&to=2026-11-23`)).result

/** The free capacity of a slot; undefined if there is no such slot. */
export const freeAt = async (hospital: HospitalFixture, startsAt: string, doctor = 'ayu') =>
  (await sessionsOf(hospital, doctor)).flatMap(one => one.places).find(one => one.startsAt === startsAt)?.free
