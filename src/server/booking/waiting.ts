import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm'
import { todayIn } from '#entities/availability.ts'
import { fullName } from '#entities/doctor.ts'
import type { Wait, WaitingEntry } from '#entities/waiting.ts'
import type { Deps } from '../app.ts'
import { audit } from '../audit.ts'
import { publicItems } from '../content/public-reads.ts'
import { patient } from '../database/account-tables.ts'
import { placeHold } from '../database/booking-tables.ts'
import { newId } from '../database/connect.ts'
import { waitingEntry } from '../database/waiting-tables.ts'
import { familyOf, findDependant } from '../dependants/family.ts'
import { notFound, Problem } from '../problem.ts'
import type { Actor } from './actor.ts'
import { millisecond } from './book.ts'
import { currentHold } from './holds.ts'
import { isId } from './ids.ts'
import { lockOwnPatient } from './locks.ts'
import { doctorRow, timetable } from './timetable.ts'

/** Who waits everywhere waits for nothing in particular. */
const mostOpen = 5
const open = ['waiting', 'offered'] as const

const note = (actor: Actor, action: string, id: string, patientId: string) => ({
  ...actor,
  action,
  objectKind: 'waiting-entry',
  objectId: id,
  patientId,
})

const fieldProblem = (path: string, key: string, values = {}) =>
  new Problem(422, 'api.invalid', {}, { fields: [{ path, key, values }] })

/** Enters the waiting list of a doctor; who waits there already changes the dates and keeps the turn. */
export async function enterList(deps: Deps, actor: Actor, wait: Wait): Promise<WaitingEntry> {
  const doctor = (await timetable(deps)).doctors.get(wait.doctor)
  if (!doctor) throw fieldProblem('doctor', 'validation:reference', { key: wait.doctor })
  if (!doctor.bookable) throw new Problem(409, 'booking.notBookable')
  const id = await deps.db.transaction(async db => {
    const holder = await lockOwnPatient(db, actor.accountId)
    const person = wait.dependant ? await findDependant(db, actor.accountId, wait.dependant) : null
    const patientId = person?.id ?? holder
    const now = millisecond(deps.now())
    if (wait.to < todayIn(doctor.schedules[0]?.timezone ?? 'UTC', now))
      throw fieldProblem('to', 'booking:waitPast')
    const own = await db
      .select({ id: waitingEntry.id, doctorId: waitingEntry.doctorId, patientId: waitingEntry.patientId })
      .from(waitingEntry)
      .where(
        and(
          inArray(waitingEntry.patientId, familyOf(db, actor.accountId)),
          inArray(waitingEntry.status, [...open]),
        ),
      )
    const known = own.find(one => one.doctorId === doctor.id && one.patientId === patientId)
    const dates = { fromDate: wait.from, toDate: wait.to, updatedAt: now }
    if (known) {
      await db.update(waitingEntry).set(dates).where(eq(waitingEntry.id, known.id))
    } else if (own.length >= mostOpen) throw new Problem(409, 'booking.waitLimit', { count: mostOpen })
    const made = known?.id ?? newId()
    if (!known) {
      const times = { queuedAt: now, createdAt: now }
      const values = { id: made, patientId, doctorId: doctor.id, status: 'waiting' as const }
      await db.insert(waitingEntry).values({ ...values, ...dates, ...times })
    }
    await audit(db, note(actor, known ? 'waiting-list.change' : 'waiting-list.enter', made, patientId))
    return made
  })
  const entry = (await ownEntries(deps, actor.accountId)).find(one => one.id === id)
  if (!entry) throw notFound()
  return entry
}

/** Where a patient waits, with the turn, or with the place that is offered at this moment. */
export async function ownEntries(deps: Deps, accountId: string): Promise<WaitingEntry[]> {
  const rows = await deps.db
    .select({
      row: waitingEntry,
      doctor: doctorRow.key,
      dependantOf: patient.dependantOf,
      name: patient.fullName,
    })
    .from(waitingEntry)
    .innerJoin(patient, eq(patient.id, waitingEntry.patientId))
    .innerJoin(doctorRow, eq(doctorRow.id, waitingEntry.doctorId))
    .where(
      and(
        inArray(waitingEntry.patientId, familyOf(deps.db, accountId)),
        inArray(waitingEntry.status, [...open]),
      ),
    )
    .orderBy(asc(waitingEntry.createdAt))
  const hold = rows.some(({ row }) => row.status === 'offered') ? await currentHold(deps, accountId) : null
  const doctors = await publicItems(deps, 'doctors')
  return Promise.all(
    rows.map(async ({ row, doctor, dependantOf, name }) => {
      const dependant = dependantOf === null ? null : { id: row.patientId, name }
      const isTheirs = hold?.doctor === doctor && hold.dependant === (dependant?.id ?? null)
      const item = doctors.find(one => one.slug === doctor)
      return {
        id: row.id,
        doctor,
        doctorName: item ? fullName(item) : doctor,
        dependant,
        from: row.fromDate,
        to: row.toDate,
        status: row.status,
        position: row.status === 'waiting' ? await turnOf(deps, row) : null,
        offer: row.status === 'offered' && isTheirs ? hold : null,
        createdAt: row.createdAt.toString(),
      }
    }),
  )
}

async function turnOf(deps: Deps, { doctorId, queuedAt }: typeof waitingEntry.$inferSelect): Promise<number> {
  const [before] = await deps.db
    .select({ count: count() })
    .from(waitingEntry)
    .where(
      and(
        eq(waitingEntry.doctorId, doctorId),
        eq(waitingEntry.status, 'waiting'),
        lt(waitingEntry.queuedAt, queuedAt),
      ),
    )
  return (before?.count ?? 0) + 1
}

/** Leaves the list, and gives back what was offered; twice is as good as once. Answers whose list it was, by the doctor’s id. */
export async function leaveList(deps: Deps, actor: Actor, id: string): Promise<string> {
  if (!isId(id)) throw notFound()
  return deps.db.transaction(async db => {
    const holder = await lockOwnPatient(db, actor.accountId)
    const family = familyOf(db, actor.accountId)
    const own = and(eq(waitingEntry.id, id), inArray(waitingEntry.patientId, family))
    const [entry] = await db.select().from(waitingEntry).where(own)
    if (!entry) throw notFound()
    if (entry.status !== 'waiting' && entry.status !== 'offered') return entry.doctorId
    const set = { status: 'left' as const, updatedAt: millisecond(deps.now()) }
    await db.update(waitingEntry).set(set).where(own)
    if (entry.status === 'offered') {
      // Another one of the family may have been offered a place with the same doctor.
      const theirs = sql`coalesce(${placeHold.dependantId}, ${placeHold.patientId}) = ${entry.patientId}`
      await db
        .delete(placeHold)
        .where(and(eq(placeHold.patientId, holder), eq(placeHold.doctorId, entry.doctorId), theirs))
    }
    await audit(db, note(actor, 'waiting-list.leave', id, entry.patientId))
    return entry.doctorId
  })
}
