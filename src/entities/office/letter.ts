import { z } from 'zod'
import { interfaceLanguages } from '../text/interface-language.ts'

/** Every kind of message that leaves the hospital, in the order in which an administrator looks for them. */
export const letterKinds = [
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
export type LetterKind = (typeof letterKinds)[number]

/** A kind with the languages that it is written in. */
export const letterSchema = z.object({
  kind: z.enum(letterKinds),
  languages: z.array(z.enum(interfaceLanguages)),
})
export type Letter = z.infer<typeof letterSchema>

/** A letter as it would leave now, to somebody who does not exist. */
export const letterPreviewSchema = letterSchema.pick({ kind: true }).extend({
  language: z.enum(interfaceLanguages),
  subject: z.string(),
  text: z.string(),
  /** Where its HTML is shown for some minutes, in a page that may do nothing. */
  frame: z.string(),
  /** What its calendar part asks of a mailbox. */
  calendar: z.enum(['REQUEST', 'CANCEL']).nullable(),
})
export type LetterPreview = z.infer<typeof letterPreviewSchema>

/** A letter that has not arrived: it is tried again, or given up. */
export const undeliveredSchema = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  /** What the mail server said, without the address. */
  error: z.string().nullable(),
  attempts: z.int(),
  createdAt: z.string(),
  /** Null where no further attempt is made. */
  nextAttemptAt: z.string().nullable(),
  /** Its words are still there: a code or a link is forgotten once it has ended. */
  whole: z.boolean(),
})
export type Undelivered = z.infer<typeof undeliveredSchema>
