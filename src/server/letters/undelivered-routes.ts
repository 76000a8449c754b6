import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import { type LetterKind, undeliveredSchema } from '#entities/office/letter.ts'
import type { AdminScope } from '#entities/people/account.ts'
import { done, emptyAnswer, requestValues } from '../accounts/answers.ts'
import type { Executor } from '../database/connect.ts'
import { appointment } from '../database/tables/booking.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { signedIn } from '../kernel/access.ts'
import { actorOf } from '../kernel/actor.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { listAnswer, operation, success } from '../kernel/operation.ts'
import { notFound, Problem } from '../kernel/problem.ts'
import { codeKinds } from '../mail/outbox.ts'
import { undelivered } from '../mail/undelivered.ts'

/** Undelivered mails: those that are still retried, and those that failed permanently. */
export const undeliveredRoutes = newRouter()

const perPage = 50
/** Mails about applicants and accounts of administrators, which the front desk must not see. */
const notTheDesks: LetterKind[] = [
  'application.new',
  'application.received',
  'application.reply',
  'staff.invitation',
  'password.reset-admin',
]
const readBy = ({ scopes }: { scopes: readonly AdminScope[] }) =>
  scopes.includes('super') ? undefined : notInArray(outboxMessage.kind, notTheDesks)

/** The patients of the appointments that these mails are about. */
async function patientsOf(db: Executor, letters: (typeof outboxMessage.$inferSelect)[]): Promise<string[]> {
  const appointments = letters.flatMap(one => one.appointmentId ?? [])
  if (appointments.length === 0) return []
  const found = await db
    .selectDistinct({ id: appointment.patientId })
    .from(appointment)
    .where(inArray(appointment.id, appointments))
  return found.map(one => one.id)
}

const list = operation({
  method: 'get',
  path: '/api/admins/undelivered-letters',
  access: 'desk',
  tags: ['letters'],
  summary:
    'Letters that a mail server has not taken, newest first: to whom, why, and whether they are tried again',
  request: { query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }) },
  responses: { 200: listAnswer(undeliveredSchema.clone().openapi('UndeliveredLetter')) },
})
undeliveredRoutes.openapi(list, async context => {
  const deps = context.get('deps')
  const { db } = deps
  const { page } = context.req.valid('query')
  const where = and(undelivered, readBy(signedIn(context)))
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(outboxMessage)
      .where(where)
      .orderBy(desc(outboxMessage.createdAt), desc(outboxMessage.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(outboxMessage).where(where),
  ])
  const result = rows.map(one => ({
    id: one.id,
    kind: one.kind,
    to: one.to,
    // The subject of such a mail contains the code.
    subject: codeKinds.includes(one.kind) ? '' : one.subject,
    error: one.lastError,
    attempts: one.attempts,
    createdAt: one.createdAt.toString(),
    nextAttemptAt: one.givenUpAt ? null : one.nextAttemptAt.toString(),
    whole: one.text !== '',
  }))
  const seen = { letters: rows.map(one => one.id), patients: await patientsOf(db, rows) }
  await auditRead(deps, { ...actorOf(context), action: 'letter.list', objectKind: 'letter', seen })
  return context.json(success(context, result, 'api:done', { total: all?.total ?? 0 }), 200)
})

const retry = operation({
  method: 'post',
  path: '/api/admins/undelivered-letters/{id}/retry',
  access: 'desk',
  tags: ['letters'],
  summary:
    'Try a letter again at once, with all attempts before it. 409 where its words are forgotten or it has left',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: emptyAnswer },
})
undeliveredRoutes.openapi(retry, async context => {
  const { deps } = requestValues(context)
  const { id } = context.req.valid('param')
  const mine = and(eq(outboxMessage.id, id), readBy(signedIn(context)))
  await deps.db.transaction(async db => {
    const again = await db
      .update(outboxMessage)
      .set({ attempts: 0, givenUpAt: null, nextAttemptAt: deps.now() })
      .where(and(mine, undelivered, ne(outboxMessage.text, '')))
    if (again.rowCount === 0) {
      const [known] = await db.select({ id: outboxMessage.id }).from(outboxMessage).where(mine)
      throw known ? new Problem(409, 'letters.notAgain') : notFound()
    }
    await audit(db, { ...actorOf(context), action: 'letter.retry', objectKind: 'letter', objectId: id })
  })
  deps.outboxChanged()
  return context.json(done(context, 'letters:retried'), 200)
})
