import { z } from 'zod'
import { isStorable } from './characters.ts'

export const appointmentStatuses = [
  'requested',
  'accepted',
  'declined',
  'expired',
  'checked_in',
  'completed',
  'cancelled_by_patient',
  'cancelled_by_hospital',
  'no_show',
] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** A place is taken while its appointment has one of these. */
export const holdingStatuses = [
  'requested',
  'accepted',
  'checked_in',
  'completed',
] as const satisfies AppointmentStatus[]

const next: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  requested: ['accepted', 'declined', 'expired', 'cancelled_by_patient'],
  accepted: ['checked_in', 'cancelled_by_patient', 'cancelled_by_hospital', 'no_show'],
  checked_in: ['completed', 'no_show'],
  declined: [],
  expired: [],
  completed: [],
  cancelled_by_patient: [],
  cancelled_by_hospital: [],
  no_show: [],
}
export const canBecome = (from: AppointmentStatus, to: AppointmentStatus): boolean => next[from].includes(to)
export const isOpen = (status: AppointmentStatus): boolean => next[status].length > 0

/** FHIR R4 Appointment.status of each of ours (https://hl7.org/fhir/R4/valueset-appointmentstatus.html). */
export const fhirStatus: Record<AppointmentStatus, string> = {
  requested: 'pending',
  accepted: 'booked',
  checked_in: 'arrived',
  completed: 'fulfilled',
  declined: 'cancelled',
  expired: 'cancelled',
  cancelled_by_patient: 'cancelled',
  cancelled_by_hospital: 'cancelled',
  no_show: 'noshow',
}

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
