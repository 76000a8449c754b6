import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'

export interface FreePlace {
  startsAt: string
  free: number
}
export interface DaySession {
  session: DeskSession
  /** The appointments, ordered by time or number. */
  coming: DeskAppointment[]
  /** Free slots; for the next number of a queue see `openQueue`. */
  free: FreePlace[]
  taken: number
  total: number
}
export interface Day {
  sessions: DaySession[]
  /** Appointments at a time without a session. */
  astray: DeskAppointment[]
}

const holds = ({ status }: DeskAppointment) => status !== 'no_show'

const byTurn = (a: DeskAppointment, b: DeskAppointment) =>
  a.startsAt === b.startsAt ? (a.queueNumber ?? 0) - (b.queueNumber ?? 0) : a.startsAt < b.startsAt ? -1 : 1

/** The sessions of a day with their appointments and free slots, in order of time. */
export function dayOf(sessions: DeskSession[], appointments: DeskAppointment[], now: string): Day {
  const placed = new Set<string>()
  const days = sessions.map((session): DaySession => {
    const starts = new Set(session.places.map(place => place.startsAt))
    const own = appointments.filter(one => one.schedule === session.schedule && starts.has(one.startsAt))
    for (const one of own) placed.add(one.id)
    const total = session.capacity * session.places.length
    const free = session.mode === 'slots' ? slotsOf(session, now) : []
    return { session, coming: [...own].sort(byTurn), free, taken: own.filter(holds).length, total }
  })
  return { sessions: days, astray: appointments.filter(one => !placed.has(one.id)) }
}

/** The free slots that are not over. A queue has one, for its next number. */
export const slotsOf = ({ places }: DeskSession, now: string): FreePlace[] =>
  places.filter(place => place.free > 0 && now < place.endsAt)

/** The slot for the next number of a queue; null if it is full or over. */
export const openQueue = (session: DeskSession, now: string): FreePlace | null =>
  (session.mode === 'session' && slotsOf(session, now)[0]) || null
