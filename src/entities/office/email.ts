import { z } from 'zod'
import { interfaceLanguages } from '../text/interface-language.ts'

/** Every kind of email that the hospital sends, in the order of the administrators' list. */
export const emailKinds = [
  'appointment.requested',
  'appointment.accepted',
  'appointment.declined',
  'appointment.expired',
  'appointment.moved',
  'appointment.cancelled',
  'appointment.booked',
  'appointment.movedByHospital',
  'appointment.cancelledByHospital',
  'appointment.absence',
  'appointment.late',
  'appointment.onTime',
  'appointment.restored',
  'appointment.mayReturn',
  'appointment.reminderDay',
  'appointment.reminderHours',
  'waiting-list.offer',
  'sign-up.code',
  'sign-up.known',
  'sign-in.new-device',
  'sign-in.wrong-codes',
  'password.reset',
  'password.reset-admin',
  'password.changed',
  'email.code',
  'email.known',
  'email.changed',
  'staff.invitation',
  'contact.message',
  'contact.received',
  'application.new',
  'application.received',
  'application.reply',
] as const
export type EmailKind = (typeof emailKinds)[number]

/** A kind of email, with its languages. */
export const emailKindSchema = z.object({
  kind: z.enum(emailKinds),
  languages: z.array(z.enum(interfaceLanguages)),
})
export type EmailKindLanguages = z.infer<typeof emailKindSchema>

/** An email as it would be sent now, to an invented recipient. */
export const emailPreviewSchema = emailKindSchema.pick({ kind: true }).extend({
  language: z.enum(interfaceLanguages),
  subject: z.string(),
  text: z.string(),
  /** The address that shows its HTML for some minutes, in a sandboxed page. */
  frame: z.string(),
  /** The method of its calendar part. */
  calendar: z.enum(['REQUEST', 'CANCEL']).nullable(),
})
export type EmailPreview = z.infer<typeof emailPreviewSchema>

/** An undelivered email: it is retried, or no longer. */
export const undeliveredSchema = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  /** The mail server's error, without the address. */
  error: z.string().nullable(),
  attempts: z.int(),
  createdAt: z.string(),
  /** Null where no further attempt is made. */
  nextAttemptAt: z.string().nullable(),
  /** The text is still stored: codes and links are deleted after they expire. */
  whole: z.boolean(),
})
export type Undelivered = z.infer<typeof undeliveredSchema>
