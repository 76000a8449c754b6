import { appointments } from '#contract/appointments.ts'
import { countAttempt } from '../kernel/http/rate-limits.ts'
import { handlers } from '../kernel/operation.ts'
import { Problem } from '../kernel/problem.ts'
import { queueStatus } from './queue-status.ts'

const { handle, router } = handlers()
/** The public queue status of an appointment, by its code. */
export const queueStatusRoutes = router

handle(appointments.readQueueStatus, async ({ deps, network, param, success }) => {
  // Every request counts, also for unknown codes: the limit then does not reveal which codes exist.
  await countAttempt(deps, 'status-network', network)
  // Accepts codes in groups and in lower case.
  const code = param.code.toUpperCase().replace(/[\s-]/g, '')
  const result = /^[A-Z0-9]{8}$/.test(code) ? await queueStatus(deps, code) : null
  if (!result) throw new Problem(404, 'booking.codeUnknown')
  return success(result)
})
