import { publications } from '#contract/publications.ts'
import { handlers } from '../kernel/operation.ts'
import { createTicket, isTicket } from '../kernel/preview-ticket.ts'
import { notFound } from '../kernel/problem.ts'
import { previewOf, type Wanted } from './preview.ts'

const { handle, router } = handlers()
export const previewRoutes = router

const subjectOf = (wanted: Wanted) => `page/${wanted.kind}/${wanted.key}/${wanted.language}`

handle(publications.createPreview, async ({ deps, session, param, query, success }) => {
  const wanted = { ...param, ...query }
  // Render it now already, so that this response contains the error if it fails.
  await previewOf(deps, wanted)
  const ticket = await createTicket(deps, session.sessionId, subjectOf(wanted))
  if (!ticket) throw notFound()
  const search = new URLSearchParams({ language: wanted.language, ticket })
  const address = `/api/previews/${wanted.kind}/${encodeURIComponent(wanted.key)}?${search}`
  return success({ address })
})

handle(publications.readPreview, async ({ context, deps, param, query }) => {
  const { ticket, language } = query
  const wanted = { ...param, language }
  if (!(await isTicket(deps, ticket, subjectOf(wanted), 'content'))) throw notFound()
  const { html, policy } = await previewOf(deps, wanted)
  context.header('content-security-policy', policy)
  context.header('referrer-policy', 'no-referrer')
  context.header('x-robots-tag', 'noindex')
  return context.html(html)
})
