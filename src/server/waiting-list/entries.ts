import { and, asc, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import type { Wait, WaitingEntry } from '#entities/appointment/waiting.ts'
import { fullName } from '#entities/content/doctor.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { currentHold } from '../appointments/reservation/holds.ts'
import { publicContent, publicItems } from '../content/public-reads.ts'
import { type Executor, newId } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { placeHold } from '../database/tables/booking.ts'
import { content } from '../database/tables/content.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { audit, entriesAbout } from '../kernel/audit.ts'
import type { Actor, Deps } from '../kernel/deps.ts'
import { isId } from '../kernel/ids.ts'
import { millisecond } from '../kernel/millisecond.ts'
import { fieldProblem, notFound, Problem } from '../kernel/problem.ts'
import { familyOf, findDependant } from '../patients/family.ts'
import { lockOwnPatient } from '../patients/locks.ts'
import { bookableDoctors } from '../schedules/specialty-slots.ts'
import { doctorRow, timetable } from '../schedules/timetable.ts'
import { replaceableAppointments, replacedBy } from './replaced.ts'
import { competingEntries, openEntries } from './resolve-entries.ts'

/** Most open entries of an account. */
const maxOpen = 5

const auditEntryOf = entriesAbout('waiting-entry')

export type WaitTarget = Pick<typeof waitingEntry.$inferSelect, 'doctorId' | 'specialistId'>

/** The doctor or specialty to wait for, and today's date there. A Problem if it cannot be booked. */
async function findTarget(
  deps: Deps,
  { doctor: slug, specialist = '' }: Wait,
): Promise<WaitTarget & { today: string }> {
  const todayAt = (zone = 'UTC') => todayIn(zone, deps.now())
  if (slug !== undefined) {
    const doctor = (await timetable(deps)).doctors.get(slug)
    if (!doctor || packageOf(slug) !== null)
      throw fieldProblem('doctor', 'validation:reference', { key: slug })
    if (!doctor.bookable) throw new Problem(409, 'booking.notBookable')
    return { doctorId: doctor.id, specialistId: null, today: todayAt(doctor.schedules[0]?.timezone) }
  }
  const [row] = await deps.db
    .select({ id: content.id })
    .from(content)
    .where(and(eq(content.kind, 'specialists'), eq(content.key, specialist), isNull(content.deletedAt)))
  const isPublic = (await publicContent(deps, 'specialists')).byKey.has(specialist)
  if (!row || !isPublic) throw fieldProblem('specialist', 'validation:reference', { key: specialist })
  const doctors = await bookableDoctors(deps, specialist)
  if (doctors.length === 0) throw new Problem(409, 'booking.specialtyNotBookable')
  const today = doctors.map(one => todayAt(one.schedules[0]?.timezone)).toSorted()[0] as string
  return { doctorId: null, specialistId: row.id, today }
}

const isSameTarget = (one: WaitTarget, other: WaitTarget) =>
  other.specialistId === null
    ? one.specialistId === null && one.doctorId === other.doctorId
    : one.specialistId === other.specialistId

interface NewEntry {
  patientId: string
  awaited: WaitTarget
  /** The patients whose open entries count together. */
  family: ReturnType<typeof familyOf> | string[]
  preferences: Pick<typeof waitingEntry.$inferSelect, 'fromDate' | 'toDate' | 'replaces' | 'updatedAt'> &
    Partial<Pick<typeof waitingEntry.$inferSelect, 'weekdays' | 'dayPart'>>
}

/** Writes an entry, or the new preferences of an existing one. Lock the patient first. Returns the id of the entry. */
export async function enterInTransaction(
  db: Executor,
  actor: Actor,
  { patientId, awaited, family, preferences }: NewEntry,
): Promise<string> {
  const { doctorId, specialistId } = waitingEntry
  const own = await db
    .select({ id: waitingEntry.id, doctorId, specialistId, patientId: waitingEntry.patientId })
    .from(waitingEntry)
    .where(and(inArray(waitingEntry.patientId, family), inArray(waitingEntry.status, [...openEntries])))
  const known = own.find(one => isSameTarget(one, awaited) && one.patientId === patientId)
  if (known) {
    await db.update(waitingEntry).set(preferences).where(eq(waitingEntry.id, known.id))
  } else if (own.length >= maxOpen) throw new Problem(409, 'booking.waitLimit', { count: maxOpen })
  const id = known?.id ?? newId()
  if (!known) {
    const times = { queuedAt: preferences.updatedAt, createdAt: preferences.updatedAt }
    await db
      .insert(waitingEntry)
      .values({ id, patientId, ...awaited, status: 'waiting', ...preferences, ...times })
  }
  await audit(db, auditEntryOf(actor, known ? 'waiting-list.change' : 'waiting-list.enter', id, patientId))
  return id
}

/**
 * Enters the waiting list of a doctor or a specialty. An existing entry gets the new dates and keeps its position.
 * Returns the id of the doctor or specialty in `of`.
 */
export async function joinWaitingList(
  deps: Deps,
  actor: Actor,
  wait: Wait,
): Promise<{ entry: WaitingEntry; of: string }> {
  const { today, ...awaited } = await findTarget(deps, wait)
  const id = await deps.db.transaction(async db => {
    const holder = await lockOwnPatient(db, actor.accountId)
    const person = wait.dependant ? await findDependant(db, actor.accountId, wait.dependant) : null
    const patientId = person?.id ?? holder
    const now = millisecond(deps.now())
    if (wait.to < today) throw fieldProblem('to', 'booking:waitPast')
    const { from: fromDate, to: toDate, dayPart } = wait
    return enterInTransaction(db, actor, {
      patientId,
      awaited,
      family: familyOf(db, actor.accountId),
      preferences: {
        fromDate,
        toDate,
        weekdays: [...new Set(wait.weekdays)].toSorted(),
        dayPart,
        replaces: await replacedBy(db, wait, { patientId, doctorId: awaited.doctorId, now }),
        updatedAt: now,
      },
    })
  })
  const entry = (await ownEntries(deps, actor.accountId)).find(one => one.id === id)
  if (!entry) throw notFound()
  return { entry, of: (awaited.specialistId ?? awaited.doctorId) as string }
}

/** The entries of an account, with the position or the current offer. */
export async function ownEntries(deps: Deps, accountId: string): Promise<WaitingEntry[]> {
  const rows = await deps.db
    .select({
      row: waitingEntry,
      doctor: doctorRow.key,
      specialist: sql<
        string | null
      >`(select key from ${content} s where s.id = ${waitingEntry.specialistId})`,
      dependantOf: patient.dependantOf,
      name: patient.fullName,
    })
    .from(waitingEntry)
    .innerJoin(patient, eq(patient.id, waitingEntry.patientId))
    .leftJoin(doctorRow, eq(doctorRow.id, waitingEntry.doctorId))
    .where(
      and(
        inArray(waitingEntry.patientId, familyOf(deps.db, accountId)),
        inArray(waitingEntry.status, [...openEntries]),
      ),
    )
    .orderBy(asc(waitingEntry.createdAt))
  const hold = rows.some(({ row }) => row.status === 'offered') ? await currentHold(deps, accountId) : null
  const doctors = await publicItems(deps, 'doctors')
  const replaceable = await replaceableAppointments(
    deps.db,
    rows.map(({ row }) => row),
    deps.now(),
  )
  return Promise.all(
    rows.map(async ({ row, doctor, specialist, dependantOf, name }) => {
      const dependant = dependantOf === null ? null : { id: row.patientId, name }
      const isForEntry = hold?.doctor === doctor && hold.dependant === (dependant?.id ?? null)
      const item = doctors.find(one => one.slug === doctor)
      const replaced = replaceable.get(row.replaces ?? '')
      return {
        id: row.id,
        doctor,
        doctorName: item ? fullName(item) : doctor,
        specialist,
        dependant,
        from: row.fromDate,
        to: row.toDate,
        weekdays: row.weekdays,
        dayPart: row.dayPart,
        replaces: replaced ? { ...replaced, startsAt: replaced.startsAt.toString() } : null,
        status: row.status,
        position: row.status === 'waiting' ? await rankOf(deps, row) : null,
        offer: row.status === 'offered' && isForEntry ? hold : null,
        createdAt: row.createdAt.toString(),
      }
    }),
  )
}

/** Position: counts earlier entries for the same doctor or specialty, and for those that share slots with it. */
async function rankOf(deps: Deps, { doctorId, specialistId, queuedAt }: typeof waitingEntry.$inferSelect) {
  const [before] = await deps.db
    .select({ count: count() })
    .from(waitingEntry)
    .where(
      and(
        competingEntries((specialistId ?? doctorId) as string),
        eq(waitingEntry.status, 'waiting'),
        lt(waitingEntry.queuedAt, queuedAt),
      ),
    )
  return (before?.count ?? 0) + 1
}

/** Leaves the list and releases the offer; can be repeated. Returns the id whose slots may be offered to others now. */
export async function leaveWaitingList(deps: Deps, actor: Actor, id: string): Promise<string> {
  if (!isId(id)) throw notFound()
  return deps.db.transaction(async db => {
    const holder = await lockOwnPatient(db, actor.accountId)
    const family = familyOf(db, actor.accountId)
    const own = and(eq(waitingEntry.id, id), inArray(waitingEntry.patientId, family))
    const [entry] = await db.select().from(waitingEntry).where(own)
    if (!entry) throw notFound()
    return endInTransaction(deps, db, actor, entry, holder)
  })
}

/** Ends an entry, unless it has ended, and releases its offer. Lock the patient first. */
export async function endInTransaction(
  deps: Deps,
  db: Executor,
  actor: Actor,
  entry: typeof waitingEntry.$inferSelect,
  holder: string,
): Promise<string> {
  const of = (entry.doctorId ?? entry.specialistId) as string
  if (entry.status !== 'waiting' && entry.status !== 'offered') return of
  const set = { status: 'left' as const, updatedAt: millisecond(deps.now()) }
  await db.update(waitingEntry).set(set).where(eq(waitingEntry.id, entry.id))
  if (entry.status === 'offered' && entry.doctorId) {
    // Only this patient's hold: another family member may have an offer with the same doctor.
    const ofPatient = sql`coalesce(${placeHold.dependantId}, ${placeHold.patientId}) = ${entry.patientId}`
    await db
      .delete(placeHold)
      .where(and(eq(placeHold.patientId, holder), eq(placeHold.doctorId, entry.doctorId), ofPatient))
  }
  await audit(db, auditEntryOf(actor, 'waiting-list.leave', entry.id, entry.patientId))
  return of
}
