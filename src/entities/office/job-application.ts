import { z } from 'zod'
import { technicalFields, typed, visitorEmail, visitorName, visitorPhone } from '../form-fields.ts'
import { isStorable } from '../text/characters.ts'
import { applicantStatuses } from './applicant-status.ts'

/**
 * Version of the text that applicants agree to (careers:apply.consent). Change it when the meaning of the text changes.
 */
export const CONSENT_VERSION = '2026-11'

/** Larger than any CV of text; the form states the limit. */
export const CV_MAX_BYTES = 5 * 1024 * 1024

/**
 * Only what the work needs: never religion, ethnicity, family or a photograph. A curriculum vitae is uploaded beside
 * these fields; an applicant without one describes the experience.
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
  ...technicalFields,
})

/** A row of the list: the applicant, the job and the status. */
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
  /** When the hospital last answered; null if the applicant only got the confirmation of receipt. */
  answeredAt: z.string().nullable(),
  /** An answer is due and has not been sent. */
  waits: z.boolean(),
  version: z.int(),
})
export type ApplicantLine = z.infer<typeof applicantLineSchema>

/**
 * A sent answer, oldest first. `by` is the sender's name; null if the account is deleted. `failure` if no mail server
 * has accepted the email: `again` while it is retried, `over` after the last attempt.
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

/** The version that a change is based on. */
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

/** An answer to an applicant, with the new status. */
export const applicantReplyWriteSchema = z.strictObject({
  status: z.enum(applicantStatuses, 'validation:choice'),
  subject: typed(200).min(1, 'validation:required'),
  text: typed(8000).min(1, 'validation:required'),
  version: seenVersion,
})
export type ApplicantReplyWrite = z.output<typeof applicantReplyWriteSchema>

/** A selection of applicants to get one status, each with the version that the administrator saw. */
export const applicantBulkSchema = z.strictObject({
  status: z.enum(applicantStatuses, 'validation:choice'),
  items: z
    .array(z.strictObject({ id: z.string().max(80), version: seenVersion }))
    .min(1)
    .max(200),
})
