import { z } from 'zod'
import { formMarks, typed, visitorEmail, visitorName, visitorPhone } from '../form-fields.ts'
import { isStorable } from '../text/characters.ts'

export const applicantStatuses = [
  'new',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'rejected',
  'withdrawn',
] as const
export type ApplicantStatus = (typeof applicantStatuses)[number]

/** Of the text that applicants agree to (careers:apply.consent). A change of its meaning is a new version. */
export const CONSENT_VERSION = '2026-11'

/** Larger than any CV of text; the form says it in words. */
export const CV_MAX_BYTES = 5 * 1024 * 1024

/**
 * Only what the work needs: never religion, ethnicity, family or a photograph. A curriculum vitae comes beside these
 * fields, as a file; who has none tells of her experience.
 */
export const applicationFormSchema = z.strictObject({
  name: visitorName,
  email: visitorEmail.min(1, 'forms:emailRequired'),
  phone: visitorPhone.optional(),
  city: typed(120).optional(),
  education: typed(1000).optional(),
  experience: typed(4000).optional(),
  licences: typed(400).optional(),
  message: typed(4000).optional(),
  consent: z.literal('yes', 'forms:consentRequired'),
  consentVersion: z.literal(CONSENT_VERSION, 'forms:consentChanged'),
  ...formMarks,
})

/** A line of the list: who applied for what, and how far it is. */
export const applicantLineSchema = z.object({
  id: z.string(),
  reference: z.string(),
  offer: z.string(),
  offerTitle: z.object({ en: z.string().optional(), id: z.string().optional() }),
  name: z.string(),
  city: z.string().nullable(),
  status: z.enum(applicantStatuses),
  hasCv: z.boolean(),
  createdAt: z.string(),
  /** When the hospital last answered; null where the applicant has heard nothing but that it arrived. */
  answeredAt: z.string().nullable(),
  /** Nobody has answered yet, and an answer is waited for. */
  waits: z.boolean(),
  version: z.int(),
})
export type ApplicantLine = z.infer<typeof applicantLineSchema>

/**
 * An answer as it was sent, oldest first. `by` is the name of who sent it; null where the account is gone. `failure`
 * where no mail server has taken the letter: `again` while it is tried, `over` once it is given up.
 */
export const applicantReplySchema = z.object({
  at: z.string(),
  by: z.string().nullable(),
  status: z.enum(applicantStatuses),
  subject: z.string(),
  text: z.string(),
  failure: z.enum(['again', 'over']).nullable(),
})

export const applicantSchema = applicantLineSchema.extend({
  email: z.string(),
  phone: z.string().nullable(),
  education: z.string().nullable(),
  experience: z.string().nullable(),
  licences: z.string().nullable(),
  message: z.string().nullable(),
  language: z.enum(['en', 'id']),
  cv: z.object({ name: z.string(), type: z.string(), size: z.int() }).nullable(),
  consent: z.object({ version: z.string(), text: z.string(), at: z.string() }),
  notes: z.string(),
  /** The day after which everything here is erased. */
  retentionUntil: z.string(),
  replies: z.array(applicantReplySchema),
})
export type Applicant = z.infer<typeof applicantSchema>

/** The one that a change is based on. */
const seenVersion = z
  .int('validation:invalid')
  .min(1, 'validation:invalid')
  .max(2_000_000_000, 'validation:invalid')

export const applicantChangeSchema = z.strictObject({
  status: z.enum(applicantStatuses, 'validation:choice'),
  notes: z.string().max(8000, 'validation:tooLong').refine(isStorable, 'validation:characters'),
  retentionUntil: z.iso
    .date('validation:date')
    .refine(date => date >= '2026-01-01' && date < '2100-01-01', 'validation:date'),
  version: seenVersion,
})

/** An answer to an applicant, with the status that it tells of. */
export const applicantReplyWriteSchema = z.strictObject({
  status: z.enum(applicantStatuses, 'validation:choice'),
  subject: typed(200).min(1, 'validation:required'),
  text: typed(8000).min(1, 'validation:required'),
  version: seenVersion,
})
export type ApplicantReplyWrite = z.output<typeof applicantReplyWriteSchema>

/** A selection of applicants that gets one status, each in the version that was seen. */
export const applicantManySchema = z.strictObject({
  status: z.enum(applicantStatuses, 'validation:choice'),
  items: z
    .array(z.strictObject({ id: z.string().max(80), version: seenVersion }))
    .min(1)
    .max(200),
})
