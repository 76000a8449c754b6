import { and, eq, ne, sql } from 'drizzle-orm'
import type { Applicant, ApplicantLine } from '#entities/office/job-application.ts'
import { namesOf } from '../../accounts/people.ts'
import type { Executor } from '../../database/connect.ts'
import { jobApplication, storedFile } from '../../database/tables/forms.ts'
import { isId } from '../../kernel/ids.ts'
import { notFound } from '../../kernel/problem.ts'
import { failuresOf } from '../../mail/undelivered.ts'

type Row = typeof jobApplication.$inferSelect
export interface FoundApplicant {
  row: Row
  /** The administrators that have replied, by account id. */
  names: ReadonlyMap<string, string>
  failures: Awaited<ReturnType<typeof failuresOf>>
  cv: typeof storedFile.$inferSelect | null
}

/** Applications that wait for a reply. A withdrawn one does not. */
export const unanswered = and(ne(jobApplication.status, 'withdrawn'), sql`${jobApplication.replies} = '[]'`)

export async function applicantOr404(db: Executor, id: string): Promise<FoundApplicant> {
  if (!isId(id)) throw notFound()
  const [found] = await db
    .select({ row: jobApplication, cv: storedFile })
    .from(jobApplication)
    .leftJoin(storedFile, eq(storedFile.id, jobApplication.cvId))
    .where(eq(jobApplication.id, id))
  if (!found) throw notFound()
  const { replies } = found.row
  const names = await namesOf(db, [...new Set(replies.map(one => one.by))])
  const failures = await failuresOf(
    db,
    replies.map(one => one.letter),
  )
  return { ...found, names, failures }
}

export const applicantRow = (row: Row): ApplicantLine => ({
  waits: row.status !== 'withdrawn' && row.replies.length === 0,
  id: row.id,
  reference: row.reference,
  offer: row.offer,
  offerTitle: row.offerTitle,
  name: row.name,
  city: row.city,
  status: row.status,
  hasCv: row.cvId !== null,
  createdAt: row.createdAt.toString(),
  answeredAt: row.replies.at(-1)?.at ?? null,
  version: row.version,
})

export const applicantView = ({ row, cv, names, failures }: FoundApplicant): Applicant => ({
  ...applicantRow(row),
  email: row.email,
  phone: row.phone,
  education: row.education,
  experience: row.experience,
  licences: row.licences,
  message: row.message,
  language: row.language,
  cv: cv ? { name: cv.name, type: cv.type, size: cv.size } : null,
  consent: { version: row.consentVersion, text: row.consentText, at: row.consentAt.toString() },
  notes: row.notes,
  retentionUntil: row.retentionUntil,
  replies: row.replies.map(({ letter, ...one }) => ({
    ...one,
    by: names.get(one.by) ?? null,
    failure: failures.get(letter) ?? null,
  })),
})
