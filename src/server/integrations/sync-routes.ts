import { z } from '@hono/zod-openapi'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'

export const syncRoutes = newRouter()

/**
 * The hints that a visitor's browser sends once per session. Anybody can send them, so they are answered from memory;
 * one in a window has the other system's directory read, where there is one.
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
