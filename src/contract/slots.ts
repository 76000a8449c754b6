import { z } from '@hono/zod-openapi'
import {
  availabilitySchema,
  calendarDate,
  namedOccurrenceSchema,
  occurrenceSchema,
  scheduleExceptionSchema,
  scheduleSchema,
  specialistDaySchema,
} from '#entities/schedule/schedule.ts'
import { get, list, named, paging, subject, timetableParam } from './operation.ts'

const slug = z.string().min(1).max(80)
const pages = paging(50, 500)
const date = calendarDate.optional()
/** How many days a client may ask for at once, of one doctor and of a specialty. */
export const mostDays = 92
export const mostSpecialtyDays = 14
const mostDoctors = 500

export const slots = subject('schedules', {
  listSchedules: get('/api/schedules', 'public', {
    summary: 'The weekly sessions of all published doctors and packages',
    query: z.object({ ...pages, doctor: timetableParam.optional(), location: slug.optional() }),
    answer: list(named('Schedule', scheduleSchema)),
  }),
  listScheduleExceptions: get('/api/schedule-exceptions', 'public', {
    summary: 'Schedule exceptions that are not over: leave, holidays, lateness, extra sessions',
    query: z.object({ ...pages, doctor: timetableParam.optional() }),
    answer: list(named('ScheduleException', scheduleExceptionSchema)),
  }),
  listDoctorSlots: get('/api/doctors/{slug}/places', 'public', {
    summary: `A doctor's sessions with what is left of each place; the next two weeks, or up to ${mostDays} days`,
    params: z.object({ slug }),
    query: z.object({ from: date, to: date }),
    answer: z.array(named('Occurrence', occurrenceSchema)),
  }),
  listPackageSlots: get('/api/packages/{slug}/places', 'public', {
    summary: 'The same of a package',
    params: z.object({ slug }),
    query: z.object({ from: date, to: date }),
    answer: z.array(named('Occurrence', occurrenceSchema)),
  }),
  readAvailability: get('/api/availability', 'public', {
    summary:
      'Doctors working today, with free slots today, and the next free slot; `doctor` repeats, none means all',
    query: z.object({
      doctor: z
        .union([slug, z.array(slug).max(mostDoctors)])
        .optional()
        .transform(value => (value === undefined || Array.isArray(value) ? value : [value])),
    }),
    answer: z.array(named('Availability', availabilitySchema)),
  }),
  listSpecialistSlots: get('/api/specialists/{slug}/places', 'public', {
    summary: `The free places of all bookable doctors of a specialty; the next week, or up to ${mostSpecialtyDays} days`,
    params: z.object({ slug }),
    query: z.object({ from: date, to: date, location: slug.optional() }),
    answer: z.array(named('NamedOccurrence', namedOccurrenceSchema)),
  }),
  listSpecialistDays: get('/api/specialists/{slug}/days', 'public', {
    summary: `The days of a specialty with how many places are left over all its doctors, and the first of each; the next four weeks, or up to ${mostDays} days`,
    params: z.object({ slug }),
    query: z.object({ from: date, to: date, location: slug.optional() }),
    answer: z.array(named('SpecialistDay', specialistDaySchema)),
  }),
})
