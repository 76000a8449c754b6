import { eq, inArray } from 'drizzle-orm'
import type { AffectedPatient } from '#entities/schedule/front-desk.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import type { AffectedSlot, ExceptionWrite, ScheduleChange } from '#entities/schedule/schedule-write.ts'
import { type Executor, newId } from '../../database/connect.ts'
import { appointment, schedule, scheduleException } from '../../database/tables/booking.ts'
import type { Deps } from '../../kernel/deps.ts'
import { isId } from '../../kernel/ids.ts'
import { notFound } from '../../kernel/problem.ts'
import { type BookingRules, bookingRules } from '../../schedules/booking-rules.ts'
import { type Booked, bookedAhead, displacedBy, weekOf } from '../../schedules/displaced.ts'
import { withLateness } from '../../schedules/lateness.ts'
import { readExceptions, readSchedules } from '../../schedules/timetable.ts'
import { idOf, timetableId } from '../../schedules/writes.ts'
import { isCalledAtOnce } from '../call-list/unanswered.ts'
import { deskView, type FullAppointment, selectAppointments } from '../views.ts'
import { affectedByChange, exceptionOf } from './exception-writes.ts'

const placeOf = ({ startsAt, timezone, place }: Booked, news: AffectedSlot['news']): AffectedSlot => ({
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
): Promise<AffectedSlot[]> {
  const { db } = deps
  const [old] = isId(id) ? await readSchedules(db, eq(schedule.id, id)) : []
  if (!old) throw notFound()
  const doctorId = await timetableId(db, old.doctor)
  const booked = await bookedAhead(db, deps.now(), eq(appointment.doctorId, doctorId))
  const before = await weekOf(db, [doctorId])
  const displaced = displacedBy(booked, before, {
    ...before,
    schedules: changed(before.schedules, old, change),
  })
  // A changed location also displaces appointments: their messages name another location.
  const moved = change.from === undefined && change.location !== old.location
  return booked
    .filter(one => displaced.has(one) || (moved && one.schedule === id))
    .map(one => placeOf(one, 'absence'))
}

/** What saving an exception would do to appointments, and how each patient would be notified. `old`: the stored one. */
async function previewOfChange(deps: Deps, old: ScheduleException | null, write: ExceptionWrite) {
  const { db } = deps
  const doctorId = write.doctor === null ? null : await timetableId(db, write.doctor)
  if (write.location !== null) await idOf(db, 'addresses', write.location, 'location')
  const next = exceptionOf(old?.id ?? newId(), write)
  const rules = await bookingRules(deps)
  const now = deps.now()
  const affected = await affectedByChange(db, now, doctorId, { old, next, cancelBefore: write.cancelBefore })
  return { affected, contacts: await contactChannels(db, rules, now, affected) }
}

/**
 * Slots whose patients an exception, or the change of the one with this id, would affect, and the number of patients who
 * are checked in. Read-only, sends nothing. A change of an extra session is refused while one is booked: then all are
 * listed, also those whose patients are checked in.
 */
export async function affectedByException(
  deps: Deps,
  id: string | null,
  write: ExceptionWrite,
): Promise<{ slots: AffectedSlot[]; checkedIn: number }> {
  const [old = null] = id && isId(id) ? await readExceptions(deps.db, eq(scheduleException.id, id)) : []
  if (id !== null && !old) throw notFound()
  const { affected, contacts } = await previewOfChange(deps, old, write)
  if (old?.kind === 'extra')
    return { slots: affected.map(({ one, news }) => placeOf(one, news)), checkedIn: 0 }
  const slots = contacts.map(({ one, news, by, alsoCall }) => ({ ...placeOf(one, news), by, alsoCall }))
  return { slots, checkedIn: checkedInOf(affected).length }
}

/**
 * Patients whom an exception would affect if it were saved now, earliest appointment first, and the appointments whose
 * patients are checked in, for whom nothing changes. Read-only, sends nothing.
 */
export async function appointmentsDisplacedBy(
  deps: Deps,
  write: ExceptionWrite,
): Promise<{ patients: AffectedPatient[]; checkedIn: string[] }> {
  const { affected, contacts } = await previewOfChange(deps, null, write)
  const patients = contacts.map(({ full, news, lateMinutes, by, alsoCall }) => ({
    appointment: deskView(full),
    news,
    lateMinutes,
    by,
    alsoCall,
  }))
  return { patients, checkedIn: checkedInOf(affected) }
}

type AffectedAppointment = Awaited<ReturnType<typeof affectedByChange>>[number]
const checkedInOf = (affected: AffectedAppointment[]): string[] =>
  affected.flatMap(({ one }) => (one.status === 'checked_in' ? one.id : []))

interface NotifiedPatient extends AffectedAppointment {
  full: FullAppointment
  by: 'message' | 'call'
  alsoCall: boolean
}

/**
 * How each affected patient would be notified: by email, by email and telephone, or by telephone only. Patients who
 * have already arrived get no message and are left out.
 */
async function contactChannels(
  db: Executor,
  rules: BookingRules,
  now: Temporal.Instant,
  all: AffectedAppointment[],
): Promise<NotifiedPatient[]> {
  const reachable = all.filter(({ one }) => one.status === 'requested' || one.status === 'accepted')
  const ids = reachable.map(({ one }) => one.id)
  const rows = ids.length > 0 ? await selectAppointments(db).where(inArray(appointment.id, ids)) : []
  const byId = new Map((await withLateness(db, rows)).map(full => [full.row.id, full]))
  return reachable.flatMap((each): NotifiedPatient[] => {
    const full = byId.get(each.one.id)
    if (!full) return []
    const by = full.email && full.language ? 'message' : 'call'
    const displaced = each.news === 'absence'
    const alsoCall = by === 'message' && displaced && isCalledAtOnce(each.one.startsAt, { rules, now })
    return [{ ...each, full, by, alsoCall }]
  })
}
