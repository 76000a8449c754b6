import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { letterKinds, letterPreviewSchema, letterSchema } from '#entities/office/letter.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { signedIn } from '../kernel/access.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, listAnswer, operation, success } from '../kernel/operation.ts'
import { isTicket, makeTicket } from '../kernel/preview-ticket.ts'
import { notFound } from '../kernel/problem.ts'
import { publicAddress } from '../kernel/public-address.ts'
import { emailKinds, previewOf } from './previews.ts'

/** Previews for administrators of the mails that the hospital sends. */
export const letterRoutes = newRouter()

const params = z.object({ kind: z.enum(letterKinds), language: z.enum(interfaceLanguages) })
const subjectOf = ({ kind, language }: z.infer<typeof params>) => `${kind}/${language}`

const list = operation({
  method: 'get',
  path: '/api/admins/letters',
  access: 'desk',
  tags: ['letters'],
  summary: 'Every kind of letter that leaves the hospital, with the languages that it is written in',
  responses: { 200: listAnswer(letterSchema.clone().openapi('Letter')) },
})
letterRoutes.openapi(list, context => {
  const result = emailKinds()
  return context.json(success(context, result, 'api:done', { total: result.length }), 200)
})

const preview = operation({
  method: 'get',
  path: '/api/admins/letters/{kind}/{language}',
  access: 'desk',
  tags: ['letters'],
  summary: 'A letter as it would leave now: the hospital’s own doctor and place, an invented patient',
  request: { params },
  responses: { 200: answer(letterPreviewSchema.clone().openapi('LetterPreview')) },
})
letterRoutes.openapi(preview, async context => {
  const deps = context.get('deps')
  const which = context.req.valid('param')
  const message = await previewOf(deps, which.kind, which.language)
  const ticket = await makeTicket(deps, signedIn(context).sessionId, subjectOf(which))
  if (!message || !ticket) throw notFound()
  const method = /method=(REQUEST|CANCEL)/.exec(message.attachments?.[0]?.contentType ?? '')?.[1]
  const result = {
    ...which,
    subject: message.subject,
    text: message.text,
    frame: `/api/letter-frames/${which.kind}/${which.language}?ticket=${ticket}`,
    calendar: (method ?? null) as 'REQUEST' | 'CANCEL' | null,
  }
  return context.json(success(context, result), 200)
})

/** A mail has inline styles. The policy lists the hash of each, so that no other style applies. */
const policyFor = (html: string, pages: string) => {
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style)
  const hashes = [...new Set(styles)].map(
    style => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
  return `default-src 'none'; style-src 'unsafe-hashes' ${hashes.join(' ')}; frame-ancestors ${pages}; sandbox`
}

const frame = operation({
  method: 'get',
  path: '/api/letter-frames/{kind}/{language}',
  access: 'public',
  tags: ['letters'],
  summary:
    'A letter’s HTML as a page that may do nothing. By the address that its preview names, for ten minutes; else 404',
  request: { params, query: z.object({ ticket: z.string().max(120).default('') }) },
  responses: { 200: { content: { 'text/html': { schema: z.string() } }, description: 'The letter' } },
})
letterRoutes.openapi(frame, async context => {
  const deps = context.get('deps')
  const which = context.req.valid('param')
  if (!(await isTicket(deps, context.req.valid('query').ticket, subjectOf(which), 'desk'))) throw notFound()
  const message = await previewOf(deps, which.kind, which.language)
  if (!message?.html) throw notFound()
  // The portal's pages may have another host than the API.
  const pages = deps.config.API_URL ? new URL(publicAddress(deps.config, '/')).origin : "'self'"
  context.header('content-security-policy', policyFor(message.html, pages))
  context.header('referrer-policy', 'no-referrer')
  return context.html(message.html)
})
