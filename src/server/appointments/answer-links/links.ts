import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AppointmentStatus } from '#entities/appointment/appointment-status.ts'
import type { Executor } from '../../database/connect.ts'
import { account, patient } from '../../database/tables/accounts.ts'
import { answerLink, appointment } from '../../database/tables/booking.ts'
import { Problem } from '../../kernel/problem.ts'
import { hashToken } from '../../kernel/sessions.ts'
import { accountOf, type FullAppointment } from '../views.ts'

/** A token that only answers for one appointment. The prefix distinguishes it from a session token. */
const newAnswerToken = () => `rwa_${randomBytes(32).toString('base64url')}`

/** How long a displaced patient may choose a new slot. */
const choosing = Temporal.Duration.from({ hours: 14 * 24 })

export type AnswerLink = typeof answerLink.$inferSelect

/** Makes a link for the current state of the appointment; `was` is its previous status. Returns the token; only its hash is stored. */
export async function createLink(
  db: Executor,
  { row, lateMinutes }: FullAppointment,
  was: AppointmentStatus,
  now: Temporal.Instant,
  restores: string | null = null,
): Promise<string> {
  const token = newAnswerToken()
  await db.insert(answerLink).values({
    tokenHash: hashToken(token),
    appointmentId: row.id,
    was,
    sequence: row.sequence,
    restores,
    createdAt: now,
    // An appointment that still takes place can be answered until its expected end.
    expiresAt:
      row.status === 'cancelled_by_hospital' ? now.add(choosing) : row.endsAt.add({ minutes: lateMinutes }),
  })
  return token
}

/** 404 for an unknown token, 410 for an expired link or a disabled account. */
export async function findLink(db: Executor, token: string, now: Temporal.Instant): Promise<AnswerLink> {
  const [found] = await db
    .select({ link: answerLink, disabledAt: account.disabledAt })
    .from(answerLink)
    .innerJoin(appointment, eq(appointment.id, answerLink.appointmentId))
    .innerJoin(patient, eq(patient.id, appointment.patientId))
    .leftJoin(account, eq(account.id, accountOf))
    .where(eq(answerLink.tokenHash, hashToken(token)))
  if (!found) throw new Problem(404, 'booking.linkUnknown')
  const over = Temporal.Instant.compare(found.link.expiresAt, now) <= 0
  if (over || found.disabledAt) throw new Problem(410, 'booking.linkOver')
  return found.link
}
