import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Hold, HoldChoice } from '#entities/appointment/appointment.ts'
import { type Executor, newId } from '../../database/connect.ts'
import { patient } from '../../database/tables/accounts.ts'
import { type appointment, placeHold, schedule } from '../../database/tables/booking.ts'
import { waitingEntry } from '../../database/tables/waiting-list.ts'
import { audit, entriesAbout } from '../../kernel/audit.ts'
import type { Actor, Deps } from '../../kernel/deps.ts'
import { millisecond } from '../../kernel/millisecond.ts'
import { notFound } from '../../kernel/problem.ts'
import { findDependant } from '../../patients/family.ts'
import { lockDoctor, lockOwnPatient } from '../../patients/locks.ts'
import { bookingRules } from '../../schedules/booking-rules.ts'
import { doctorOfSchedule } from '../../schedules/doctors.ts'
import { withAlternatives } from '../../schedules/offer-alternatives.ts'
import { doctorRow, locationRow, timetable, timetableKey } from '../../schedules/timetable.ts'
import { reserve } from './reserve.ts'

/** Long enough to sign up and to write the reason for the appointment. */
const holdFor = Temporal.Duration.from({ minutes: 10 })

/** A hold ends with the answer deadline at the latest: after it the request is refused. */
const earlier = (ends: Temporal.Instant, answerBy: Temporal.Instant | null) =>
  answerBy && Temporal.Instant.compare(answerBy, ends) < 0 ? answerBy : ends

const auditEntryOf = entriesAbout('hold')
type Row = typeof appointment.$inferSelect

/**
 * Holds a slot for the patient for ten minutes; it is taken for all other patients. One hold at a time: another choice
 * releases the first one. Holding the same slot again does not restart the time.
 */
export async function holdSlot(deps: Deps, actor: Actor, choice: HoldChoice): Promise<Hold> {
  const rules = await bookingRules(deps)
  const startsAt = Temporal.Instant.from(choice.startsAt)
  const sessionDoctor = await doctorOfSchedule(deps.db, choice.schedule)
  await withAlternatives(deps, { doctor: sessionDoctor.slug, startsAt }, () =>
    deps.db.transaction(async db => {
      const doctor = await lockDoctor(db, sessionDoctor.id)
      const holder = await lockOwnPatient(db, actor.accountId)
      const person = choice.dependant ? await findDependant(db, actor.accountId, choice.dependant) : null
      const dependantId = person?.id ?? null
      const patientId = dependantId ?? holder
      const now = millisecond(deps.now())
      const [known] = await db
        .select()
        .from(placeHold)
        .where(and(eq(placeHold.patientId, holder), gt(placeHold.expiresAt, now)))
      const same = known?.scheduleId === choice.schedule && known.startsAt.equals(startsAt) ? known : null
      const anyMember = choice.dependant === undefined
      if (same && (anyMember || (dependantId !== null && same.dependantId === dependantId))) return
      const { schedule } = choice
      const about = { patientId, patientName: person?.fullName, holding: true, anyMember }
      const { endsAt, answerBy } = await reserve(db, rules, { ...about, doctor, schedule, startsAt, now })
      if (same) {
        // Only the dependant has changed: the time goes on.
        await db.update(placeHold).set({ dependantId }).where(eq(placeHold.id, same.id))
        return
      }
      await db.delete(placeHold).where(eq(placeHold.patientId, holder))
      const id = newId()
      const whom = { patientId: holder, dependantId }
      const values = { id, ...whom, doctorId: doctor.id, scheduleId: schedule, startsAt, endsAt }
      await db
        .insert(placeHold)
        .values({ ...values, createdAt: now, expiresAt: earlier(now.add(holdFor), answerBy) })
      await audit(db, auditEntryOf(actor, 'place.hold', id, patientId))
    }),
  )
  const hold = await currentHold(deps, actor.accountId)
  if (!hold) throw notFound()
  return hold
}

