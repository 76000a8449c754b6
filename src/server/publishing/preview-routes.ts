import { z } from '@hono/zod-openapi'
import { type ContentKind, contentKinds } from '#entities/kinds.ts'
import { contentLanguages } from '#entities/localized.ts'
import { signedIn } from '../kernel/access.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'
import { isTicket, makeTicket } from '../kernel/preview-ticket.ts'
import { notFound } from '../kernel/problem.ts'
import { previewOf, type Wanted } from './preview.ts'

export const previewRoutes = newRouter()

const params = z.object({
  kind: z.enum(contentKinds as [ContentKind, ...ContentKind[]]),
  key: z.string().max(80),
})
const language = z.enum(contentLanguages).default('en')
const subjectOf = (wanted: Wanted) => `page/${wanted.kind}/${wanted.key}/${wanted.language}`

const ask = operation({
  method: 'post',
  path: '/api/admins/preview/{kind}/{key}',
  access: 'content',
  tags: ['publications'],
  summary:
    'The page of an item as its newest version would make it, published or not: an address for ten minutes',
  request: { params, query: z.object({ language }) },
  responses: { 200: answer(z.object({ address: z.string() })) },
})
previewRoutes.openapi(ask, async context => {
  const deps = context.get('deps')
  const wanted = { ...context.req.valid('param'), ...context.req.valid('query') }
  // Render it now already, so that this response contains the error if it fails.
  await previewOf(deps, wanted)
  const ticket = await makeTicket(deps, signedIn(context).sessionId, subjectOf(wanted))
  if (!ticket) throw notFound()
  const query = new URLSearchParams({ language: wanted.language, ticket })
  const address = `/api/previews/${wanted.kind}/${encodeURIComponent(wanted.key)}?${query}`
  return context.json(success(context, { address }), 200)
})

const show = operation({
  method: 'get',
  path: '/api/previews/{kind}/{key}',
  access: 'public',
  tags: ['publications'],
  summary:
    'A preview as a page of no origin. By the address that was given for it, for ten minutes; else 404',
  request: { params, query: z.object({ language, ticket: z.string().max(120).default('') }) },
  responses: { 200: { content: { 'text/html': { schema: z.string() } }, description: 'The page' } },
})
previewRoutes.openapi(show, async context => {
  const deps = context.get('deps')
  const { ticket, language } = context.req.valid('query')
  const wanted = { ...context.req.valid('param'), language }
  if (!(await isTicket(deps, ticket, subjectOf(wanted), 'content'))) throw notFound()
  const { html, policy } = await previewOf(deps, wanted)
  context.header('content-security-policy', policy)
  context.header('referrer-policy', 'no-referrer')
  context.header('x-robots-tag', 'noindex')
  return context.html(html)
})
