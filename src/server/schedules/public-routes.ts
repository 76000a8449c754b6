import { z } from '@hono/zod-openapi'
import { todayIn } from '#entities/schedule/availability.ts'
import {
  availabilitySchema,
  calendarDate,
  occurrenceSchema,
  type ScheduleException,
  scheduleExceptionSchema,
  scheduleSchema,
} from '#entities/schedule/schedule.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, listAnswer, operation, success } from '../kernel/operation.ts'
import { Problem } from '../kernel/problem.ts'
import { cachedAvailability } from './availability-cache.ts'
import { freeSlots } from './free-slots.ts'
import { timetable } from './timetable.ts'
import { availabilityOf } from './today.ts'

export const bookingPublicRoutes = newRouter()

const slug = z.string().min(1).max(80)
const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(500).default(50),
}
const pageOf = <T>(items: T[], { page, perPage }: { page: number; perPage: number }): T[] =>
  items.slice((page - 1) * perPage, page * perPage)

const schedules = operation({
  method: 'get',
  path: '/api/schedules',
  access: 'public',
  tags: ['schedules'],
  summary: 'The weekly sessions of all published doctors',
  request: { query: z.object({ ...paging, doctor: slug.optional(), location: slug.optional() }) },
  responses: { 200: listAnswer(scheduleSchema.clone().openapi('Schedule')) },
})
bookingPublicRoutes.openapi(schedules, async context => {
  const query = context.req.valid('query')
  const all = (await timetable(context.get('deps'))).schedules.filter(
    one =>
      (!query.doctor || one.doctor === query.doctor) && (!query.location || one.location === query.location),
  )
  return context.json(success(context, pageOf(all, query), 'api:done', { total: all.length }), 200)
})

/** Removes the reason of a doctor's absence, which is private. The reason why the hospital is closed is public. */
const toldToAll = (one: ScheduleException): ScheduleException =>
  one.doctor === null ? one : { ...one, note: null }

const exceptions = operation({
  method: 'get',
  path: '/api/schedule-exceptions',
  access: 'public',
  tags: ['schedules'],
  summary: 'Departures from the weekly sessions that are not over yet',
  request: { query: z.object({ ...paging, doctor: slug.optional() }) },
  responses: { 200: listAnswer(scheduleExceptionSchema.clone().openapi('ScheduleException')) },
})
bookingPublicRoutes.openapi(exceptions, async context => {
  const deps = context.get('deps')
  const query = context.req.valid('query')
  // The zone where days end last: today is then included for every zone.
  const since = todayIn('Etc/GMT+12', deps.now())
  const all = (await timetable(deps)).exceptions
    .filter(one => one.to >= since && (!query.doctor || one.doctor === null || one.doctor === query.doctor))
    .map(toldToAll)
  return context.json(success(context, pageOf(all, query), 'api:done', { total: all.length }), 200)
})

bookingPublicRoutes.use('/api/doctors/:slug/places', cachedAvailability)
bookingPublicRoutes.use('/api/availability', cachedAvailability)

const mostDays = 92
const date = calendarDate.optional()
const places = operation({
  method: 'get',
  path: '/api/doctors/{slug}/places',
  access: 'public',
  tags: ['schedules'],
  summary: `A doctor's sessions with what is left of each place; the next two weeks, or up to ${mostDays} days`,
  request: { params: z.object({ slug }), query: z.object({ from: date, to: date }) },
  responses: { 200: answer(z.array(occurrenceSchema.clone().openapi('Occurrence'))) },
})
bookingPublicRoutes.openapi(places, async context => {
  const deps = context.get('deps')
  const query = context.req.valid('query')
  const from = query.from ?? todayIn('Etc/GMT+12', deps.now())
  const first = Temporal.PlainDate.from(from)
  const to = query.to ?? first.add({ days: 14 }).toString()
  if (first.until(to).days >= mostDays) {
    const values = { days: mostDays }
    throw new Problem(422, 'api.invalid', {}, { fields: [{ path: 'to', key: 'booking:tooLong', values }] })
  }
  const result = await freeSlots(deps, context.req.valid('param').slug, from, to)
  return context.json(success(context, result), 200)
})

const mostDoctors = 500
const availability = operation({
  method: 'get',
  path: '/api/availability',
  access: 'public',
  tags: ['schedules'],
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
})
bookingPublicRoutes.openapi(availability, async context => {
  const wanted = context.req.valid('query').doctor
  const result = await availabilityOf(context.get('deps'), wanted ? [...new Set(wanted)] : null)
  return context.json(success(context, result), 200)
})
