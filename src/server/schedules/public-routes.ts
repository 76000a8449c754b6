import { z } from '@hono/zod-openapi'
import { todayIn } from '#entities/schedule/availability.ts'
import {
  availabilitySchema,
  calendarDate,
  namedOccurrenceSchema,
  occurrenceSchema,
  type ScheduleException,
  scheduleExceptionSchema,
  scheduleSchema,
  specialistDaySchema,
} from '#entities/schedule/schedule.ts'
import type { Deps } from '../kernel/deps.ts'
import { answer, listAnswer, operations } from '../kernel/operation.ts'
import { pageOf, paging } from '../kernel/paging.ts'
import { fieldProblem } from '../kernel/problem.ts'
import { cachedAvailability } from './availability-cache.ts'
import { freeSlots } from './free-slots.ts'
import { daysOfSpecialty, slotsOfSpecialty } from './specialty-slots.ts'
import { timetable } from './timetable.ts'
import { availabilityOf } from './today.ts'

const operation = operations('schedules')
export const bookingPublicRoutes = operation.router

const slug = z.string().min(1).max(80)
const pages = paging(50, 500)

operation.get('public', '/api/schedules', {
  summary: 'The weekly sessions of all published doctors',
  request: { query: z.object({ ...pages, doctor: slug.optional(), location: slug.optional() }) },
  responses: { 200: listAnswer(scheduleSchema.clone().openapi('Schedule')) },
  handle: async ({ deps, query, listed }) => {
    const all = (await timetable(deps)).schedules.filter(
      one =>
        (!query.doctor || one.doctor === query.doctor) &&
        (!query.location || one.location === query.location),
    )
    return listed(pageOf(all, query), all.length)
  },
})

/** Removes the reason of a doctor's absence, which is private. The reason why the hospital is closed is public. */
const withoutReason = (one: ScheduleException): ScheduleException =>
  one.doctor === null ? one : { ...one, note: null }

operation.get('public', '/api/schedule-exceptions', {
  summary: 'Departures from the weekly sessions that are not over yet',
  request: { query: z.object({ ...pages, doctor: slug.optional() }) },
  responses: { 200: listAnswer(scheduleExceptionSchema.clone().openapi('ScheduleException')) },
  handle: async ({ deps, query, listed }) => {
    // The zone where days end last: today is then included for every zone.
    const since = todayIn('Etc/GMT+12', deps.now())
    const all = (await timetable(deps)).exceptions
      .filter(one => one.to >= since && (!query.doctor || one.doctor === null || one.doctor === query.doctor))
      .map(withoutReason)
    return listed(pageOf(all, query), all.length)
  },
})

bookingPublicRoutes.use('/api/doctors/:slug/places', cachedAvailability)
bookingPublicRoutes.use('/api/availability', cachedAvailability)

const mostDays = 92
const date = calendarDate.optional()

/** The requested dates: from today and for `days` days unless the client asks for others. 422 if there are `most` or more. */
function datesOf(
  deps: Deps,
  query: { from?: string | undefined; to?: string | undefined },
  days: number,
  most: number,
) {
  const from = query.from ?? todayIn('Etc/GMT+12', deps.now())
  const first = Temporal.PlainDate.from(from)
  const to = query.to ?? first.add({ days }).toString()
  if (first.until(to).days >= most) throw fieldProblem('to', 'booking:tooLong', { days: most })
  return { from, to }
}

operation.get('public', '/api/doctors/{slug}/places', {
  summary: `A doctor's sessions with what is left of each place; the next two weeks, or up to ${mostDays} days`,
  request: { params: z.object({ slug }), query: z.object({ from: date, to: date }) },
  responses: { 200: answer(z.array(occurrenceSchema.clone().openapi('Occurrence'))) },
  handle: async ({ deps, param, query, success }) => {
    const { from, to } = datesOf(deps, query, 14, mostDays)
    return success(await freeSlots(deps, param.slug, from, to))
  },
})

const mostDoctors = 500

operation.get('public', '/api/availability', {
  summary: 'Who sits today, who has a place today, and who is free next; `doctor` repeats, none means all',
  request: {
    query: z.object({
      doctor: z
        .union([slug, z.array(slug).max(mostDoctors)])
        .optional()
        .transform(value => (value === undefined || Array.isArray(value) ? value : [value])),
    }),
  },
  responses: { 200: answer(z.array(availabilitySchema.clone().openapi('Availability'))) },
  handle: async ({ deps, query, success }) => {
    const wanted = query.doctor
    return success(await availabilityOf(deps, wanted ? [...new Set(wanted)] : null))
  },
})

const request = {
  params: z.object({ slug }),
  query: z.object({ from: date, to: date, location: slug.optional() }),
}

const mostSpecialtyDays = 14

operation.get('public', '/api/specialists/{slug}/places', {
  summary: `The free places of all bookable doctors of a specialty; the next week, or up to ${mostSpecialtyDays} days`,
  request,
  responses: { 200: answer(z.array(namedOccurrenceSchema.clone().openapi('NamedOccurrence'))) },
  handle: async ({ deps, param, query, success }) => {
    const wanted = { specialist: param.slug, ...query, ...datesOf(deps, query, 7, mostSpecialtyDays) }
    return success(await slotsOfSpecialty(deps, wanted))
  },
})

operation.get('public', '/api/specialists/{slug}/days', {
  summary: `The days of a specialty with how many places are left over all its doctors, and the first of each; the next four weeks, or up to ${mostDays} days`,
  request,
  responses: { 200: answer(z.array(specialistDaySchema.clone().openapi('SpecialistDay'))) },
  handle: async ({ deps, param, query, success }) => {
    const wanted = { specialist: param.slug, ...query, ...datesOf(deps, query, 28, mostDays) }
    return success(await daysOfSpecialty(deps, wanted))
  },
})
