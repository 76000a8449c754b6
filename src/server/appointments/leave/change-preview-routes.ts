import { z } from '@hono/zod-openapi'
import {
  affectedSlotSchema,
  exceptionWriteSchema,
  scheduleChangeSchema,
} from '#entities/schedule/schedule-write.ts'
import { body, idParam, listAnswer, operations } from '../../kernel/operation.ts'
import { affectedByException, displacedByScheduleChange } from './change-preview.ts'

const operation = operations('schedules')
/** Preview of the appointments that a timetable change would displace. Contains times, no names. */
export const changePreviewRoutes = operation.router

const access = ['content', 'desk'] as const
const responses = { 200: listAnswer(affectedSlotSchema.clone().openapi('ConcernedPlace')) }

operation.post(access, '/api/admins/schedules/{id}/concerned', {
  summary: 'Booked places that a change of a session would take; writes nothing',
  request: { params: idParam, ...body(scheduleChangeSchema) },
  responses,
  handle: async ({ deps, param, json, listed }) =>
    listed(await displacedByScheduleChange(deps, param.id, json)),
})

operation.post(access, '/api/admins/schedule-exceptions/concerned', {
  summary: 'Booked places that a departure, or the change of the one named, would concern; writes nothing',
  request: {
    query: z.object({ id: z.string().max(80).optional() }),
    ...body(exceptionWriteSchema),
  },
  responses,
  handle: async ({ deps, query, json, listed }) =>
    listed(await affectedByException(deps, query.id ?? null, json)),
})
