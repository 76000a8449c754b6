import { and, inArray, isNull, lt, or } from 'drizzle-orm'
import {
  emailChange,
  knownDevice,
  passwordReset,
  patient,
  patientMerge,
  session,
  setupLink,
  signUp,
} from '../database/tables/accounts.ts'
import { answerLink, idempotencyKey, placeHold } from '../database/tables/booking.ts'
import type { Deps } from '../kernel/deps.ts'
import { purgeMessages } from '../mail/purge.ts'

/** Retention of ended sessions, to find out later who was signed in when. */
const sessionRetention = Temporal.Duration.from({ hours: 30 * 24 })

/** Patients whose merge into another can no longer be undone. The other has all that was theirs. */
const mergedBefore = ({ db }: Pick<Deps, 'db'>, time: Temporal.Instant) =>
  inArray(
    patient.id,
    db
      .select({ id: patientMerge.mergedId })
      .from(patientMerge)
      .where(and(isNull(patientMerge.undoneAt), lt(patientMerge.mergedAt, time))),
  )

/** Hourly job: deletes unfinished sign-ups, expired links, codes and idempotent answers, old sessions and merged patients. */
export async function purgeExpired(deps: Pick<Deps, 'db' | 'now' | 'config'>): Promise<void> {
  const now = deps.now()
  const day = now.subtract({ hours: 24 })
  await deps.db.delete(signUp).where(lt(signUp.expiresAt, now))
  await deps.db.delete(emailChange).where(lt(emailChange.expiresAt, now))
  await deps.db.delete(passwordReset).where(lt(passwordReset.expiresAt, day))
  await deps.db.delete(knownDevice).where(lt(knownDevice.expiresAt, now))
  await deps.db.delete(setupLink).where(lt(setupLink.expiresAt, day))
  // Stored for repeated requests. The answer contains what the patient wrote to the doctor.
  await deps.db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, day))
  await deps.db.delete(placeHold).where(lt(placeHold.expiresAt, day))
  await deps.db.delete(answerLink).where(lt(answerLink.expiresAt, now.subtract(sessionRetention)))
  await deps.db.delete(patient).where(mergedBefore(deps, now.subtract(sessionRetention)))
  await purgeMessages(deps)
  const long = now.subtract(sessionRetention)
  await deps.db.delete(session).where(or(lt(session.expiresAt, long), lt(session.revokedAt, long)))
}
