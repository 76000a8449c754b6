import { z } from '@hono/zod-openapi'
import { queueStatusSchema } from '#entities/schedule/queue-status.ts'
import { requestNetwork } from '../kernel/http/client-address.ts'
import { countAttempt } from '../kernel/http/rate-limits.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'
import { Problem } from '../kernel/problem.ts'
import { queueStatus } from './queue-status.ts'

/** The public queue status of an appointment, by its code. */
export const queueStatusRoutes = newRouter()

const status = operation({
  method: 'get',
  path: '/api/appointments/status/{code}',
  access: 'public',
  tags: ['appointments'],
  summary: 'By a booking code: who is with the doctor, and about when the turn comes. Numbers and times only',
  request: { params: z.object({ code: z.string().min(1).max(40) }) },
  responses: { 200: answer(queueStatusSchema.clone().openapi('QueueStatus')) },
})
queueStatusRoutes.openapi(status, async context => {
  const deps = context.get('deps')
  // Every request counts, also for unknown codes: the limit then does not reveal which codes exist.
  await countAttempt(deps, 'status-network', requestNetwork(context, deps.config.TRUSTED_PROXIES))
  // Accepts codes in groups and in lower case.
  const code = context.req.valid('param').code.toUpperCase().replace(/[\s-]/g, '')
  const result = /^[A-Z0-9]{8}$/.test(code) ? await queueStatus(deps, code) : null
  if (!result) throw new Problem(404, 'booking.codeUnknown')
  return context.json(success(context, result), 200)
})
