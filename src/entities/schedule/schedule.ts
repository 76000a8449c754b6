import { z } from 'zod'
import { slugPattern, timePattern } from '../fields.ts'
import { isStorable } from '../text/characters.ts'
import { shortNotices } from './booking-rules.ts'

const key = z.string().regex(slugPattern, 'validation:slug').max(80)
const time = z.string().regex(timePattern, 'validation:time')
/** A date of our time: PostgreSQL knows no year 0, and the days around it and around the year 10,000 are written otherwise. */
export const calendarDate = z.iso
  .date('validation:date')
  .refine(date => date >= '1900' && date < '3000', 'validation:date')
const date = calendarDate
const words = (most: number) =>
  z.string().max(most, 'validation:tooLong').refine(isStorable, 'validation:characters')
const whole = (least: number, most: number) =>
  z.int('validation:integer').min(least, 'validation:tooSmall').max(most, 'validation:tooLarge')

/**
 * A doctor's weekly session at one place, in that place's wall time.
 * `slots`: a place every `slotMinutes`, `capacity` patients each. `session`: `capacity` queue numbers for the whole session.
 */
export const scheduleSchema = z.object({
  id: z.string(),
  doctor: key,
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
  /** A place cannot be asked for later than this before it starts. */
  noticeMinutes: whole(0, 43_200),
  /** Nor earlier than this many days ahead. */
  horizonDays: whole(1, 365),
  public: z.boolean(),
  /** The location's IANA zone, carried along so that a reader needs no second look-up. */
  timezone: z.string(),
})
export type Schedule = z.infer<typeof scheduleSchema>

export const exceptionKinds = ['leave', 'holiday', 'late', 'extra', 'room'] as const

/**
 * A departure from the weekly schedule. `leave` and `holiday` close the dates `from` to `to` (both included, at the
 * location's clock); `late` moves the start by `minutes`; `extra` opens a session from `startTime` to `endTime`;
 * `room` says another room. Leave, a holiday and lateness with a `startTime` hold for the session that begins then only;
 * leave and a holiday with an `endTime` as well close the hours between the two. Without `doctor` it holds for everybody at the location, without `location` everywhere.
 */
export const scheduleExceptionSchema = z.object({
  id: z.string(),
  doctor: key.nullable(),
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
  /** No answer to a request could come in time to travel: it is had by telephone, or confirmed at once. */
  shortNotice: z.enum(shortNotices).optional(),
})
/** One session of one day, with its places: one each slot, or a single one for a session with queue numbers. */
export const occurrenceSchema = z.object({
  schedule: z.string(),
  doctor: key,
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

/** A doctor's day at a glance, for cards and lists. */
export const availabilitySchema = z.object({
  doctor: key,
  /** A place of today can be asked for here. */
  availableToday: z.boolean(),
  /** Of today only places are left that are too soon for a request: they are had by telephone. */
  byTelephoneToday: z.boolean(),
  /** Sits today, whether or not a place is left. */
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

/** Where any doctor of a specialty will do, each session says whose it is. */
export const namedOccurrenceSchema = occurrenceSchema.extend({ doctorName: z.string() })
export type NamedOccurrence = z.infer<typeof namedOccurrenceSchema>

/** What a day has left over all doctors of a specialty. */
export const specialistDaySchema = z.object({
  /** The date at the location. */
  date,
  free: z.int(),
  /** How many doctors have something free. */
  doctors: z.int(),
  locations: z.array(key),
  /** The place for whom any doctor will do; null where the day is full. */
  first: z
    .object({
      doctor: key,
      doctorName: z.string(),
      schedule: z.string(),
      location: key,
      timezone: z.string(),
      startsAt: z.string(),
    })
    .nullable(),
})
export type SpecialistDay = z.infer<typeof specialistDaySchema>

/** As it is listed: with the doctor's name, null where it holds for everybody. */
export const listedExceptionSchema = scheduleExceptionSchema.extend({ doctorName: z.string().nullable() })
export type ListedException = z.infer<typeof listedExceptionSchema>
