import { z } from '@hono/zod-openapi'
import { asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { callDoneSchema, callItemSchema, callPlacesSchema } from '#entities/appointment/appointment-call.ts'
import { isOpen } from '#entities/appointment/appointment-status.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { calendarDate } from '#entities/schedule/schedule.ts'
import type { Executor } from '../../database/connect.ts'
import { appointment } from '../../database/tables/booking.ts'
import { callItem } from '../../database/tables/call-list.ts'
import { auditRead } from '../../kernel/audit.ts'
import type { Actor, Deps } from '../../kernel/deps.ts'
import { answer, body, listAnswer, operations } from '../../kernel/operation.ts'
import { pageWithTotal, paging } from '../../kernel/paging.ts'
import { notFound, Problem } from '../../kernel/problem.ts'
import { lockPatient } from '../../patients/locks.ts'
import { isFree } from '../../schedules/free-slots.ts'
import { alternativeSlots } from '../answer-links/link-view.ts'
import { findAppointment } from '../views.ts'
import { closeCall, type Item, recordCall } from './calls.ts'
import { callViews } from './views.ts'

const operation = operations('appointments')
/** The call list: patients who must be notified by telephone. */
export const callRoutes = operation.router

const shownSchema = callItemSchema.clone().openapi('CallItem')

operation.get('desk', '/api/admins/call-list', {
  summary: 'Whom to call, the soonest appointment first; with `done=true` who was called, the latest first',
  request: {
    query: z.object({
      done: z.enum(['true', 'false']).default('false'),
      ...paging(50),
    }),
  },
  responses: { 200: listAnswer(shownSchema) },
  handle: async ({ deps, actor, session, query, listed }) => {
    const done = query.done === 'true'
    const where = done ? isNotNull(callItem.doneAt) : isNull(callItem.doneAt)
    const found = deps.db
      .select({ item: callItem })
      .from(callItem)
      .innerJoin(appointment, eq(appointment.id, callItem.appointmentId))
      .where(where)
      .orderBy(done ? desc(callItem.doneAt) : asc(appointment.startsAt), callItem.id)
    const [rows, total] = await pageWithTotal(found, query, deps.db.$count(callItem, where))
    const items = rows.map(row => row.item)
    const result = await callViews(deps, items, session.accountId)
    const patients = [...new Set(result.map(one => one.appointment.patient.id))]
    await auditRead(deps, { ...actor, action: 'call-list.read', objectKind: 'call', seen: { patients } })
    return listed(result, total)
  },
})

const params = z.object({ id: z.uuid() })
const responses = { 200: answer(shownSchema) }

/** Answers with the entry as it stands after the transaction. */
async function written(
  deps: Deps,
  actor: Actor,
  work: (db: Executor, now: Temporal.Instant) => Promise<Item>,
) {
  const item = await deps.db.transaction(db => work(db, deps.now()))
  const [result] = await callViews(deps, [item], actor.accountId)
  if (!result) throw notFound()
  return result
}

operation.post('desk', '/api/admins/call-list/{id}/call', {
  summary:
    'Somebody calls now: for ten minutes no colleague calls this patient or books for them; 409 names who is faster',
  request: { params },
  responses,
  handle: async ({ deps, actor, param, success }) =>
    success(await written(deps, actor, (db, now) => recordCall(db, param.id, actor, now, 'begins'))),
})

operation.post('desk', '/api/admins/call-list/{id}/no-answer', {
  summary: 'Nobody answered the call; the entry stays, with who called and when',
  request: { params },
  responses,
  handle: async ({ deps, actor, param, success }) => {
    const result = await written(deps, actor, (db, now) => recordCall(db, param.id, actor, now, 'no_answer'))
    return success(result, 'booking:noAnswer')
  },
})

operation.post('desk', '/api/admins/call-list/{id}/done', {
  summary:
    'The patient was told, or wants no other place; twice is as good as once, 409 where a colleague has done it',
  request: { params, ...body(callDoneSchema) },
  responses,
  handle: async ({ deps, actor, param, json, success }) => {
    const { note, outcome = 'told' } = json
    const result = await written(deps, actor, async (db, now) => {
      const [known] = await db.select().from(callItem).where(eq(callItem.id, param.id))
      if (known?.doneBy === actor.accountId) return known
      if (known && outcome === 'cancelled') {
        const full = await findAppointment(db, known.appointmentId)
        // An appointment that still takes place must be cancelled by the usual transition.
        if (full && isOpen(full.row.status)) throw new Problem(409, 'booking.changed')
        // The patient may be answering by the link at this moment.
        if (full) await lockPatient(db, full.row.patientId)
      }
      return closeCall(db, { call: param.id, actor, now, outcome, note: note || null })
    })
    return success(result, 'booking:called')
  },
})

operation.get('desk', '/api/admins/call-list/{id}/places', {
  summary: 'Free places for the patient of an entry: with the same doctor, and with others of the specialty',
  request: { params, query: z.object({ from: calendarDate.optional() }) },
  responses: { 200: answer(callPlacesSchema.clone().openapi('CallPlaces')) },
  handle: async ({ deps, param, query, success }) => {
    const [item] = await deps.db.select().from(callItem).where(eq(callItem.id, param.id))
    const full = item && (await findAppointment(deps.db, item.appointmentId))
    if (!full) throw notFound()
    const today = todayIn(full.row.timezone, deps.now())
    const first = query.from && [query.from, today].toSorted()[1]
    return success(await alternativeSlots(deps, full, { isOpen: isFree, from: first }))
  },
})
