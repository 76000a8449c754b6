import { z } from '@hono/zod-openapi'
import { type ContentKind, contentKinds } from '#entities/kinds.ts'
import { contentLanguages } from '#entities/localized.ts'
import { answer, operations } from '../kernel/operation.ts'
import { createTicket, isTicket } from '../kernel/preview-ticket.ts'
import { notFound } from '../kernel/problem.ts'
import { previewOf, type Wanted } from './preview.ts'

const operation = operations('publications')
export const previewRoutes = operation.router

const params = z.object({
  kind: z.enum(contentKinds as [ContentKind, ...ContentKind[]]),
  key: z.string().max(80),
})
const language = z.enum(contentLanguages).default('en')
const subjectOf = (wanted: Wanted) => `page/${wanted.kind}/${wanted.key}/${wanted.language}`

operation.post('content', '/api/admins/preview/{kind}/{key}', {
  summary:
    'The page of an item as its newest version would make it, published or not: an address for ten minutes',
  request: { params, query: z.object({ language }) },
  responses: { 200: answer(z.object({ address: z.string() })) },
  handle: async ({ deps, session, param, query, success }) => {
    const wanted = { ...param, ...query }
    // Render it now already, so that this response contains the error if it fails.
    await previewOf(deps, wanted)
    const ticket = await createTicket(deps, session.sessionId, subjectOf(wanted))
    if (!ticket) throw notFound()
    const search = new URLSearchParams({ language: wanted.language, ticket })
    const address = `/api/previews/${wanted.kind}/${encodeURIComponent(wanted.key)}?${search}`
    return success({ address })
  },
})

operation.get('public', '/api/previews/{kind}/{key}', {
  summary:
    'A preview as a page of no origin. By the address that was given for it, for ten minutes; else 404',
  request: { params, query: z.object({ language, ticket: z.string().max(120).default('') }) },
  responses: { 200: { content: { 'text/html': { schema: z.string() } }, description: 'The page' } },
  handle: async ({ context, deps, param, query }) => {
    const { ticket, language } = query
    const wanted = { ...param, language }
    if (!(await isTicket(deps, ticket, subjectOf(wanted), 'content'))) throw notFound()
    const { html, policy } = await previewOf(deps, wanted)
    context.header('content-security-policy', policy)
    context.header('referrer-policy', 'no-referrer')
    context.header('x-robots-tag', 'noindex')
    return context.html(html)
  },
})
