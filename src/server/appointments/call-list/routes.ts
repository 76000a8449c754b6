import { z } from '@hono/zod-openapi'
import { asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { callDoneSchema, callItemSchema, callPlacesSchema } from '#entities/appointment/appointment-call.ts'
import { isOpen } from '#entities/appointment/appointment-status.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { calendarDate } from '#entities/schedule/schedule.ts'
import type { Executor } from '../../database/connect.ts'
import { appointment } from '../../database/tables/booking.ts'
import { callItem } from '../../database/tables/call-list.ts'
import { signedIn } from '../../kernel/access.ts'
import { actorOf } from '../../kernel/actor.ts'
import { auditRead } from '../../kernel/audit.ts'
import type { Actor, AppEnv } from '../../kernel/deps.ts'
import { newRouter } from '../../kernel/http/router.ts'
import { answer, body, listAnswer, operation, success } from '../../kernel/operation.ts'
import { notFound, Problem } from '../../kernel/problem.ts'
import { lockPatient } from '../../patients/locks.ts'
import { isFree } from '../../schedules/free-slots.ts'
import { slotsInstead } from '../answer-links/link-view.ts'
import { findAppointment } from '../views.ts'
import { closeCall, type Item, recordCall } from './calls.ts'
import { callViews } from './views.ts'

/** The call list: patients who must be told about their appointment by telephone. */
export const callRoutes = newRouter()

const shownSchema = callItemSchema.clone().openapi('CallItem')

const list = operation({
  method: 'get',
  path: '/api/admins/call-list',
  access: 'desk',
  tags: ['appointments'],
  summary: 'Whom to call, the soonest appointment first; with `done=true` who was called, the latest first',
  request: {
    query: z.object({
      done: z.enum(['true', 'false']).default('false'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(50),
    }),
  },
  responses: { 200: listAnswer(shownSchema) },
})
callRoutes.openapi(list, async context => {
  const deps = context.get('deps')
  const { done, page, perPage } = context.req.valid('query')
  const where = done === 'true' ? isNotNull(callItem.doneAt) : isNull(callItem.doneAt)
  const rows = await deps.db
    .select({ item: callItem })
    .from(callItem)
    .innerJoin(appointment, eq(appointment.id, callItem.appointmentId))
    .where(where)
    .orderBy(done === 'true' ? desc(callItem.doneAt) : asc(appointment.startsAt), callItem.id)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [total] = await deps.db.select({ total: count() }).from(callItem).where(where)
  const items = rows.map(row => row.item)
  const result = await callViews(deps, items, signedIn(context).accountId)
  const patients = [...new Set(result.map(one => one.appointment.patient.id))]
  const entry = { action: 'call-list.read', objectKind: 'call', seen: { patients } } as const
  await auditRead(deps, { ...actorOf(context), ...entry })
  return context.json(success(context, result, 'api:done', { total: total?.total ?? 0 }), 200)
})

const params = z.object({ id: z.uuid() })
const tags = ['appointments']
const access = 'desk'
const responses = { 200: answer(shownSchema) }
const one = { access, tags, responses } as const

/** Answers with the entry as it stands after the transaction. */
async function after(context: Context<AppEnv>, work: (db: Executor, actor: Actor) => Promise<Item>) {
  const deps = context.get('deps')
  const actor = actorOf(context)
  const item = await deps.db.transaction(db => work(db, actor))
  const [result] = await callViews(deps, [item], actor.accountId)
  if (!result) throw notFound()
  return result
}

const begin = operation({
  ...{ method: 'post', path: '/api/admins/call-list/{id}/call', ...one },
  summary:
    'Somebody calls now: for ten minutes no colleague calls this patient or books for them; 409 names who is faster',
  request: { params },
})
callRoutes.openapi(begin, async context => {
  const { id } = context.req.valid('param')
  const now = context.get('deps').now()
  const result = await after(context, (db, actor) => recordCall(db, id, actor, now, 'begins'))
  return context.json(success(context, result), 200)
})

const unanswered = operation({
  ...{ method: 'post', path: '/api/admins/call-list/{id}/no-answer', ...one },
  summary: 'Nobody answered the call; the entry stays, with who called and when',
  request: { params },
})
callRoutes.openapi(unanswered, async context => {
  const { id } = context.req.valid('param')
  const now = context.get('deps').now()
  const result = await after(context, (db, actor) => recordCall(db, id, actor, now, 'no_answer'))
  return context.json(success(context, result, 'booking:noAnswer'), 200)
})

const finish = operation({
  ...{ method: 'post', path: '/api/admins/call-list/{id}/done', ...one },
  summary:
    'The patient was told, or wants no other place; twice is as good as once, 409 where a colleague has done it',
  request: { params, ...body(callDoneSchema) },
})
callRoutes.openapi(finish, async context => {
  const { id } = context.req.valid('param')
  const { note, outcome = 'told' } = context.req.valid('json')
  const now = context.get('deps').now()
  const result = await after(context, async (db, actor) => {
    const [known] = await db.select().from(callItem).where(eq(callItem.id, id))
    if (known?.doneBy === actor.accountId) return known
    if (known && outcome === 'cancelled') {
      const full = await findAppointment(db, known.appointmentId)
      // An appointment that still takes place must be cancelled by the usual transition.
      if (full && isOpen(full.row.status)) throw new Problem(409, 'booking.changed')
      // The patient may be answering by the link at this moment.
      if (full) await lockPatient(db, full.row.patientId)
    }
    return closeCall(db, { call: id, actor, now, outcome, note: note || null })
  })
  return context.json(success(context, result, 'booking:called'), 200)
})

const places = operation({
  ...{ method: 'get', path: '/api/admins/call-list/{id}/places', access, tags },
  summary: 'Free places for the patient of an entry: with the same doctor, and with others of the specialty',
  request: { params, query: z.object({ from: calendarDate.optional() }) },
  responses: { 200: answer(callPlacesSchema.clone().openapi('CallPlaces')) },
})
callRoutes.openapi(places, async context => {
  const deps = context.get('deps')
  const { id } = context.req.valid('param')
  const { from } = context.req.valid('query')
  const [item] = await deps.db.select().from(callItem).where(eq(callItem.id, id))
  const full = item && (await findAppointment(deps.db, item.appointmentId))
  if (!full) throw notFound()
  const today = todayIn(full.row.timezone, deps.now())
  const first = from && [from, today].toSorted()[1]
  const result = await slotsInstead(deps, full, { isOpen: isFree, from: first })
  return context.json(success(context, result), 200)
})
