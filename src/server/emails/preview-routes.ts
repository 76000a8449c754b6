import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, ne, notInArray, or } from 'drizzle-orm'
import { letters } from '#contract/letters.ts'
import type { EmailKind } from '#entities/office/email.ts'
import type { AdminScope } from '#entities/people/account.ts'
import type { Executor } from '../database/connect.ts'
import { account } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { handlers, type OperationRequest } from '../kernel/operation.ts'
import { pageWithTotal } from '../kernel/paging.ts'
import { createTicket, isTicket } from '../kernel/preview-ticket.ts'
import { notFound, Problem } from '../kernel/problem.ts'
import { publicAddress } from '../kernel/public-address.ts'
import { codeKinds } from '../mail/outbox.ts'
import { undelivered } from '../mail/undelivered.ts'
import { kindsWithLanguages, previewOf } from './previews.ts'

const { handle, router } = handlers()
/** Previews for administrators of the emails that the hospital sends. */
export const emailPreviewRoutes = router

const subjectOf = ({ kind, language }: OperationRequest<typeof letters.readLetterPreview>['param']) =>
  `${kind}/${language}`

handle(letters.listLetters, ({ listed }) => listed(kindsWithLanguages()))

handle(letters.readLetterPreview, async ({ deps, session, param, success }) => {
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
})

/** An email has inline styles. The policy lists the hash of each, so that no other style applies. */
const policyFor = (html: string, pages: string) => {
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style)
  const hashes = [...new Set(styles)].map(
    style => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
  return `default-src 'none'; style-src 'unsafe-hashes' ${hashes.join(' ')}; frame-ancestors ${pages}; sandbox`
}

handle(letters.readLetterFrame, async ({ context, deps, param, query }) => {
  if (!(await isTicket(deps, query.ticket, subjectOf(param), 'desk'))) throw notFound()
  const message = await previewOf(deps, param.kind, param.language)
  if (!message?.html) throw notFound()
  // The portal's pages may have another host than the API.
  const pages = deps.config.API_URL ? new URL(publicAddress(deps.config, '/')).origin : "'self'"
  context.header('content-security-policy', policyFor(message.html, pages))
  context.header('referrer-policy', 'no-referrer')
  return context.html(message.html)
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
function readBy(db: Executor, { scopes }: { scopes: readonly AdminScope[] }) {
  if (scopes.includes('super')) return undefined
  const ofAdmins = db.select({ email: account.email }).from(account).where(eq(account.role, 'admin'))
  return and(
    notInArray(outboxMessage.kind, notForFrontDesk),
    // Messages of visitors may go to a colleague's own address.
    or(eq(outboxMessage.kind, 'contact.message'), notInArray(outboxMessage.to, ofAdmins)),
  )
}

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

handle(letters.listUndeliveredLetters, async ({ deps, db, actor, session, query, listed }) => {
  const where = and(undelivered, readBy(db, session))
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
})

handle(letters.retryLetter, async ({ deps, actor, session, param, success }) => {
  await deps.db.transaction(async db => {
    const mine = and(eq(outboxMessage.id, param.id), readBy(db, session))
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
})
