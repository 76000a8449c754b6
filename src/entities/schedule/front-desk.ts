import { z } from 'zod'
import { deskAppointmentSchema } from '../appointment/appointment.ts'
import { occurrenceSchema } from './schedule.ts'

export const affectedEvents = ['absence', 'late', 'onTime'] as const

/** A patient whose appointment an absence or a late start would affect, and how the patient is notified. */
export const affectedPatientSchema = z.object({
  appointment: deskAppointmentSchema,
  news: z.enum(affectedEvents),
  lateMinutes: z.int(),
  /** A patient without an email address has to be called. */
  by: z.enum(['message', 'call']),
  /** The patient gets an email, and is also on the call list at once, because the appointment is soon. */
  alsoCall: z.boolean(),
})
export type AffectedPatient = z.infer<typeof affectedPatientSchema>

/** A session of a day for the front desk: with slots that the public does not see, or cannot request any more. */
export const deskSessionSchema = occurrenceSchema.extend({ doctorName: z.string() })
export type DeskSession = z.infer<typeof deskSessionSchema>

/** A session in the front desk's week: its occupancy, or that the doctor is away. */
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
  /** A session of the weekly timetable that does not take place, because of a leave or a holiday. */
  away: z.boolean(),
})
export type WeekSession = z.infer<typeof weekSessionSchema>

/** A date at one location in the front desk's month. */
export const monthDaySchema = z.object({
  date: z.string(),
  location: z.string(),
  taken: z.int(),
  total: z.int(),
  /** Requests that wait for an answer. They are in `taken` too. */
  requests: z.int(),
  /** Sessions of the weekly timetable that do not take place, because of a leave or a holiday. */
  away: z.int(),
})
export type MonthDay = z.infer<typeof monthDaySchema>

/** Another appointment that conflicts with a patient's open request. */
export const requestConflictSchema = z.object({
  request: z.string(),
  why: z.enum(['sameDay', 'sameDoctor']),
  other: deskAppointmentSchema,
})
export type RequestConflict = z.infer<typeof requestConflictSchema>

export const statisticsGroups = ['doctor', 'location', 'month'] as const
export type StatisticsGroup = (typeof statisticsGroups)[number]
/** Counts of past appointments of a doctor, a location or a month. */
export const statisticsSchema = z.object({
  /** The doctor's slug, the location's code, or the month as `2026-11`. */
  key: z.string(),
  /** The name of the doctor or the location; for a month its key. */
  name: z.string(),
  /** Capacity of the sessions that took place. */
  offered: z.int(),
  /** Appointments that used this capacity, also those whose patients did not come. */
  taken: z.int(),
  noShows: z.int(),
  /** Median of the minutes from check-in to the last call; null if none was called. */
  waitMinutes: z.int().nullable(),
  /** Patients who were called, of whom `waitMinutes` is the median. */
  called: z.int(),
  /** Requests that had to be answered until a time. */
  requests: z.int(),
  answeredInTime: z.int(),
})
export type Statistics = z.infer<typeof statisticsSchema>

/** The number of open items, and since when the oldest of them waits. */
export const figureSchema = z.object({ count: z.int(), since: z.string().nullable() })
export type Figure = z.infer<typeof figureSchema>
/** Contains only the figures that the administrator may see. */
export const figuresSchema = z.object({
  waiting: figureSchema.optional(),
  calls: figureSchema.optional(),
  messages: figureSchema.optional(),
  applicants: figureSchema.optional(),
})
export type Figures = z.infer<typeof figuresSchema>
