import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import { todayIn } from '#entities/schedule/availability.ts'
import type { ClosedDoctor, Closure, ClosureWrite } from '#entities/schedule/closure.ts'
import type { ExceptionWrite } from '#entities/schedule/schedule-write.ts'
import { type Executor, newId } from '../../database/connect.ts'
import { scheduleException } from '../../database/tables/booking.ts'
import type { Deps } from '../../kernel/deps.ts'
import { fieldProblem, Problem } from '../../kernel/problem.ts'
import { namedDoctors } from '../../schedules/front-desk-sessions.ts'
import { readExceptions } from '../../schedules/timetable.ts'
import type { WriteContext } from '../../schedules/written-answers.ts'
import { appointmentsDisplacedBy } from './change-preview.ts'
import { exceptionsOf } from './closure-plan.ts'
import {
  createException,
  deleteException,
  refuseRepeated,
  type WrittenException,
} from './exception-writes.ts'
import { lockForRestoring } from './restore-lock.ts'

const isRepeated = (problem: unknown) =>
  problem instanceof Problem && problem.code === 'booking.exceptionExists'

/** The patients whom a closure would displace, by doctor, and the number of those checked in. Read-only, sends nothing. */
export async function previewOf(
  deps: Deps,
  write: ClosureWrite,
): Promise<{ doctors: ClosedDoctor[]; checkedIn: number }> {
  const { db } = deps
  const found = new Map<string, ClosedDoctor>()
  const about = (doctor: string, doctorName: string): ClosedDoctor => {
    const known = found.get(doctor)
    if (known) return known
    const made = { doctor, doctorName, displaced: 0, byMessage: 0, toCall: 0, away: false }
    found.set(doctor, made)
    return made
  }
  const plan = await exceptionsOf(db, write)
  const slugs = plan.flatMap(one => one.doctor ?? [])
  const names = await namedDoctors(db, slugs)
  const counted = new Set<string>()
  const checkedIn = new Set<string>()
  for (const one of plan) {
    const { patients, checkedIn: here } = await appointmentsDisplacedBy(deps, one)
    for (const id of here) checkedIn.add(id)
    if (one.doctor !== null) {
      const isFirst = !found.has(one.doctor)
      const own = about(one.doctor, names.get(one.doctor)?.doctorName ?? one.doctor)
      own.away = (isFirst || own.away) && (await isAwayAlready(db, one))
    }
    for (const { appointment, by, alsoCall } of patients) {
      if (counted.has(appointment.id)) continue
      counted.add(appointment.id)
      const own = about(appointment.doctor, appointment.doctorName)
      own.displaced++
      if (by === 'message') own.byMessage++
      if (by === 'call' || alsoCall) own.toCall++
    }
  }
  const doctors = [...found.values()].toSorted(
    (a, b) => b.displaced - a.displaced || (a.doctorName < b.doctorName ? -1 : 1),
  )
  return { doctors, checkedIn: checkedIn.size }
}

async function isAwayAlready(db: Executor, write: ExceptionWrite): Promise<boolean> {
  const { cancelBefore: _once, ...own } = write
  try {
    await refuseRepeated(db, { id: newId(), ...own })
    return false
  } catch (problem) {
    if (isRepeated(problem)) return true
    throw problem
  }
}

type Written = Omit<WrittenException, 'exception'> & { exceptions: number }

const totalOf = (id: string, all: WrittenException[]): Written => {
  const sum = (name: Exclude<keyof WrittenException, 'id' | 'exception' | 'change'>) =>
    all.reduce((count, one) => count + one[name], 0)
  const change = Math.max(0, ...all.map(one => one.change))
  const contacts = {
    affected: sum('affected'),
    told: sum('told'),
    toCall: sum('toCall'),
    alsoToCall: sum('alsoToCall'),
  }
  const back = { restored: sum('restored'), asked: sum('asked'), notRestored: sum('notRestored') }
  return { id, exceptions: all.length, change, ...contacts, ...back, settled: sum('settled') }
}

/** Writes all exceptions of the closure or none. Skips doctors who are already away then. */
export async function createClosure(
  db: Executor,
  write: ClosureWrite,
  context: WriteContext,
): Promise<Written> {
  const plan = await exceptionsOf(db, write)
  if (plan.length === 0) throw fieldProblem(write.unit === null ? 'doctors' : 'unit', 'booking:closureNobody')
  const done: WrittenException[] = []
  let repeated: unknown
  for (const one of plan) {
    try {
      done.push(await createException(db, one, context))
    } catch (problem) {
      if (!isRepeated(problem)) throw problem
      repeated = problem
    }
  }
  if (done.length === 0) throw repeated
  const id = newId()
  const ids = done.map(one => one.exception.id)
  await db.update(scheduleException).set({ groupId: id }).where(inArray(scheduleException.id, ids))
  return totalOf(id, done)
}

const rowsOf = (db: Executor, id: string) =>
  db.select({ id: scheduleException.id }).from(scheduleException).where(eq(scheduleException.groupId, id))

/** Deletes the remaining exceptions of the closure in one transaction. */
export async function deleteClosure(db: Executor, id: string, context: WriteContext): Promise<Written> {
  const ids = (await rowsOf(db, id)).map(one => one.id)
  if (ids.length === 0) throw new Problem(404, 'booking.exceptionUndone')
  const all = await readExceptions(db, inArray(scheduleException.id, ids))
  await lockForRestoring(db, all)
  const done: WrittenException[] = []
  // Sorted by doctor, as in `exceptionsOf`: concurrent transactions then lock the doctors in the same order.
  for (const one of all.toSorted((a, b) => ((a.doctor ?? '') < (b.doctor ?? '') ? -1 : 1)))
    done.push(await deleteException(db, one.id, context))
  return totalOf(id, done)
}

/** The closures that are not over, earliest first. */
export async function closures(deps: Deps): Promise<Closure[]> {
  const { db } = deps
  const since = todayIn('Etc/GMT+12', deps.now())
  const where = and(isNotNull(scheduleException.groupId), gte(scheduleException.toDate, since))
  const groups = await db
    .select({ id: scheduleException.id, group: scheduleException.groupId })
    .from(scheduleException)
    .where(where)
  const groupOf = new Map(groups.map(one => [one.id, one.group as string]))
  const rows = await readExceptions(db, where)
  const slugs = [...new Set(rows.flatMap(one => one.doctor ?? []))]
  const names = await namedDoctors(db, slugs)
  return [...Map.groupBy(rows, one => groupOf.get(one.id) as string)]
    .map(([id, own]): Closure => {
      const doctors = [...new Set(own.flatMap(one => one.doctor ?? []))]
      const [first] = own as [(typeof own)[number]]
      const inOrder = (name: 'from' | 'to' | 'startTime' | 'endTime') =>
        own.flatMap(one => one[name] ?? []).toSorted()
      // Some of a unit's doctors may be closed in a part of the hours only.
      const isTimed = own.every(one => one.startTime !== null && one.endTime !== null)
      return {
        id,
        doctors:
          doctors.length > 0
            ? doctors.map(doctor => ({ doctor, doctorName: names.get(doctor)?.doctorName ?? doctor }))
            : null,
        locations: [...new Set(own.flatMap(one => one.location ?? []))],
        from: inOrder('from')[0] as string,
        to: inOrder('to').at(-1) as string,
        startTime: (isTimed && inOrder('startTime')[0]) || null,
        endTime: (isTimed && inOrder('endTime').at(-1)) || null,
        note: first.note,
      }
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}
