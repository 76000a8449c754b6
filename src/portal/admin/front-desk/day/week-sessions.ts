import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { DeskSession, WeekSession } from '#entities/schedule/front-desk.ts'
import { groupBy } from '#entities/text/group-by.ts'
import { type DaySession, dayOf } from './day-sessions.ts'

export interface WeekDay {
  date: string
  /** In order of time. */
  sessions: DaySession[]
  /** Sessions that do not take place. */
  away: WeekSession[]
  /** Appointments at a time without a session. */
  outsideSessions: DeskAppointment[]
}

interface Given {
  from: Temporal.PlainDate
  sessions: readonly DeskSession[]
  planned: readonly WeekSession[]
  appointments: readonly DeskAppointment[]
  now: string
}

/** Seven days of one doctor: each with its sessions, and the appointments in them. */
export function weekOf({ from, sessions, planned, appointments, now }: Given): WeekDay[] {
  const byDate = groupBy(appointments, one => todayIn(one.timezone, Temporal.Instant.from(one.startsAt)))
  return Array.from({ length: 7 }, (_, days) => {
    const date = from.add({ days }).toString()
    const own = sessions.filter(one => one.date === date)
    const day = dayOf(own, byDate.get(date) ?? [], now)
    return {
      date,
      sessions: day.sessions.sort((a, b) => (a.session.startsAt < b.session.startsAt ? -1 : 1)),
      away: planned.filter(one => one.away && one.date === date),
      outsideSessions: day.coming.filter(one => day.outsideSessions.has(one.id)),
    }
  })
}

export const isEmptyDay = ({ sessions, away, outsideSessions }: WeekDay): boolean =>
  sessions.length + away.length + outsideSessions.length === 0

/** The same week with the appointments that a search finds. */
export const searched = (week: readonly WeekDay[], finds: (one: DeskAppointment) => boolean): WeekDay[] =>
  week.map(day => ({
    ...day,
    sessions: day.sessions.map(one => ({ ...one, coming: one.coming.filter(finds) })),
    outsideSessions: day.outsideSessions.filter(finds),
  }))
