import { z } from '@hono/zod-openapi'
import { todayIn } from '#entities/schedule/availability.ts'
import { calendarDate, namedOccurrenceSchema, specialistDaySchema } from '#entities/schedule/schedule.ts'
import type { Deps } from '../kernel/deps.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'
import { Problem } from '../kernel/problem.ts'
import { daysOfSpecialty, slotsOfSpecialty } from './specialty-slots.ts'

/** Free slots of all doctors of a specialty. */
export const specialtySlotRoutes = newRouter()

const slug = z.string().min(1).max(80)
const date = calendarDate.optional()
const request = {
  params: z.object({ slug }),
  query: z.object({ from: date, to: date, location: slug.optional() }),
}

/** The requested dates. The limit is lower than for one doctor. */
function datesOf(deps: Deps, query: z.output<typeof request.query>, usual: number, most: number) {
  const from = query.from ?? todayIn('Etc/GMT+12', deps.now())
  const first = Temporal.PlainDate.from(from)
  const to = query.to ?? first.add({ days: usual }).toString()
  if (first.until(to).days >= most) {
    const values = { days: most }
    throw new Problem(422, 'api.invalid', {}, { fields: [{ path: 'to', key: 'booking:tooLong', values }] })
  }
  return { from, to, location: query.location }
}

const mostDays = 14
const places = operation({
  method: 'get',
  path: '/api/specialists/{slug}/places',
  access: 'public',
  tags: ['schedules'],
  summary: `The free places of all bookable doctors of a specialty; the next week, or up to ${mostDays} days`,
  request,
  responses: { 200: answer(z.array(namedOccurrenceSchema.clone().openapi('NamedOccurrence'))) },
})
specialtySlotRoutes.openapi(places, async context => {
  const deps = context.get('deps')
  const dates = datesOf(deps, context.req.valid('query'), 7, mostDays)
  const result = await slotsOfSpecialty(deps, { specialist: context.req.valid('param').slug, ...dates })
  return context.json(success(context, result), 200)
})

const mostCounted = 92
const days = operation({
  method: 'get',
  path: '/api/specialists/{slug}/days',
  access: 'public',
  tags: ['schedules'],
  summary: `The days of a specialty with how many places are left over all its doctors, and the first of each; the next four weeks, or up to ${mostCounted} days`,
  request,
  responses: { 200: answer(z.array(specialistDaySchema.clone().openapi('SpecialistDay'))) },
})
specialtySlotRoutes.openapi(days, async context => {
  const deps = context.get('deps')
  const dates = datesOf(deps, context.req.valid('query'), 28, mostCounted)
  const result = await daysOfSpecialty(deps, { specialist: context.req.valid('param').slug, ...dates })
  return context.json(success(context, result), 200)
})
