import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { WeekSession } from '#entities/schedule/front-desk.ts'
import { useTranslation } from '../../../texts.ts'
import { sessionsOptions, weekOptions } from '../day/day-calls.ts'
import { slotsOf } from '../day/day-lines.ts'

export const sessionId = ({ schedule, startsAt }: { schedule: string; startsAt: string }) =>
  `${schedule} ${startsAt}`
const isOpen = (one: WeekSession, now: string) => !one.away && one.taken < one.total && now < one.endsAt

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
  const open = week.data?.filter(session => isOpen(session, now)) ?? []
  const session = open.find(other => sessionId(other) === chosen) ?? open[0]
  const { location = '', date = '' } = session ?? {}
  const sessions = useQuery(sessionsOptions({ location, date, doctor }))
  const places = sessions.data?.find(({ schedule }) => schedule === session?.schedule)
  const slots = places ? slotsOf(places, now).filter(({ startsAt }) => startsAt !== one.startsAt) : []
  const to = isWanted && session && slots.some(({ startsAt }) => startsAt === slot) ? session : undefined
  const doctors = new Map([[one.doctor, appointmentTitle(one, language)]])
  for (const other of others.data ?? []) {
    // A package keeps its terms, so it moves only within its own times, and no other appointment into them.
    if (one.package || packageOf(other.doctor) !== null) continue
    if (isOpen(other, now) || other.doctor === doctor) doctors.set(other.doctor, other.doctorName)
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
