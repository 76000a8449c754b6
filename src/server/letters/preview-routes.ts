import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { and, desc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import {
  type EmailKind,
  emailKindSchema,
  emailKinds,
  emailPreviewSchema,
  undeliveredSchema,
} from '#entities/office/email.ts'
import type { AdminScope } from '#entities/people/account.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { emptyAnswer } from '../accounts/answers.ts'
import type { Executor } from '../database/connect.ts'
import { appointment } from '../database/tables/booking.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { answer, listAnswer, operations } from '../kernel/operation.ts'
import { page, pageWithTotal } from '../kernel/paging.ts'
import { createTicket, isTicket } from '../kernel/preview-ticket.ts'
import { notFound, Problem } from '../kernel/problem.ts'
import { publicAddress } from '../kernel/public-address.ts'
import { codeKinds } from '../mail/outbox.ts'
import { undelivered } from '../mail/undelivered.ts'
import { kindsWithLanguages, previewOf } from './previews.ts'

const operation = operations('letters')
/** Previews for administrators of the emails that the hospital sends. */
export const emailPreviewRoutes = operation.router

const params = z.object({ kind: z.enum(emailKinds), language: z.enum(interfaceLanguages) })
const subjectOf = ({ kind, language }: z.infer<typeof params>) => `${kind}/${language}`

operation.get('desk', '/api/admins/letters', {
  summary: 'Every kind of letter that leaves the hospital, with the languages that it is written in',
  responses: { 200: listAnswer(emailKindSchema.clone().openapi('Letter')) },
  handle: ({ listed }) => listed(kindsWithLanguages()),
})

operation.get('desk', '/api/admins/letters/{kind}/{language}', {
  summary: 'A letter as it would leave now: the hospital’s own doctor and place, an invented patient',
  request: { params },
  responses: { 200: answer(emailPreviewSchema.clone().openapi('LetterPreview')) },
  handle: async ({ deps, session, param, success }) => {
    const message = await previewOf(deps, param.kind, param.language)
    const ticket = await createTicket(deps, session.sessionId, subjectOf(param))
    if (!message || !ticket) throw notFound()
    const method = /method=(REQUEST|CANCEL)/.exec(message.attachments?.[0]?.contentType ?? '')?.[1]
    const result = {
      ...param,
      subject: message.subject,
      text: message.text,
      frame: `/api/letter-frames/${param.kind}/${param.language}?ticket=${ticket}`,
      calendar: (method ?? null) as 'REQUEST' | 'CANCEL' | null,
    }
    return success(result)
  },
})

/** An email has inline styles. The policy lists the hash of each, so that no other style applies. */
const policyFor = (html: string, pages: string) => {
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style)
  const hashes = [...new Set(styles)].map(
    style => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
  return `default-src 'none'; style-src 'unsafe-hashes' ${hashes.join(' ')}; frame-ancestors ${pages}; sandbox`
}

operation.get('public', '/api/letter-frames/{kind}/{language}', {
  summary:
    'A letter’s HTML as a page that may do nothing. By the address that its preview names, for ten minutes; else 404',
  request: { params, query: z.object({ ticket: z.string().max(120).default('') }) },
  responses: { 200: { content: { 'text/html': { schema: z.string() } }, description: 'The letter' } },
  handle: async ({ context, deps, param, query }) => {
    if (!(await isTicket(deps, query.ticket, subjectOf(param), 'desk'))) throw notFound()
    const message = await previewOf(deps, param.kind, param.language)
    if (!message?.html) throw notFound()
    // The portal's pages may have another host than the API.
    const pages = deps.config.API_URL ? new URL(publicAddress(deps.config, '/')).origin : "'self'"
    context.header('content-security-policy', policyFor(message.html, pages))
    context.header('referrer-policy', 'no-referrer')
    return context.html(message.html)
  },
})

const perPage = 50
/** Emails about applicants and accounts of administrators, which the front desk must not see. */
const notForFrontDesk: EmailKind[] = [
  'application.new',
  'application.received',
  'application.reply',
  'staff.invitation',
  'password.reset-admin',
]
const readBy = ({ scopes }: { scopes: readonly AdminScope[] }) =>
  scopes.includes('super') ? undefined : notInArray(outboxMessage.kind, notForFrontDesk)

/** The patients of the appointments that these emails are about. */
async function patientsOf(db: Executor, letters: (typeof outboxMessage.$inferSelect)[]): Promise<string[]> {
  const appointments = letters.flatMap(one => one.appointmentId ?? [])
  if (appointments.length === 0) return []
  const found = await db
    .selectDistinct({ id: appointment.patientId })
    .from(appointment)
    .where(inArray(appointment.id, appointments))
  return found.map(one => one.id)
}

operation.get('desk', '/api/admins/undelivered-letters', {
  summary:
    'Letters that a mail server has not taken, newest first: to whom, why, and whether they are tried again',
  request: { query: z.object({ page }) },
  responses: { 200: listAnswer(undeliveredSchema.clone().openapi('UndeliveredLetter')) },
  handle: async ({ deps, db, actor, session, query, listed }) => {
    const where = and(undelivered, readBy(session))
    const found = db
      .select()
      .from(outboxMessage)
      .where(where)
      .orderBy(desc(outboxMessage.createdAt), desc(outboxMessage.id))
    const [rows, total] = await pageWithTotal(
      found,
      { page: query.page, perPage },
      db.$count(outboxMessage, where),
    )
    const result = rows.map(one => ({
      id: one.id,
      kind: one.kind,
      to: one.to,
      // The subject of such an email contains the code.
      subject: codeKinds.includes(one.kind) ? '' : one.subject,
      error: one.lastError,
      attempts: one.attempts,
      createdAt: one.createdAt.toString(),
      nextAttemptAt: one.givenUpAt ? null : one.nextAttemptAt.toString(),
      whole: one.text !== '',
    }))
    const seen = { letters: rows.map(one => one.id), patients: await patientsOf(db, rows) }
    await auditRead(deps, { ...actor, action: 'letter.list', seen })
    return listed(result, total)
  },
})

operation.post('desk', '/api/admins/undelivered-letters/{id}/retry', {
  summary:
    'Try a letter again at once, with all attempts before it. 409 where its words are forgotten or it has left',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: emptyAnswer },
  handle: async ({ deps, actor, session, param, success }) => {
    const mine = and(eq(outboxMessage.id, param.id), readBy(session))
    await deps.db.transaction(async db => {
      const again = await db
        .update(outboxMessage)
        .set({ attempts: 0, givenUpAt: null, nextAttemptAt: deps.now() })
        .where(and(mine, undelivered, ne(outboxMessage.text, '')))
      if (again.rowCount === 0) {
        const [known] = await db.select({ id: outboxMessage.id }).from(outboxMessage).where(mine)
        throw known ? new Problem(409, 'letters.notAgain') : notFound()
      }
      await audit(db, { ...actor, action: 'letter.retry', objectId: param.id })
    })
    deps.outboxChanged()
    return success(null, 'letters:retried')
  },
})
