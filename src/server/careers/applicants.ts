import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Applicant, ApplicantLine } from '#entities/job-application.ts'
import type { Executor } from '../database/connect.ts'
import { jobApplication, storedFile } from '../database/form-tables.ts'
import { notFound } from '../problem.ts'

type Row = typeof jobApplication.$inferSelect
export interface FoundApplicant {
  row: Row
  cv: typeof storedFile.$inferSelect | null
}

export async function applicantOr404(db: Executor, id: string): Promise<FoundApplicant> {
  if (!z.uuid().safeParse(id).success) throw notFound()
  const [found] = await db
    .select({ row: jobApplication, cv: storedFile })
    .from(jobApplication)
    .leftJoin(storedFile, eq(storedFile.id, jobApplication.cvId))
    .where(eq(jobApplication.id, id))
  if (!found) throw notFound()
  return found
}

export const lineOf = (row: Row): ApplicantLine => ({
  id: row.id,
  reference: row.reference,
  offer: row.offer,
  offerTitle: row.offerTitle,
  name: row.name,
  city: row.city,
  status: row.status,
  hasCv: row.cvId !== null,
  createdAt: row.createdAt.toString(),
  version: row.version,
})

export const shown = ({ row, cv }: FoundApplicant): Applicant => ({
  ...lineOf(row),
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
})
