import { and, eq } from 'drizzle-orm'
import type { ApplicantStatus } from '#entities/office/applicant-status.ts'
import type { Applicant, ApplicantReplyWrite } from '#entities/office/job-application.ts'
import { publicItems } from '../../content/public-reads.ts'
import { jobApplication } from '../../database/tables/forms.ts'
import { audit } from '../../kernel/audit.ts'
import type { Actor, Deps } from '../../kernel/deps.ts'
import { Problem } from '../../kernel/problem.ts'
import { putMessage } from '../../mail/outbox.ts'
import { type ContactData, contactDataOf } from '../forms/contact-data.ts'
import { answeredRetentionMonths, applicantRetentionMonths } from '../forms/retention.ts'
import { applicantOr404, applicantView, type FoundApplicant } from './applicants.ts'
import { replyMail, replyTemplate } from './mails.ts'

type Row = FoundApplicant['row']

/** The contact data of the offer's location; those of the network if the offer no longer exists. */
async function reachFor(deps: Deps, { offer }: Row): Promise<ContactData> {
  const offers = await publicItems(deps, 'job-offers')
  return contactDataOf(deps, offers.find(one => one.slug === offer)?.location)
}

/** The initial text of a reply, in the applicant's language. */
export async function templateFor(deps: Deps, id: string, status: ApplicantStatus) {
  const { row } = await applicantOr404(deps.db, id)
  const { hospital } = await reachFor(deps, row)
  return { language: row.language, ...replyTemplate(row, status, hospital) }
}

/**
 * The end of the retention after a reply: some months later, but never after the date promised at the application. A
 * later date that an administrator has set stays.
 */
export function retentionEnd(
  row: Pick<Row, 'createdAt' | 'retentionUntil'>,
  at: Temporal.Instant,
  timezone: string,
): string {
  const after = (instant: Temporal.Instant, months: number) =>
    instant.toZonedDateTimeISO(timezone).toPlainDate().add({ months })
  const promised = after(row.createdAt, applicantRetentionMonths)
  if (row.retentionUntil > promised.toString()) return row.retentionUntil
  const answered = after(at, answeredRetentionMonths)
  return String(Temporal.PlainDate.compare(answered, promised) < 0 ? answered : promised)
}

/** Sends a reply, and stores it with its status. 409 if the application was changed meanwhile: then nothing is sent. */
export async function replyTo(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, status, subject, text }: ApplicantReplyWrite,
): Promise<Applicant> {
  const { row: seen } = await applicantOr404(deps.db, id)
  const reach = await reachFor(deps, seen)
  const at = deps.now()
  const result = await deps.db.transaction(async db => {
    const { row } = await applicantOr404(db, id)
    const retentionUntil = retentionEnd(row, at, reach.timezone)
    const letter = await putMessage(db, replyMail(row, { subject, text }, reach, retentionUntil))
    const reply = { at: at.toString(), by: actor.accountId, letter, status, subject, text }
    const changed = await db
      .update(jobApplication)
      .set({ status, retentionUntil, replies: [...row.replies, reply], version: version + 1, updatedAt: at })
      .where(and(eq(jobApplication.id, id), eq(jobApplication.version, version)))
    const after = await applicantOr404(db, id)
    if (changed.rowCount === 0) throw new Problem(409, 'forms.stale', {}, { result: applicantView(after) })
    await audit(db, { ...actor, action: 'job-applicant.reply', objectId: id, detail: { status } })
    return applicantView(after)
  })
  deps.outboxChanged()
  return result
}
