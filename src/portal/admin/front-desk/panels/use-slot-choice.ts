import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { mayMoveTo } from '#entities/appointment/timetable-key.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { WeekSession } from '#entities/schedule/front-desk.ts'
import { useTranslation } from '../../../texts.ts'
import { sessionsOptions, weekOptions } from '../day/day-calls.ts'
import { slotsOf } from '../day/day-sessions.ts'

export const sessionId = ({ schedule, startsAt }: { schedule: string; startsAt: string }) =>
  `${schedule} ${startsAt}`

/** The session of a week among those with slots. An extra session of that day may have the same schedule. */
export const findSession = <T extends { schedule: string; startsAt: string }>(
  sessions: readonly T[] | undefined,
  one: Pick<WeekSession, 'schedule' | 'startsAt'> | undefined,
): T | undefined => one && sessions?.find(other => sessionId(other) === sessionId(one))

/** Whether the appointment can be moved into the session. Its own queue is none of them: it has only the next number. */
export const isOpenTo =
  (one: Pick<DeskAppointment, 'doctor' | 'startsAt' | 'queueNumber'>, now: string) => (other: WeekSession) =>
    !other.away &&
    other.taken < other.total &&
    now < other.endsAt &&
    (one.queueNumber === null || other.doctor !== one.doctor || other.startsAt !== one.startsAt)

/** The slot that is chosen at first, and its session. */
export interface FirstChoice {
  session: Pick<WeekSession, 'schedule' | 'startsAt' | 'date' | 'doctor'>
  startsAt: string
}

/**
 * The choice of another slot for an appointment: a week, a session in it and a slot, of its doctor or of another one at its
 * location. Nothing is loaded until it is wanted.
 */
export function useSlotChoice(one: DeskAppointment, isWanted = true, start?: FirstChoice) {
  const { language } = useTranslation()
  const now = Temporal.Now.instant().toString()
  const today = todayIn(one.timezone, Temporal.Instant.from(now))
  const itsDay = todayIn(one.timezone, Temporal.Instant.from(one.startsAt))
  const notPast = (date: string) => (Temporal.PlainDate.compare(date, today) < 0 ? today : date)
  const [first, setFirst] = useState(start?.session.date ?? notPast(itsDay))
  const [chosen, setChosen] = useState(start ? sessionId(start.session) : '')
  const [slot, setSlot] = useState(start?.startsAt ?? '')
  const [doctor, setDoctor] = useState(start?.session.doctor ?? one.doctor)
  const from = isWanted ? first : ''
  const week = useQuery(weekOptions({ from, location: doctor === one.doctor ? '' : one.location, doctor }))
  const others = useQuery(weekOptions({ from, location: one.location, doctor: '' }))
  const isOpen = isOpenTo(one, now)
  const open = week.data?.filter(isOpen) ?? []
  const session =
    open.find(other => sessionId(other) === chosen) ??
    open.find(other => other.location === one.location) ??
    open[0]
  const { location = '', date = '' } = session ?? {}
  const sessions = useQuery(sessionsOptions({ location, date, doctor }))
  const places = findSession(sessions.data, session)
  const slots = places ? slotsOf(places, now).filter(({ startsAt }) => startsAt !== one.startsAt) : []
  const to = isWanted && session && slots.some(({ startsAt }) => startsAt === slot) ? session : undefined
  const doctors = new Map([[one.doctor, appointmentTitle(one, language)]])
  for (const other of others.data ?? []) {
    if (!mayMoveTo(one.doctor, other.doctor)) continue
    if (isOpen(other) || other.doctor === doctor) doctors.set(other.doctor, other.doctorName)
  }
  return {
    ...{ week, sessions, open, session, slots, slot, doctor, doctors, setChosen, setSlot },
    isQueue: places?.mode === 'session',
    isThisWeek: first === today,
    /** Shows the week that begins so many days later, or today's. */
    step: (days: number) =>
      setFirst(days === 0 ? today : notPast(Temporal.PlainDate.from(first).add({ days }).toString())),
    setDoctor(next: string) {
      setDoctor(next)
      setSlot('')
    },
    /** The chosen slot while it is free, with the place and the time zone in which it is shown. */
    to: to && {
      choice: { schedule: to.schedule, startsAt: slot },
      location: to.location,
      timezone: to.timezone,
    },
  }
}
export type SlotChoice = ReturnType<typeof useSlotChoice>
