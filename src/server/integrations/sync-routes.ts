import { z } from '@hono/zod-openapi'
import { answer, operations } from '../kernel/operation.ts'

const operation = operations('sync')
export const syncRoutes = operation.router

/**
 * Hints that a visitor's browser sends once per session. Any client can send them, so the response comes from memory,
 * and one in a window starts an import of the other system's directory, if configured.
 */
for (const kind of ['specialists', 'units', 'doctors', 'schedules'] as const) {
  operation.post('public', `/api/${kind}/sync`, {
    summary: `A hint that a visitor is here who would like fresh ${kind}`,
    responses: { 200: answer(z.object({ accepted: z.boolean() })) },
    handle: ({ deps, success }) => {
      deps.directoryWanted()
      return success({ accepted: true })
    },
  })
}
