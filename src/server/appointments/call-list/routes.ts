import { asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { adminAppointments } from '#contract/admin-appointments.ts'
import { isOpen } from '#entities/appointment/appointment-status.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { Executor } from '../../database/connect.ts'
import { appointment } from '../../database/tables/booking.ts'
import { callItem } from '../../database/tables/call-list.ts'
import { auditRead } from '../../kernel/audit.ts'
import type { Actor, Deps } from '../../kernel/deps.ts'
import { handlers } from '../../kernel/operation.ts'
import { pageWithTotal } from '../../kernel/paging.ts'
import { notFound, Problem } from '../../kernel/problem.ts'
import { lockPatient } from '../../patients/locks.ts'
import { isFree } from '../../schedules/free-slots.ts'
import { alternativeSlots } from '../answer-links/link-view.ts'
import { findAppointment } from '../views.ts'
import { closeCall, type Item, recordCall } from './calls.ts'
import { callViews } from './views.ts'

const { handle, router } = handlers()
/** The call list: patients who must be notified by telephone. */
export const callRoutes = router

handle(adminAppointments.readCallList, async ({ deps, actor, session, query, listed }) => {
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
})

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

handle(adminAppointments.startCall, async ({ deps, actor, param, success }) =>
  success(await written(deps, actor, (db, now) => recordCall(db, param.id, actor, now, 'begins'))),
)

handle(adminAppointments.recordNoAnswer, async ({ deps, actor, param, json, success }) => {
  const result = await written(deps, actor, (db, now) =>
    recordCall(db, param.id, actor, now, 'no_answer', json?.note),
  )
  return success(result, 'booking:noAnswer')
})

handle(adminAppointments.finishCall, async ({ deps, actor, param, json, success }) => {
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
    return closeCall(db, { call: param.id, actor, now, outcome, note })
  })
  return success(result, 'booking:called')
})

handle(adminAppointments.listCallSlots, async ({ deps, param, query, success }) => {
  const [item] = await deps.db.select().from(callItem).where(eq(callItem.id, param.id))
  const full = item && (await findAppointment(deps.db, item.appointmentId))
  if (!full) throw notFound()
  const today = todayIn(full.row.timezone, deps.now())
  const first = query.from && [query.from, today].toSorted()[1]
  return success(await alternativeSlots(deps, full, { isOpen: isFree, from: first }))
})
