import { z } from '@hono/zod-openapi'
import { pageViewsSchema } from '#entities/office/page-view.ts'
import { answer, operations } from '../kernel/operation.ts'
import { countPageView, pageViewsOf } from './page-views.ts'

const operation = operations('visits')
/** Our own statistics of the public site: counts only, no data of visitors. */
export const pageViewRoutes = operation.router

const longest = 600

operation.post('public', '/api/visits', {
  summary:
    'A public page was opened, or a search found nothing: counted by day and sort of page, nothing else is kept',
  description:
    'The body is plain text, as a beacon sends it: the page’s path, and on a second line the words that found nothing. ' +
    'Readers who ask not to be tracked are not counted.',
  responses: { 202: answer(z.object({ accepted: z.boolean() })) },
  handle: async ({ context, deps, network, success }) => {
    const refused = context.req.header('dnt') === '1' || context.req.header('sec-gpc') === '1'
    const text = refused ? '' : await context.req.text()
    const [path = '', missed = ''] = text.slice(0, longest).split('\n')
    const accepted = path.startsWith('/') && text.length <= longest
    if (accepted) countPageView(deps, network, path, missed.trim())
    return success({ accepted })
  },
})

operation.get('content', '/api/admins/visits', {
  summary: 'Visits by day and by sort of page, and searches that found nothing',
  request: { query: z.object({ days: z.coerce.number().int().min(1).max(365).default(30) }) },
  responses: { 200: answer(pageViewsSchema.clone().openapi('Visits')) },
  handle: async ({ deps, query, success }) => success(await pageViewsOf(deps, query.days)),
})
