import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { callDoneSchema, callItemSchema } from '#entities/appointment-call.ts'
import type { Deps } from '../../app.ts'
import { audit, auditRead } from '../../audit.ts'
import { appointment } from '../../database/booking-tables.ts'
import { callItem } from '../../database/call-tables.ts'
import { answer, body, listAnswer, operation } from '../../operation.ts'
import { notFound } from '../../problem.ts'
import { newRouter } from '../../router.ts'
import { actorOf } from '../actor.ts'
import { withLateness } from '../lateness.ts'
import { selectAppointments, shownToDesk } from '../shapes.ts'

/** Patients who must hear something of their appointments and whom no message reaches. */
export const callRoutes = newRouter()

const shownSchema = callItemSchema.clone().openapi('CallItem')

/** The items as the desk reads them, in the order given. */
async function shown(deps: Deps, rows: (typeof callItem.$inferSelect)[]) {
  const ids = rows.map(one => one.appointmentId)
  const found = ids.length ? await selectAppointments(deps.db).where(inArray(appointment.id, ids)) : []
  const byId = new Map((await withLateness(deps.db, found)).map(one => [one.row.id, shownToDesk(one)]))
  return rows.flatMap(({ id, news, why, appointmentId, createdAt, doneAt, note }) => {
    const about = byId.get(appointmentId)
    if (!about) return []
    const times = { createdAt: createdAt.toString(), doneAt: doneAt?.toString() ?? null }
    return [{ id, news, why, appointment: about, ...times, note }]
  })
}

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
  const result = await shown(
    deps,
    rows.map(row => row.item),
  )
  const patients = [...new Set(result.map(one => one.appointment.patient.id))]
  const entry = { action: 'call-list.read', objectKind: 'call', seen: { patients } } as const
  await auditRead(deps, { ...actorOf(context), ...entry })
  const meta = { message: context.get('say')('api:done'), total: total?.total ?? 0 }
  return context.json({ result, meta }, 200)
})

const finish = operation({
  method: 'post',
  path: '/api/admins/call-list/{id}/done',
  access: 'desk',
  tags: ['appointments'],
  summary: 'The patient was called; twice is as good as once',
  request: { params: z.object({ id: z.uuid() }), ...body(callDoneSchema) },
  responses: { 200: answer(shownSchema) },
})
callRoutes.openapi(finish, async context => {
  const deps = context.get('deps')
  const { id } = context.req.valid('param')
  const { note } = context.req.valid('json')
  const actor = actorOf(context)
  const item = await deps.db.transaction(async db => {
    const [marked] = await db
      .update(callItem)
      .set({ doneAt: deps.now(), doneBy: actor.accountId, note: note || null })
      .where(and(eq(callItem.id, id), isNull(callItem.doneAt)))
      .returning()
    const [row] = marked ? [marked] : await db.select().from(callItem).where(eq(callItem.id, id))
    if (!row) throw notFound()
    const [about] = await db
      .select({ patientId: appointment.patientId })
      .from(appointment)
      .where(eq(appointment.id, row.appointmentId))
    if (marked) {
      const entry = { action: 'call-list.done', objectKind: 'call', objectId: id } as const
      await audit(db, { ...actor, ...entry, patientId: about?.patientId ?? null })
    }
    return row
  })
  const [result] = await shown(deps, [item])
  if (!result) throw notFound()
  return context.json({ result, meta: { message: context.get('say')('booking:called') } }, 200)
})
