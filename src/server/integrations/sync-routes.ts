import { z } from '@hono/zod-openapi'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'

export const syncRoutes = newRouter()

/**
 * Hints that a visitor's browser sends once per session. Any client can send them, so the response comes from memory,
 * and one in a window starts an import of the other system's directory, if configured.
 */
for (const kind of ['specialists', 'units', 'doctors', 'schedules'] as const) {
  const route = operation({
    method: 'post',
    path: `/api/${kind}/sync`,
    access: 'public',
    tags: ['sync'],
    summary: `A hint that a visitor is here who would like fresh ${kind}`,
    responses: { 200: answer(z.object({ accepted: z.boolean() })) },
  })
  syncRoutes.openapi(route, context => {
    context.get('deps').directoryWanted()
    return context.json(success(context, { accepted: true }), 200)
  })
}
