import type { Schedule } from '#entities/schedule/schedule.ts'

/** A weekly session in Jakarta, on Mondays unless `own` says otherwise. */
export const sampleSchedule = (own: Partial<Schedule>): Schedule => ({
  id: `${own.doctor} ${own.weekday} ${own.startTime}`,
  doctor: 'ayu',
  location: 'jakarta',
  unit: null,
  weekday: 1,
  startTime: '09:00',
  endTime: '12:00',
  mode: 'slots',
  slotMinutes: 20,
  capacity: 1,
  room: null,
  validFrom: '2026-01-01',
  validTo: null,
  noticeMinutes: 0,
  horizonDays: 30,
  public: true,
  timezone: 'Asia/Jakarta',
  ...own,
})
