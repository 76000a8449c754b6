import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AppointmentStatus } from '#entities/appointment/appointment-status.ts'
import type { Executor } from '../../database/connect.ts'
import { account, patient } from '../../database/tables/accounts.ts'
import { answerLink, appointment } from '../../database/tables/booking.ts'
import { Problem } from '../../kernel/problem.ts'
import { hashToken } from '../../kernel/sessions.ts'
import { accountOf, type FullAppointment } from '../views.ts'

/** A token for answering in an appointment's name and for nothing else, so that it can be told from a session's. */
const newAnswerToken = () => `rwa_${randomBytes(32).toString('base64url')}`

/** How long a patient may choose a new place after the hospital took theirs. */
const choosing = Temporal.Duration.from({ hours: 14 * 24 })

export type AnswerLink = typeof answerLink.$inferSelect

/** A link for the state that the appointment has now; `was` is what it had been. Answers the token, which is kept nowhere. */
export async function makeLink(
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
    // Of what still takes place one can speak until it begins.
    expiresAt:
      row.status === 'cancelled_by_hospital' ? now.add(choosing) : row.endsAt.add({ minutes: lateMinutes }),
  })
  return token
}

/** 404 for what never was a link of ours, 410 for one whose time is over, or whose account may do nothing any more. */
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
