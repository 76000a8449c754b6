import { z } from 'zod'
import { appointmentStatuses } from './appointment-status.ts'
import { isStorable } from './characters.ts'

export const appointmentSchema = z.object({
  id: z.string(),
  /** What a patient says at the desk: eight letters and digits that cannot be confused or guessed. */
  code: z.string(),
  status: z.enum(appointmentStatuses),
  doctor: z.string(),
  doctorName: z.string(),
  location: z.string(),
  locationName: z.string(),
  timezone: z.string(),
  schedule: z.string(),
  mode: z.enum(['slots', 'session']),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The queue number of a session; null for slots. */
  queueNumber: z.int().nullable(),
  reason: z.string().nullable(),
  statusReason: z.string().nullable(),
  /** When a waiting request gives its place back. */
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Appointment = z.infer<typeof appointmentSchema>

/** As the desk sees it. */
export const deskAppointmentSchema = appointmentSchema.extend({
  patient: z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string().nullable() }),
})
export type DeskAppointment = z.infer<typeof deskAppointmentSchema>

export const bookSchema = z.strictObject({
  doctor: z.string('validation:required').min(1, 'validation:required').max(80),
  schedule: z.string('validation:required').min(1, 'validation:required').max(80),
  /** The place's own start, as the places answer gave it. */
  startsAt: z.iso
    .datetime({ offset: true, error: 'validation:dateTime' })
    .refine(instant => instant >= '1900' && instant < '3000', 'validation:dateTime'),
  reason: z
    .string()
    .trim()
    .max(500, 'validation:tooLong')
    .refine(isStorable, 'validation:characters')
    .optional(),
})
export type Book = z.input<typeof bookSchema>

export const declineSchema = z.strictObject({
  reason: z
    .string('validation:required')
    .trim()
    .min(1, 'validation:required')
    .max(500, 'validation:tooLong')
    .refine(isStorable, 'validation:characters'),
})
