import { z } from 'zod'
import { slugPattern, timePattern } from '../fields.ts'
import { isStorable } from '../text/characters.ts'
import { shortNotices } from './booking-rules.ts'

const key = z.string().regex(slugPattern, 'validation:slug').max(80)
/** See `timetable-key.ts`. */
const timetable = z
  .string()
  .regex(/^(package:)?[a-z0-9]+(-[a-z0-9]+)*$/, 'validation:slug')
  .max(88)
const time = z.string().regex(timePattern, 'validation:time')
/**
 * A date that PostgreSQL and `YYYY-MM-DD` can both represent: there is no year 0, and from the year 10,000 on the
 * format differs.
 */
export const calendarDate = z.iso
  .date('validation:date')
  .refine(date => date >= '1900' && date < '3000', 'validation:date')
const date = calendarDate
const words = (most: number) =>
  z.string().max(most, 'validation:tooLong').refine(isStorable, 'validation:characters')
const whole = (least: number, most: number) =>
  z.int('validation:integer').min(least, 'validation:tooSmall').max(most, 'validation:tooLarge')

/**
 * A doctor's weekly session at one location, in its wall time. `slots`: a slot every `slotMinutes` minutes, with
 * `capacity` patients each. `session`: `capacity` queue numbers for the whole session.
 */
export const scheduleSchema = z.object({
  id: z.string(),
  doctor: timetable,
  location: key,
  unit: key.nullable(),
  /** ISO 8601: Monday 1 to Sunday 7. */
  weekday: whole(1, 7),
  startTime: time,
  endTime: time,
  mode: z.enum(['slots', 'session'], 'validation:choice'),
  slotMinutes: whole(5, 480).nullable(),
  capacity: whole(1, 500),
  room: words(60).nullable(),
  validFrom: date,
  validTo: date.nullable(),
  /** A slot cannot be requested later than this before its start. */
  noticeMinutes: whole(0, 43_200),
  /** A slot cannot be requested more than these days ahead. */
  horizonDays: whole(1, 365),
  public: z.boolean(),
  /** The location's IANA zone, included so that clients need no second request. */
  timezone: z.string(),
})
export type Schedule = z.infer<typeof scheduleSchema>

export const exceptionKinds = ['leave', 'holiday', 'late', 'extra', 'room'] as const

/**
 * An exception to the weekly schedule. `leave` and `holiday` close the dates `from` to `to` (both inclusive, in local
 * time of the location); `late` moves the start by `minutes`; `extra` adds a session from `startTime` to `endTime`;
 * `room` changes the room. Leave, a holiday and lateness with a `startTime` apply only to the session with that start;
 * leave and a holiday with an `endTime` too close the hours between the two. Without `doctor` it applies to all doctors
 * at the location, without `location` to all locations.
 */
export const scheduleExceptionSchema = z.object({
  id: z.string(),
  doctor: timetable.nullable(),
  location: key.nullable(),
  kind: z.enum(exceptionKinds, 'validation:choice'),
  from: date,
  to: date,
  startTime: time.nullable(),
  endTime: time.nullable(),
  minutes: whole(0, 720).nullable(),
  room: words(60).nullable(),
  note: words(300).nullable(),
})
export type ScheduleException = z.infer<typeof scheduleExceptionSchema>

export const placeSchema = z.object({
  /** Instants, ISO 8601 in UTC. */
  startsAt: z.string(),
  endsAt: z.string(),
  free: z.int(),
  /** A request could not be answered in time to travel: the slot is booked by telephone, or confirmed at once. */
  shortNotice: z.enum(shortNotices).optional(),
})
/** One session of one day. `slots` has its slots as places; a session with queue numbers has a single place. */
export const occurrenceSchema = z.object({
  schedule: z.string(),
  doctor: timetable,
  location: key,
  timezone: z.string(),
  /** The date at the location. */
  date,
  startsAt: z.string(),
  endsAt: z.string(),
  mode: z.enum(['slots', 'session']),
  capacity: z.int(),
  room: z.string().nullable(),
  /** Minutes that the doctor is late today. */
  lateMinutes: z.int(),
  places: z.array(placeSchema),
})
export type Occurrence = z.infer<typeof occurrenceSchema>

/** A summary of a doctor's day, for cards and lists. */
export const availabilitySchema = z.object({
  doctor: timetable,
  /** A slot of today can be requested. */
  availableToday: z.boolean(),
  /** All free slots of today are too soon for a request, and are booked by telephone. */
  byTelephoneToday: z.boolean(),
  /** The doctor has a session today, whether or not a slot is free. */
  worksToday: z.boolean(),
  nextFree: z
    .object({
      startsAt: z.string(),
      location: key,
      timezone: z.string(),
      free: z.int(),
      schedule: z.string(),
    })
    .nullable(),
})
export type Availability = z.infer<typeof availabilitySchema>

/** In a booking with any doctor of a specialty, each session has its doctor's name. */
export const namedOccurrenceSchema = occurrenceSchema.extend({ doctorName: z.string() })
export type NamedOccurrence = z.infer<typeof namedOccurrenceSchema>

/** The free slots of a day over all doctors of a specialty. */
export const specialistDaySchema = z.object({
  /** The date at the location. */
  date,
  free: z.int(),
  /** The number of doctors with a free slot. */
  doctors: z.int(),
  locations: z.array(key),
  /** The earliest slot, for patients who accept any doctor; null if the day is full. */
  first: z
    .object({
      doctor: timetable,
      doctorName: z.string(),
      schedule: z.string(),
      location: key,
      timezone: z.string(),
      startsAt: z.string(),
    })
    .nullable(),
})
export type SpecialistDay = z.infer<typeof specialistDaySchema>

/** An exception in a list, with the doctor's name; null if it applies to all doctors. */
export const listedExceptionSchema = scheduleExceptionSchema.extend({ doctorName: z.string().nullable() })
