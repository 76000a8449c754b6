import { and, asc, eq, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { todayIn } from '#entities/availability.ts'
import type { Deps } from '../app.ts'
import { audit } from '../audit.ts'
import { account, patient } from '../database/account-tables.ts'
import { appointment, placeHold } from '../database/booking-tables.ts'
import { newId } from '../database/connect.ts'
import { waitingEntry } from '../database/waiting-tables.ts'
import { errorText } from '../error-text.ts'
import { putMessage } from '../mail/outbox.ts'
import { Problem } from '../problem.ts'
import { millisecond } from './book.ts'
import { lockDoctor, lockPatient } from './locks.ts'
import { offerMessage } from './offer-message.ts'
import { firstFree } from './places.ts'
import { type LocationNames, locationNames } from './proposals.ts'
import { reserve } from './reserve.ts'
import { type BookingRules, bookingRules } from './rules.ts'
import { type DoctorTimetable, timetable } from './timetable.ts'

const answerMinutes = 60
const mostMissed = 3

/** An hour to answer, by day: what is offered at night stands until nine in the morning. Never past the place itself. */
export function offerEnds(
  now: Temporal.Instant,
  timezone: string,
  startsAt: Temporal.Instant,
): Temporal.Instant {
  const ends = now.add({ minutes: answerMinutes })
  const local = now.toZonedDateTimeISO(timezone)
  const night = local.hour >= 21 || local.hour < 8
  const morning = local
    .add({ days: local.hour >= 21 ? 1 : 0 })
    .withPlainTime('09:00')
    .toInstant()
  const until = night ? morning : ends
  return Temporal.Instant.compare(until, startsAt) < 0 ? until : startsAt
}

type Entry = typeof waitingEntry.$inferSelect
const openEntries = ['waiting', 'offered'] as const

/** What has become of those who wait: got a place, missed an offer, or their dates are past. */
async function settle(deps: Deps, doctorId: string, today: string): Promise<void> {
  const now = millisecond(deps.now())
  const ofDoctor = eq(waitingEntry.doctorId, doctorId)
  const hasPlace = sql`exists (select from ${appointment} a where a.patient_id = ${waitingEntry.patientId}
    and a.doctor_id = ${waitingEntry.doctorId} and a.created_at >= ${waitingEntry.createdAt}
    and a.status in ('requested', 'accepted', 'checked_in', 'completed'))`
  await deps.db
    .update(waitingEntry)
    .set({ status: 'booked', updatedAt: now })
    .where(and(ofDoctor, inArray(waitingEntry.status, [...openEntries]), hasPlace))
  const isHeld = sql`exists (select from ${placeHold} h where h.patient_id = ${waitingEntry.patientId}
    and h.doctor_id = ${waitingEntry.doctorId} and h.expires_at > ${now.toString()}::timestamptz)`
  await deps.db
    .update(waitingEntry)
    .set({
      status: sql`case when ${waitingEntry.missed} + 1 >= ${mostMissed} then 'over' else 'waiting' end`,
      missed: sql`${waitingEntry.missed} + 1`,
      // Behind those who have not been asked yet.
      queuedAt: now,
      updatedAt: now,
    })
    .where(and(ofDoctor, eq(waitingEntry.status, 'offered'), sql`not ${isHeld}`))
  await deps.db
    .update(waitingEntry)
    .set({ status: 'over', updatedAt: now })
    .where(and(ofDoctor, eq(waitingEntry.status, 'waiting'), lt(waitingEntry.toDate, today)))
}

interface Offering {
  rules: BookingRules
  names: LocationNames
  doctor: DoctorTimetable
}

/** Keeps the earliest free place of the entry's dates for its patient and writes to them; false where there is none to be had. */
async function offer(deps: Deps, { rules, names, doctor: table }: Offering, entry: Entry): Promise<boolean> {
  const zone = table.schedules[0]?.timezone ?? 'UTC'
  const today = todayIn(zone, deps.now())
  const hasBegun = entry.fromDate < today
  const from = hasBegun ? today : entry.fromDate
  const free = (await firstFree(deps.db, deps.now(), table, { from, most: 5, to: entry.toDate })).flatMap(
    occurrence => occurrence.places.map(place => ({ occurrence, place })),
  )
  for (const { occurrence, place } of free) {
    const startsAt = Temporal.Instant.from(place.startsAt)
    try {
      const done = await deps.db.transaction(async db => {
        const doctor = await lockDoctor(db, { id: entry.doctorId })
        await lockPatient(db, entry.patientId)
        const now = millisecond(deps.now())
        const [held] = await db
          .select({ id: placeHold.id })
          .from(placeHold)
          .where(and(eq(placeHold.patientId, entry.patientId), gt(placeHold.expiresAt, now)))
        // They are choosing a place at this very moment.
        if (held) return false
        const { patientId, doctorId } = entry
        const { schedule } = occurrence
        const reserved = await reserve(db, rules, {
          doctor,
          patientId,
          schedule,
          startsAt,
          now,
          holding: true,
        })
        const swapped = await db
          .update(waitingEntry)
          .set({ status: 'offered', updatedAt: now })
          .where(and(eq(waitingEntry.id, entry.id), eq(waitingEntry.status, 'waiting')))
        if (swapped.rowCount === 0) return false
        await db.delete(placeHold).where(eq(placeHold.patientId, patientId))
        const expiresAt = offerEnds(now, occurrence.timezone, startsAt)
        const id = newId()
        const hold = { id, patientId, doctorId, scheduleId: schedule, startsAt, endsAt: reserved.endsAt }
        await db.insert(placeHold).values({ ...hold, createdAt: now, expiresAt })
        const [reader] = await db
          .select({ to: account.email, language: account.language })
          .from(patient)
          .innerJoin(account, eq(account.id, patient.accountId))
          .where(eq(patient.id, patientId))
        if (!reader) return false
        await putMessage(db, offerMessage(rules, reader, { doctor, occurrence, startsAt, expiresAt, names }))
        const about = { objectKind: 'waiting-entry', objectId: entry.id, patientId }
        await audit(db, { action: 'waiting-list.offer', ...about })
        return true
      })
      if (done) return true
      return false
    } catch (problem) {
      // Taken meanwhile, or it overlaps what the patient has: the next place may do.
      if (!(problem instanceof Problem)) throw problem
    }
  }
  return false
}

/**
 * Offers the free places of a doctor to those who wait for them, in their turn; without a doctor, of all who are waited
 * for. Answers how many were offered. A failure is logged: whoever gave a place back is done already.
 */
export async function offerPlaces(deps: Deps, doctorId?: string): Promise<number> {
  let count = 0
  try {
    const awaited = await deps.db
      .selectDistinct({ id: waitingEntry.doctorId })
      .from(waitingEntry)
      .where(
        and(
          inArray(waitingEntry.status, [...openEntries]),
          doctorId === undefined ? undefined : eq(waitingEntry.doctorId, doctorId),
        ),
      )
    if (awaited.length === 0) return 0
    const rules = await bookingRules(deps)
    const names = await locationNames(deps)
    const { doctors } = await timetable(deps)
    const byId = new Map([...doctors.values()].map(one => [one.id, one]))
    for (const { id } of awaited) {
      const doctor = byId.get(id)
      const today = todayIn(doctor?.schedules[0]?.timezone ?? 'UTC', deps.now())
      await settle(deps, id, today)
      if (!doctor?.bookable) continue
      const entries = await deps.db
        .select()
        .from(waitingEntry)
        .where(
          and(
            eq(waitingEntry.doctorId, id),
            eq(waitingEntry.status, 'waiting'),
            gte(waitingEntry.toDate, today),
            lte(waitingEntry.missed, mostMissed),
          ),
        )
        .orderBy(asc(waitingEntry.queuedAt), asc(waitingEntry.id))
        .limit(100)
      for (const entry of entries) if (await offer(deps, { rules, names, doctor }, entry)) count++
    }
  } catch (error) {
    deps.log({ level: 'error', what: 'offer-places', error: errorText(error) })
  }
  if (count > 0) deps.outboxChanged()
  return count
}
