import { occurrencesOn } from '#entities/schedule/availability.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'

/** Dr. Ayu's session on Mondays in Jakarta, 9 to 11 in half hours. */
export const monday: Schedule = {
  id: 'monday',
  doctor: 'ayu',
  location: 'jakarta',
  unit: null,
  weekday: 1,
  startTime: '09:00',
  endTime: '11:00',
  mode: 'slots',
  slotMinutes: 30,
  capacity: 1,
  room: '12',
  validFrom: '2026-01-01',
  validTo: null,
  noticeMinutes: 60,
  horizonDays: 30,
  public: true,
  timezone: 'Asia/Jakarta',
}
export const queue: Schedule = { ...monday, id: 'queue', mode: 'session', slotMinutes: null, capacity: 20 }
export const exception = (one: Partial<ScheduleException>): ScheduleException => ({
  id: 'exception',
  doctor: 'ayu',
  location: null,
  kind: 'leave',
  from: '2026-11-23',
  to: '2026-11-23',
  startTime: null,
  endTime: null,
  minutes: null,
  room: null,
  note: null,
  ...one,
})
export const date = '2026-11-23' // a Monday
/** The starts of a day's slots. */
export const starts = (schedules: Schedule[], exceptions: ScheduleException[] = [], on = date) =>
  occurrencesOn(on, schedules, exceptions).flatMap(one => one.places.map(place => place.startsAt))
