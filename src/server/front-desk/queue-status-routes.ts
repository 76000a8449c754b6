import { z } from '@hono/zod-openapi'
import { queueStatusSchema } from '#entities/schedule/queue-status.ts'
import { countAttempt } from '../kernel/http/rate-limits.ts'
import { answer, operations } from '../kernel/operation.ts'
import { Problem } from '../kernel/problem.ts'
import { queueStatus } from './queue-status.ts'

const operation = operations('appointments')
/** The public queue status of an appointment, by its code. */
export const queueStatusRoutes = operation.router

operation.get('public', '/api/appointments/status/{code}', {
  summary: 'By a booking code: who is with the doctor, and about when the turn comes. Numbers and times only',
  request: { params: z.object({ code: z.string().min(1).max(40) }) },
  responses: { 200: answer(queueStatusSchema.clone().openapi('QueueStatus')) },
  handle: async ({ deps, network, param, success }) => {
    // Every request counts, also for unknown codes: the limit then does not reveal which codes exist.
    await countAttempt(deps, 'status-network', network)
    // Accepts codes in groups and in lower case.
    const code = param.code.toUpperCase().replace(/[\s-]/g, '')
    const result = /^[A-Z0-9]{8}$/.test(code) ? await queueStatus(deps, code) : null
    if (!result) throw new Problem(404, 'booking.codeUnknown')
    return success(result)
  },
})
