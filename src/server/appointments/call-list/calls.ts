import { and, desc, eq, isNull } from 'drizzle-orm'
import type { CallOutcome, CallResult } from '#entities/appointment/appointment-call.ts'
import { namesOf } from '../../accounts/people.ts'
import { type Executor, newId } from '../../database/connect.ts'
import { answerLink, appointment } from '../../database/tables/booking.ts'
import { callAttempt, callItem } from '../../database/tables/call-list.ts'
import { audit } from '../../kernel/audit.ts'
import type { Actor } from '../../kernel/deps.ts'
import { isId } from '../../kernel/ids.ts'
import { notFound, Problem } from '../../kernel/problem.ts'

export type Item = typeof callItem.$inferSelect
type Attempt = typeof callAttempt.$inferSelect

/** An attempt without a result lapses after this time: a colleague may then call. */
const callTimeout = Temporal.Duration.from({ minutes: 10 })

/** True while a call without a result is younger than ten minutes. */
export const isCallInProgress = ({ result, calledAt }: Attempt, now: Temporal.Instant): boolean =>
  result === null && Temporal.Instant.compare(calledAt.add(callTimeout), now) > 0

const nameOf = async (db: Executor, id: string) => (await namesOf(db, [id])).get(id) ?? '?'

/** The entry, locked until the transaction ends. Always after the locks of a doctor and a patient. */
async function lockItem(db: Executor, id: string): Promise<Item> {
  const [item] = isId(id) ? await db.select().from(callItem).where(eq(callItem.id, id)).for('update') : []
  if (!item) throw notFound()
  return item
}

/** Throws 409 with the outcome if the entry is done. */
async function refuseDone(db: Executor, { doneAt, doneBy, outcome }: Item): Promise<void> {
  if (doneAt === null) return
  if (doneBy !== null) throw new Problem(409, 'booking.callDone', { name: await nameOf(db, doneBy) })
  throw new Problem(409, outcome === 'restored' ? 'booking.callRestored' : 'booking.callAnswered')
}

/** The actor's own call without a result, or null. 409 while a colleague's call goes on. */
async function ownCall(db: Executor, id: string, actor: Actor, now: Temporal.Instant) {
  const [last] = await db
    .select()
    .from(callAttempt)
    .where(and(eq(callAttempt.callItemId, id), isNull(callAttempt.result)))
    .orderBy(desc(callAttempt.calledAt))
    .limit(1)
  if (!last) return null
  if (last.calledBy === actor.accountId) return last
  if (isCallInProgress(last, now)) {
    throw new Problem(409, 'booking.callTaken', { name: await nameOf(db, last.calledBy) })
  }
  await db.update(callAttempt).set({ result: 'lapsed' }).where(eq(callAttempt.id, last.id))
  return null
}

/** Stores the result of a call, also of one whose beginning was not recorded. */
async function endCall(
  db: Executor,
  { id }: Item,
  own: Attempt | null,
  { accountId: calledBy }: Actor,
  now: Temporal.Instant,
  result: CallResult | null,
): Promise<void> {
  if (own) await db.update(callAttempt).set({ result }).where(eq(callAttempt.id, own.id))
  else await db.insert(callAttempt).values({ id: newId(), callItemId: id, calledBy, calledAt: now, result })
}

const patientOf = async (db: Executor, { appointmentId }: Item) => {
  const { patientId } = appointment
  const [row] = await db.select({ patientId }).from(appointment).where(eq(appointment.id, appointmentId))
  return row?.patientId ?? null
}

/** The note of the entry with that of this call: those of earlier calls stay. */
const notes = (item: Item, note: string | undefined) => [item.note, note].filter(Boolean).join('\n') || null

/** Records that a call begins, or ends without an answer. While it goes on, no colleague can call or book for the patient. */
export async function recordCall(
  db: Executor,
  id: string,
  actor: Actor,
  now: Temporal.Instant,
  what: 'begins' | 'no_answer',
  note?: string,
): Promise<Item> {
  const item = await lockItem(db, id)
  await refuseDone(db, item)
  const own = await ownCall(db, id, actor, now)
  if (what === 'no_answer') await endCall(db, item, own, actor, now, 'no_answer')
  else if (own && isCallInProgress(own, now)) return item
  else {
    if (own) await endCall(db, item, own, actor, now, 'lapsed')
    await endCall(db, item, null, actor, now, null)
  }
  const action = what === 'begins' ? 'call-list.call' : 'call-list.no-answer'
  const patientId = await patientOf(db, item)
  await audit(db, { ...actor, action, objectKind: 'call', objectId: id, patientId })
  if (!note) return item
  const values = { note: notes(item, note) }
  await db.update(callItem).set(values).where(eq(callItem.id, id))
  return { ...item, ...values }
}

interface CallEnd {
  call: string
  actor: Actor
  now: Temporal.Instant
  outcome: Extract<CallOutcome, 'told' | 'booked' | 'cancelled'>
  /** If set, the entry must be about this appointment. */
  appointmentId?: string
  newAppointmentId?: string
  note: string | undefined
}

/** The entry that a booking will close. 409 if it is done or a colleague is calling the patient. */
export async function openCall(db: Executor, id: string, actor: Actor, now: Temporal.Instant): Promise<Item> {
  const item = await lockItem(db, id)
  await refuseDone(db, item)
  await ownCall(db, id, actor, now)
  return item
}

/**
 * Closes an entry after a call. The patient's choice is also stored as the answer to the email's link, so that the link
 * cannot book a second time.
 */
export async function closeCall(db: Executor, one: CallEnd): Promise<Item> {
  const { call, actor, now, outcome, newAppointmentId = null } = one
  const item = await lockItem(db, call)
  await refuseDone(db, item)
  if (one.appointmentId !== undefined && item.appointmentId !== one.appointmentId) throw notFound()
  await endCall(db, item, await ownCall(db, call, actor, now), actor, now, 'reached')
  const values = {
    doneAt: now,
    doneBy: actor.accountId,
    outcome,
    newAppointmentId,
    note: notes(item, one.note),
  }
  await db.update(callItem).set(values).where(eq(callItem.id, call))
  if (outcome !== 'told') {
    const answer = outcome === 'booked' ? 'move' : 'cancel'
    await db
      .update(answerLink)
      .set({ answeredAt: now, answer, newAppointmentId })
      .where(and(eq(answerLink.appointmentId, item.appointmentId), isNull(answerLink.answeredAt)))
  }
  const patientId = await patientOf(db, item)
  const entry = { action: 'call-list.done', objectKind: 'call', objectId: call, patientId } as const
  await audit(db, { ...actor, ...entry, detail: { outcome } })
  return { ...item, ...values }
}
