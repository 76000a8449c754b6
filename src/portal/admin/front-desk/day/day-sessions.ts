import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { doctorsFirst } from '#entities/appointment/timetable-key.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import { groupBy } from '#entities/text/group-by.ts'
import { normalizedNameWords } from '#search/words.ts'

export interface FreePlace {
  startsAt: string
  free: number
}
export interface DaySession {
  session: DeskSession
  /** The free slots that are not over. A queue has one, for its next number. */
  free: FreePlace[]
  taken: number
  total: number
  /** Its appointments, ordered by time and number. */
  coming: DeskAppointment[]
}
export interface Day {
  /** All sessions, those with the earliest free slot first, those without one last. */
  sessions: DaySession[]
  /** All appointments, ordered by time and number. */
  coming: DeskAppointment[]
  /** Ids of appointments at a time without a session. */
  outsideSessions: Set<string>
}

const holds = ({ status }: DeskAppointment) => status !== 'no_show'

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byTime = (a: DeskAppointment, b: DeskAppointment) =>
  compare(a.startsAt, b.startsAt) || (a.queueNumber ?? 0) - (b.queueNumber ?? 0)
/** Sessions without a free slot sort behind every time. */
const firstFree = ({ free }: DaySession) => free[0]?.startsAt ?? '~'

/** The sessions of a day with their free slots, and its appointments. */
export function dayOf(sessions: DeskSession[], appointments: DeskAppointment[], now: string): Day {
  const outsideSessions = new Set(appointments.map(one => one.id))
  const days = sessions.map((session): DaySession => {
    const starts = new Set(session.places.map(place => place.startsAt))
    const own = appointments.filter(one => one.schedule === session.schedule && starts.has(one.startsAt))
    for (const one of own) outsideSessions.delete(one.id)
    const total = session.capacity * session.places.length
    const coming = own.sort(byTime)
    return { session, free: slotsOf(session, now), taken: own.filter(holds).length, total, coming }
  })
  return {
    sessions: days.sort((a, b) => compare(firstFree(a), firstFree(b))),
    coming: [...appointments].sort(byTime),
    outsideSessions,
  }
}

/** The appointments by session, or by schedule without one. An extra session has the schedule of a weekly one. */
export function groupsOf({ sessions, coming }: Day): [DaySession | string, DeskAppointment[]][] {
  const sessionOf = (one: DeskAppointment) =>
    sessions.find(each => each.coming.includes(one)) ??
    sessions.find(({ session }) => session.schedule === one.schedule)
  return [...groupBy(coming, one => sessionOf(one) ?? one.schedule)]
}

/** The free slots that are not over. A queue has one, for its next number. */
export const slotsOf = ({ places }: DeskSession, now: string): FreePlace[] =>
  places.filter(place => place.free > 0 && now < place.endsAt)

export const freeCount = ({ free }: DaySession): number => free.reduce((sum, one) => sum + one.free, 0)

/** In a telephone number only the digits count, without the country code of Indonesia or a leading 0. */
const digitsOf = (text: string) => text.replace(/\D/g, '')
const isPhone = (text: string) => !/\p{L}/u.test(text) && digitsOf(text).length >= 3

/**
 * A test of a day's appointments and sessions against a search: every word, in any order and without accents, is in the
 * name, the code, the doctor or the telephone number. The rule of `searchCondition` on the server.
 */
export function searchOf(text: string) {
  const words = normalizedNameWords(text)
  const national = digitsOf(text).replace(/^(62|0)/, '')
  const hasAll = (...texts: (string | null)[]) => {
    const whole = normalizedNameWords(texts.filter(Boolean).join(' ')).join(' ')
    return words.every(word => whole.includes(word))
  }
  return {
    appointment: ({ patient, code, doctorName, package: terms }: DeskAppointment) =>
      hasAll(patient.name, patient.carer, code, doctorName, ...Object.values(terms?.title ?? {})) ||
      (isPhone(text) && digitsOf(patient.phone ?? '').includes(national)),
    session: ({ doctorName }: DeskSession) => hasAll(doctorName),
  }
}

/** The doctors and packages of some sessions, for a filter: by name, doctors first. */
export const doctorChoices = (sessions: readonly { doctor: string; doctorName: string }[]) =>
  [...new Map(sessions.map(one => [one.doctor, one.doctorName]))].sort(
    ([a, name], [b, other]) => doctorsFirst(a, b) || name.localeCompare(other),
  )
