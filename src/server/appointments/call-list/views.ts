import { asc, inArray } from 'drizzle-orm'
import type { CallItem } from '#entities/appointment/appointment-call.ts'
import { namesOf } from '../../accounts/people.ts'
import type { Executor } from '../../database/connect.ts'
import { answerLink, appointment } from '../../database/tables/booking.ts'
import { callAttempt } from '../../database/tables/call-list.ts'
import type { Deps } from '../../kernel/deps.ts'
import { withLateness } from '../../schedules/lateness.ts'
import { deskView, selectAppointments } from '../views.ts'
import { type Item, isCallInProgress } from './calls.ts'

/** By replacement appointment: the appointment that it replaced; the latest if there are several. */
async function earlierOf(db: Executor, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: answerLink.newAppointmentId, earlier: answerLink.appointmentId })
    .from(answerLink)
    .where(inArray(answerLink.newAppointmentId, ids))
    .orderBy(asc(answerLink.answeredAt))
  return new Map(rows.flatMap(one => (one.id ? [[one.id, one.earlier]] : [])))
}

/** The views of call list entries, in the given order. */
export async function callViews(deps: Deps, items: Item[], accountId: string): Promise<CallItem[]> {
  if (items.length === 0) return []
  const { db } = deps
  const earlier = await earlierOf(
    db,
    items.filter(one => one.news === 'mayReturn').map(one => one.appointmentId),
  )
  const ids = items.flatMap(one => [one.appointmentId, one.newAppointmentId ?? []].flat())
  ids.push(...earlier.values())
  const found = await selectAppointments(db).where(inArray(appointment.id, ids))
  const byId = new Map((await withLateness(db, found)).map(one => [one.row.id, deskView(one)]))
  const itemIds = items.map(one => one.id)
  const attempts = await db
    .select()
    .from(callAttempt)
    .where(inArray(callAttempt.callItemId, itemIds))
    .orderBy(asc(callAttempt.calledAt), asc(callAttempt.id))
  const callers = [...attempts.map(one => one.calledBy), ...items.map(one => one.doneBy)]
  const names = await namesOf(db, [...new Set(callers)])
  const now = deps.now()
  return items.flatMap(({ id, news, why, appointmentId, createdAt, doneAt, doneBy, ...one }) => {
    const about = byId.get(appointmentId)
    if (!about) return []
    const ofItem = attempts.filter(attempt => attempt.callItemId === id)
    return [
      {
        ...{ id, news, why, appointment: about, note: one.note, outcome: one.outcome },
        earlier: (news === 'mayReturn' && byId.get(earlier.get(appointmentId) ?? '')) || null,
        createdAt: createdAt.toString(),
        doneAt: doneAt?.toString() ?? null,
        doneBy: (doneBy && names.get(doneBy)) ?? null,
        newAppointment: (one.newAppointmentId && byId.get(one.newAppointmentId)) || null,
        attempts: ofItem.map(attempt => ({
          by: names.get(attempt.calledBy) ?? null,
          mine: attempt.calledBy === accountId,
          at: attempt.calledAt.toString(),
          result: attempt.result ?? (isCallInProgress(attempt, now) ? null : ('lapsed' as const)),
        })),
      },
    ]
  })
}
