import { and, eq, gt, isNull } from 'drizzle-orm'
import { reserve } from '../appointments/reservation/reserve.ts'
import { accountOf } from '../appointments/views.ts'
import { newId } from '../database/connect.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { placeHold } from '../database/tables/booking.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { audit } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { millisecond } from '../kernel/millisecond.ts'
import { Problem } from '../kernel/problem.ts'
import { putMessage } from '../mail/outbox.ts'
import { lockDoctor, lockPatient } from '../patients/locks.ts'
import type { BookingRules } from '../schedules/booking-rules.ts'
import type { LocationNames } from '../schedules/location-names.ts'
import { offerMessage, type Specialty } from './offer-message.ts'
import { offerEnds } from './offer-time.ts'
import type { EntryWithReplaced, Free } from './replaced.ts'
import { maxMissedOffers } from './resolve-entries.ts'

/** Most slots that are tried for one patient, who may have another appointment at each of them. */
const maxAttempts = 5

export interface OfferContext {
  rules: BookingRules
  names: LocationNames
  /** The specialties of the entries, by id. */
  specialties: ReadonlyMap<string, Specialty>
}

/** Puts the first possible slot on hold for the entry's patient and sends the offer. Returns null if there is none. */
export async function createOffer(
  deps: Deps,
  { rules, names, specialties }: OfferContext,
  { entry, replaced }: EntryWithReplaced,
  free: readonly Free[],
): Promise<Free | null> {
  let attempts = 0
  const busyAt = new Set<string>()
  for (const one of free) {
    // The patient is busy at this time with any doctor: skip the other doctors at the same time.
    if (busyAt.has(one.place.startsAt)) continue
    if (attempts++ >= maxAttempts) break
    const { doctorId, occurrence, place } = one
    const startsAt = Temporal.Instant.from(place.startsAt)
    try {
      const done = await deps.db.transaction(async db => {
        const doctor = await lockDoctor(db, doctorId)
        const holder = await lockPatient(db, entry.patientId)
        const now = millisecond(deps.now())
        const [ownHold] = await db
          .select({ id: placeHold.id })
          .from(placeHold)
          .where(and(eq(placeHold.patientId, holder), gt(placeHold.expiresAt, now)))
        // The patient is choosing a slot right now: do not replace that hold.
        if (ownHold) return 'busy'
        const { patientId, specialistId } = entry
        const { schedule } = occurrence
        // The offer is an email to the account, whose owner must be able to sign in to take it.
        const [reader] = await db
          .select({
            to: account.email,
            language: account.language,
            name: patient.fullName,
            dependantOf: patient.dependantOf,
          })
          .from(patient)
          .innerJoin(account, eq(account.id, accountOf))
          .where(and(eq(patient.id, patientId), isNull(account.disabledAt)))
        if (!reader) return 'busy'
        const reserved = await reserve(db, rules, {
          doctor,
          patientId,
          schedule,
          startsAt,
          now,
          holding: true,
          // Booking an offer is confirmed at once: no answer deadline.
          confirmed: true,
          ...(replaced ? { moving: replaced.id } : {}),
        })
        const times = {
          offerMinutes: rules.offerMinutes,
          travelHours: rules.timetable.answering.rules.answerHours,
        }
        const expiresAt = offerEnds(now, occurrence.timezone, startsAt, times)
        if (!expiresAt) throw new Problem(409, 'booking.tooLate')
        const changed = await db
          .update(waitingEntry)
          .set({ status: 'offered', doctorId, updatedAt: now })
          .where(
            and(
              eq(waitingEntry.id, entry.id),
              // A colleague may have merged the patient into another, whose family is not locked.
              eq(waitingEntry.patientId, patientId),
              eq(waitingEntry.status, 'waiting'),
            ),
          )
        if (changed.rowCount === 0) return 'busy'
        await db.delete(placeHold).where(eq(placeHold.patientId, holder))
        const id = newId()
        const dependantId = patientId === holder ? null : patientId
        const whom = { patientId: holder, dependantId }
        const hold = {
          id,
          ...whom,
          waitingEntryId: entry.id,
          doctorId,
          scheduleId: schedule,
          startsAt,
          endsAt: reserved.endsAt,
        }
        await db.insert(placeHold).values({ ...hold, createdAt: now, expiresAt })
        const dependant = reader.dependantOf === null ? null : { id: patientId, name: reader.name }
        const specialty = specialistId ? (specialties.get(specialistId) ?? null) : null
        const isLast = entry.missed + 1 >= maxMissedOffers
        const about = { dependant, specialty, replaced, isLast }
        await putMessage(
          db,
          offerMessage(rules, reader, { doctor, occurrence, startsAt, expiresAt, names, ...about }),
        )
        const object = { objectKind: 'waiting-entry', objectId: entry.id, patientId }
        await audit(db, { action: 'waiting-list.offer', ...object })
        return 'offered'
      })
      return done === 'offered' ? one : null
    } catch (problem) {
      // Taken meanwhile, or it overlaps an appointment of the patient: try the next slot.
      if (!(problem instanceof Problem)) throw problem
      // The patient is at the limit of appointments: no other slot is possible either.
      if (problem.code === 'booking.limit') return null
      if (problem.code.endsWith('.overlap')) busyAt.add(one.place.startsAt)
    }
  }
  return null
}
