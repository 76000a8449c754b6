import type { Schedule } from '#entities/schedule/schedule.ts'

export type SeedSchedule = Omit<Schedule, 'id' | 'timezone'>

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const line = /^(mon|tue|wed|thu|fri|sat|sun) (\d\d:\d\d)-(\d\d:\d\d) (?:(\d+)min|queue (\d+))$/

/**
 * A doctor's week at one location, one session on each line: `mon 08:00-11:00 20min` has a slot every 20 minutes, `sat
 * 09:00-12:00 queue 20` has twenty queue numbers.
 */
export const week = (
  doctor: string,
  location: string,
  unit: string,
  room: string,
  ...sessions: string[]
): SeedSchedule[] =>
  sessions.map(session => {
    const [, day, startTime, endTime, minutes, queue] = line.exec(session) ?? []
    if (!day || !startTime || !endTime) {
      throw new Error(`"${session}" of ${doctor} is no session. Write it as "mon 08:00-11:00 20min".`)
    }
    return {
      doctor,
      location,
      unit,
      weekday: days.indexOf(day) + 1,
      startTime,
      endTime,
      mode: minutes ? 'slots' : 'session',
      slotMinutes: minutes ? Number(minutes) : null,
      capacity: minutes ? 1 : Number(queue),
      room,
      validFrom: '2026-01-01',
      validTo: null,
      noticeMinutes: 60,
      horizonDays: 60,
      public: true,
    }
  })