/** The current hold of the patient; null if there is none or it has expired. */
export async function currentHold(deps: Deps, accountId: string): Promise<Hold | null> {
  const now = millisecond(deps.now())
  const [found] = await deps.db
    .select({ row: placeHold, doctor: timetableKey, location: locationRow.key, data: locationRow.data })
    .from(placeHold)
    .innerJoin(patient, eq(patient.id, placeHold.patientId))
    .innerJoin(schedule, eq(schedule.id, placeHold.scheduleId))
    .innerJoin(doctorRow, eq(doctorRow.id, placeHold.doctorId))
    .innerJoin(locationRow, eq(locationRow.id, schedule.locationId))
    .where(and(eq(patient.accountId, accountId), gt(placeHold.expiresAt, now)))
  if (!found) return null
  const { row, doctor, location, data } = found
  const place = { location, timezone: String(data?.timezone ?? 'UTC') }
  const { answering } = await timetable(deps)
  return {
    dependant: row.dependantId,
    doctor,
    ...place,
    schedule: row.scheduleId,
    startsAt: row.startsAt.toString(),
    endsAt: row.endsAt.toString(),
    expiresAt: row.expiresAt.toString(),
    // A slot that the waiting list offered is confirmed at once.
    answerBy: row.waitingEntryId ? null : (answering.deadline(place, now, row.startsAt)?.toString() ?? null),
  }
}

/**
 * Repairs holds that were made while the clock was ahead: they end as if they were made now. Offers of the waiting list
 * keep the end time that their email names.
 */
export async function holdsFromNow(db: Executor, now: Temporal.Instant): Promise<void> {
  const at = sql`${now.toString()}::timestamptz`
  await db
    .update(placeHold)
    .set({ createdAt: now, expiresAt: sql`${at} + (${placeHold.expiresAt} - ${placeHold.createdAt})` })
    .where(
      and(
        gt(placeHold.createdAt, now.add({ minutes: 1 })),
        sql`${placeHold.expiresAt} - ${placeHold.createdAt} <= make_interval(mins => ${holdFor.minutes})`,
      ),
    )
}

/** Releases the hold. Succeeds also if there is none. */
export async function releaseHold(deps: Deps, actor: Actor): Promise<void> {
  await deps.db.transaction(async db => {
    const patientId = await lockOwnPatient(db, actor.accountId)
    const [gone] = await db
      .delete(placeHold)
      .where(eq(placeHold.patientId, patientId))
      .returning({ id: placeHold.id })
    if (gone) await audit(db, auditEntryOf(actor, 'place.release', gone.id, patientId))
  })
}

/**
 * Deletes the patient's hold with the doctor of an appointment, or it would count a second time. A hold that the waiting
 * list offers to another family member stays, unless it overlaps the appointment. `holder`: as `lockPatient` returns it.
 */
export async function deleteHolds(
  db: Executor,
  holder: string,
  { patientId, doctorId, startsAt, endsAt }: Pick<Row, 'patientId' | 'doctorId' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  const ofPatient = sql`coalesce(${placeHold.dependantId}, ${placeHold.patientId}) = ${patientId}`
  const same = and(gt(placeHold.endsAt, startsAt), lt(placeHold.startsAt, endsAt))
  await db
    .delete(placeHold)
    .where(and(eq(placeHold.patientId, holder), eq(placeHold.doctorId, doctorId), or(ofPatient, same)))
}

/** True if the waiting list holds this slot for the patient now. */
export async function isOffered(
  db: Executor,
  patientId: string,
  { schedule, startsAt, now }: { schedule: string; startsAt: Temporal.Instant; now: Temporal.Instant },
): Promise<boolean> {
  const [found] = await db
    .select({ id: placeHold.id })
    .from(placeHold)
    .innerJoin(waitingEntry, eq(waitingEntry.id, placeHold.waitingEntryId))
    .where(
      and(
        eq(waitingEntry.patientId, patientId),
        eq(waitingEntry.status, 'offered'),
        eq(placeHold.scheduleId, schedule),
        eq(placeHold.startsAt, startsAt),
        gt(placeHold.expiresAt, now),
      ),
    )
  return found !== undefined
}
