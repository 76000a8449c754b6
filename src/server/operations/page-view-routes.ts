import { z } from '@hono/zod-openapi'
import { visitsSchema } from '#entities/office/visit.ts'
import { requestNetwork } from '../kernel/http/client-address.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'
import { countPageView, pageViewsOf } from './page-views.ts'

/** Our own statistics of the public site: counts only, no data of visitors. */
export const pageViewRoutes = newRouter()

const longest = 600

const beacon = operation({
  method: 'post',
  path: '/api/visits',
  access: 'public',
  tags: ['visits'],
  summary:
    'A public page was opened, or a search found nothing: counted by day and sort of page, nothing else is kept',
  description:
    'The body is plain text, as a beacon sends it: the page’s path, and on a second line the words that found nothing. ' +
    'Readers who ask not to be tracked are not counted.',
  responses: { 202: answer(z.object({ accepted: z.boolean() })) },
})
pageViewRoutes.openapi(beacon, async context => {
  const deps = context.get('deps')
  const refused = context.req.header('dnt') === '1' || context.req.header('sec-gpc') === '1'
  const text = refused ? '' : await context.req.text()
  const [path = '', missed = ''] = text.slice(0, longest).split('\n')
  const accepted = path.startsWith('/') && text.length <= longest
  if (accepted) countPageView(deps, requestNetwork(context, deps.config.TRUSTED_PROXIES), path, missed.trim())
  return context.json(success(context, { accepted }), 202)
})

const read = operation({
  method: 'get',
  path: '/api/admins/visits',
  access: 'content',
  tags: ['visits'],
  summary: 'Visits by day and by sort of page, and searches that found nothing',
  request: { query: z.object({ days: z.coerce.number().int().min(1).max(365).default(30) }) },
  responses: { 200: answer(visitsSchema.clone().openapi('Visits')) },
})
pageViewRoutes.openapi(read, async context => {
  const result = await pageViewsOf(context.get('deps'), context.req.valid('query').days)
  return context.json(success(context, result), 200)
})
