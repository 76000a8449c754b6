import { z } from '@hono/zod-openapi'
import { queueStatusSchema } from '#entities/schedule/queue-status.ts'
import { requestNetwork } from '../kernel/http/client-address.ts'
import { countAttempt } from '../kernel/http/rate-limits.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'
import { Problem } from '../kernel/problem.ts'
import { queueStatus } from './queue-status.ts'

/** How a waiting room goes, for whoever waits in it. */
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
  // Every question counts, whatever the answer: so the limit says nothing about which codes there are.
  await countAttempt(deps, 'status-network', requestNetwork(context, deps.config.TRUSTED_PROXIES))
  // As people write codes down: in groups, in small letters.
  const code = context.req.valid('param').code.toUpperCase().replace(/[\s-]/g, '')
  const result = /^[A-Z0-9]{8}$/.test(code) ? await queueStatus(deps, code) : null
  if (!result) throw new Problem(404, 'booking.codeUnknown')
  return context.json(success(context, result), 200)
})
