import { and, asc, eq, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { todayIn } from '#entities/availability.ts'
import type { Occurrence } from '#entities/schedule.ts'
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
import { accountOf } from './shapes.ts'
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
  const isHeld = sql`exists (select from ${placeHold} h where coalesce(h.dependant_id, h.patient_id) = ${waitingEntry.patientId}
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

interface Free {
  occurrence: Occurrence
  place: Occurrence['places'][number]
  /** As far as we know: what others take meanwhile is found out under the locks. */
  left: number
}

/** Keeps the first of the places that can be had for the entry's patient and writes to them; null where there is none. */
async function offer(
  deps: Deps,
  { rules, names }: Offering,
  entry: Entry,
  free: readonly Free[],
): Promise<Free | null> {
  for (const one of free) {
    const { occurrence, place } = one
    const startsAt = Temporal.Instant.from(place.startsAt)
    try {
      const done = await deps.db.transaction(async db => {
        const doctor = await lockDoctor(db, { id: entry.doctorId })
        const holder = await lockPatient(db, entry.patientId)
        const now = millisecond(deps.now())
        const [held] = await db
          .select({ id: placeHold.id })
          .from(placeHold)
          .where(and(eq(placeHold.patientId, holder), gt(placeHold.expiresAt, now)))
        // They are choosing a place at this very moment.
        if (held) return 'busy'
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
        if (swapped.rowCount === 0) return 'busy'
        await db.delete(placeHold).where(eq(placeHold.patientId, holder))
        const expiresAt = offerEnds(now, occurrence.timezone, startsAt)
        const id = newId()
        const dependantId = patientId === holder ? null : patientId
        const whom = { patientId: holder, dependantId }
        const hold = { id, ...whom, doctorId, scheduleId: schedule, startsAt, endsAt: reserved.endsAt }
        await db.insert(placeHold).values({ ...hold, createdAt: now, expiresAt })
        const [reader] = await db
          .select({
            to: account.email,
            language: account.language,
            name: patient.fullName,
            dependantOf: patient.dependantOf,
          })
          .from(patient)
          .innerJoin(account, eq(account.id, accountOf))
          .where(eq(patient.id, patientId))
        if (!reader) return 'busy'
        const dependant = reader.dependantOf === null ? null : { id: patientId, name: reader.name }
        const offered = { doctor, occurrence, startsAt, expiresAt, names, dependant }
        await putMessage(db, offerMessage(rules, reader, offered))
        const about = { objectKind: 'waiting-entry', objectId: entry.id, patientId }
        await audit(db, { action: 'waiting-list.offer', ...about })
        return 'offered'
      })
      return done === 'offered' ? one : null
    } catch (problem) {
      // Taken meanwhile, or it overlaps what the patient has: the next place may do.
      if (!(problem instanceof Problem)) throw problem
    }
  }
  return null
}

/** So many places are looked for at once; whoever waits for later ones than these show is asked about alone. */
const mostPlaces = 200
/** So many are tried for one patient, who may have something else at each of them. */
const mostTries = 5

async function freePlaces(deps: Deps, doctor: DoctorTimetable, from: string, to: string): Promise<Free[]> {
  const found = await firstFree(deps.db, deps.now(), doctor, { from, most: mostPlaces, to })
  return found.flatMap(occurrence =>
    occurrence.places.map(place => ({ occurrence, place, left: place.free })),
  )
}

/** Offers in turn what is free. One question says what there is for all of them: mostly one place, and a hundred who wait. */
async function offerInTurn(deps: Deps, offering: Offering, entries: Entry[], today: string): Promise<number> {
  const last = entries
    .map(one => one.toDate)
    .toSorted()
    .at(-1)
  if (last === undefined) return 0
  const { doctor } = offering
  const free = await freePlaces(deps, doctor, today, last)
  const seenUntil = free.length < mostPlaces ? last : (free.at(-1)?.occurrence.date ?? today)
  let count = 0
  for (const entry of entries) {
    const { fromDate, toDate } = entry
    const left = free.filter(
      ({ occurrence, left }) => left > 0 && fromDate <= occurrence.date && occurrence.date <= toDate,
    )
    const fitting =
      left.length === 0 && toDate > seenUntil
        ? await freePlaces(deps, doctor, fromDate < today ? today : fromDate, toDate)
        : left
    const taken = await offer(deps, offering, entry, fitting.slice(0, mostTries))
    if (!taken) continue
    taken.left--
    count++
  }
  return count
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
      count += await offerInTurn(deps, { rules, names, doctor }, entries, today)
    }
  } catch (error) {
    deps.log({ level: 'error', what: 'offer-places', error: errorText(error) })
  }
  if (count > 0) deps.outboxChanged()
  return count
}
