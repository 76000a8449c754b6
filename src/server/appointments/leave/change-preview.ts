import { eq } from 'drizzle-orm'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import type { ConcernedPlace, ExceptionWrite, ScheduleChange } from '#entities/schedule/schedule-write.ts'
import { newId } from '../../database/connect.ts'
import { appointment, schedule, scheduleException } from '../../database/tables/booking.ts'
import type { Deps } from '../../kernel/deps.ts'
import { isId } from '../../kernel/ids.ts'
import { notFound } from '../../kernel/problem.ts'
import { bookingRules } from '../../schedules/booking-rules.ts'
import { type Booked, bookedAhead, displacedBy, weekOf } from '../../schedules/displaced.ts'
import { readExceptions, readSchedules } from '../../schedules/timetable.ts'
import { idOf } from '../../schedules/writes.ts'
import { contactChannels } from './contact-channels.ts'
import { affectedByChange, exceptionOf } from './exception-writes.ts'

const placeOf = ({ startsAt, timezone, place }: Booked, news: ConcernedPlace['news']): ConcernedPlace => ({
  startsAt: startsAt.toString(),
  timezone,
  place,
  news,
})

/** The timetable as it would be: the session changed, or ended the day before and followed by a new version. */
function changed(all: Schedule[], old: Schedule, { from, ...write }: ScheduleChange): Schedule[] {
  const others = all.filter(one => one.id !== old.id)
  if (from === undefined) return [...others, { ...old, ...write }]
  const dayBefore = Temporal.PlainDate.from(from).subtract({ days: 1 }).toString()
  const validTo = old.validTo !== null && old.validTo < dayBefore ? old.validTo : dayBefore
  return [...others, { ...old, validTo }, { ...old, ...write, id: newId(), validFrom: from }]
}

/** Appointments that a change of a weekly session would displace. Read-only. `changeSchedule` refuses such a change. */
export async function displacedByScheduleChange(
  deps: Deps,
  id: string,
  change: ScheduleChange,
): Promise<ConcernedPlace[]> {
  const { db } = deps
  const [old] = isId(id) ? await readSchedules(db, eq(schedule.id, id)) : []
  if (!old) throw notFound()
  const doctorId = await idOf(db, 'doctors', old.doctor, 'doctor')
  const booked = await bookedAhead(db, deps.now(), eq(appointment.doctorId, doctorId))
  const before = await weekOf(db, [doctorId])
  const lost = displacedBy(booked, before, { ...before, schedules: changed(before.schedules, old, change) })
  // A changed location also displaces appointments: their patients were told another one.
  const moved = change.from === undefined && change.location !== old.location
  return booked
    .filter(one => lost.has(one) || (moved && one.schedule === id))
    .map(one => placeOf(one, 'absence'))
}

/** Appointments that an exception, or the change of one, would affect. Read-only, sends nothing. */
export async function affectedByException(
  deps: Deps,
  id: string | null,
  write: ExceptionWrite,
): Promise<ConcernedPlace[]> {
  const { db } = deps
  const doctorId = write.doctor === null ? null : await idOf(db, 'doctors', write.doctor, 'doctor')
  if (write.location !== null) await idOf(db, 'addresses', write.location, 'location')
  let old: ScheduleException | null = null
  if (id !== null) {
    const [found] = isId(id) ? await readExceptions(db, eq(scheduleException.id, id)) : []
    if (!found) throw notFound()
    old = found
  }
  const next = exceptionOf(old?.id ?? newId(), write)
  const rules = await bookingRules(deps)
  const now = deps.now()
  const all = await affectedByChange(db, now, doctorId, { old, next, cancelBefore: write.cancelBefore })
  const heard = new Map((await contactChannels(db, rules, now, all)).map(each => [each.one.id, each]))
  return all.map(({ one, news }) => {
    const { by, alsoCall } = heard.get(one.id) ?? {}
    return { ...placeOf(one, news), ...(by ? { by, alsoCall: alsoCall ?? false } : {}) }
  })
}
