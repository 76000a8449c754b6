import { z } from 'zod'
import { deskAppointmentSchema } from '../appointment/appointment.ts'
import { occurrenceSchema } from './schedule.ts'

export const affectedNews = ['absence', 'late', 'onTime'] as const

/** A patient whom an absence or lateness would concern, and how they would hear of it. */
export const affectedPatientSchema = z.object({
  appointment: deskAppointmentSchema,
  news: z.enum(affectedNews),
  lateMinutes: z.int(),
  /** Without an address to write to, somebody has to call. */
  by: z.enum(['message', 'call']),
  /** They are written to and stand on the call list at once, as the visit is so soon. */
  alsoCall: z.boolean(),
})
export type AffectedPatient = z.infer<typeof affectedPatientSchema>

/** A session of a day as the desk books into it: with what the public does not see, or can no longer ask for. */
export const deskSessionSchema = occurrenceSchema.extend({ doctorName: z.string() })
export type DeskSession = z.infer<typeof deskSessionSchema>

/** A session of a week, as far as it is planned by: how much of it is taken, or that the doctor is away. */
export const weekSessionSchema = z.object({
  schedule: z.string(),
  doctor: z.string(),
  doctorName: z.string(),
  location: z.string(),
  timezone: z.string(),
  date: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  room: z.string().nullable(),
  lateMinutes: z.int(),
  taken: z.int(),
  total: z.int(),
  /** It would be held by the week, and is not: leave or a holiday. */
  away: z.boolean(),
})
export type WeekSession = z.infer<typeof weekSessionSchema>

/** Something else that the patient of a waiting request has. */
export const requestConflictSchema = z.object({
  request: z.string(),
  why: z.enum(['sameDay', 'sameDoctor']),
  other: deskAppointmentSchema,
})
export type RequestConflict = z.infer<typeof requestConflictSchema>

/** How many there are, and since when the oldest of them waits. */
export const figureSchema = z.object({ count: z.int(), since: z.string().nullable() })
export type Figure = z.infer<typeof figureSchema>
export const figureNames = ['waiting', 'calls', 'messages', 'applicants'] as const
/** Only what the administrator may see is there. */
export const figuresSchema = z.object({
  waiting: figureSchema.optional(),
  calls: figureSchema.optional(),
  messages: figureSchema.optional(),
  applicants: figureSchema.optional(),
})
export type Figures = z.infer<typeof figuresSchema>
