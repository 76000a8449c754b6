import { z } from '@hono/zod-openapi'
import {
  concernedPlaceSchema,
  exceptionWriteSchema,
  scheduleChangeSchema,
} from '#entities/schedule/schedule-write.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { body, listAnswer, operation, success } from '../../kernel/operation.ts'
import { affectedByException, displacedByScheduleChange } from './change-preview.ts'

/** Preview of the appointments that a timetable change would displace. Contains times, no names. */
export const changePreviewRoutes = newRouter()

const access = ['content', 'desk'] as const
const tags = ['schedules']
const responses = { 200: listAnswer(concernedPlaceSchema.clone().openapi('ConcernedPlace')) }

const change = operation({
  method: 'post',
  path: '/api/admins/schedules/{id}/concerned',
  access,
  tags,
  summary: 'Booked places that a change of a session would take; writes nothing',
  request: { params: z.object({ id: z.string().max(80) }), ...body(scheduleChangeSchema) },
  responses,
})
changePreviewRoutes.openapi(change, async context => {
  const { id } = context.req.valid('param')
  const result = await displacedByScheduleChange(context.get('deps'), id, context.req.valid('json'))
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})

const departure = operation({
  method: 'post',
  path: '/api/admins/schedule-exceptions/concerned',
  access,
  tags,
  summary: 'Booked places that a departure, or the change of the one named, would concern; writes nothing',
  request: {
    query: z.object({ id: z.string().max(80).optional() }),
    ...body(exceptionWriteSchema),
  },
  responses,
})
changePreviewRoutes.openapi(departure, async context => {
  const { id } = context.req.valid('query')
  const result = await affectedByException(context.get('deps'), id ?? null, context.req.valid('json'))
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})
