import type { AppointmentStatus } from '../appointment/appointment-status.ts'

/** The data of a session that its queue depends on. All moments are instants. */
export interface QueueSession {
  mode: 'slots' | 'session'
  /** When the session begins, lateness included. */
  begins: Temporal.Instant
  /** The part of `begins` that is lateness. */
  lateMinutes: number
  /** The schedule's minutes for each patient. */
  plannedMinutes: number
}

export interface QueueEntry {
  id: string
  /** The queue number of a session; null for slots, which are identified by their time. */
  number: number | null
  startsAt: Temporal.Instant
  /** The number within the slot, if a slot has several patients. */
  place: number
  status: AppointmentStatus
  checkedInAt: Temporal.Instant | null
  calledAt: Temporal.Instant | null
  /** The patient was called and was absent, and now waits behind the others. */
  passedAt: Temporal.Instant | null
  completedAt: Temporal.Instant | null
}

export interface QueueEstimate {
  id: string
  /** The number of patients before this one, without the one who is with the doctor. */
  ahead: number
  /** When the turn comes: the earliest and the latest time, rounded to five minutes. */
  from: Temporal.Instant
  to: Temporal.Instant
}

export interface Queue {
  /** A patient was seen or called, or the start has passed and a patient is present. */
  begun: boolean
  /** Minutes for each patient: the session's measured pace, or the schedule's until there is one. */
  minutesEach: number
  measured: boolean
  serving: string | null
  /** In the order of their turns. */
  waiting: QueueEstimate[]
  /** Their number was called before they came; they are next as soon as they come. */
  passed: string[]
  seen: string[]
}

const minutes = (from: Temporal.Instant, to: Temporal.Instant) => from.until(to).total('minutes')
const later = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0 ? other : one
const after = (moment: Temporal.Instant, count: number) => moment.add({ seconds: Math.round(count * 60) })
const inTime = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b)
const byNumber = (a: QueueEntry, b: QueueEntry) => inTime(a.startsAt, b.startsAt) || a.place - b.place
/** Patients who were passed over wait behind the others, in the order in which they were passed. */
const byTurn = (a: QueueEntry, b: QueueEntry) =>
  a.passedAt && b.passedAt
    ? inTime(a.passedAt, b.passedAt)
    : a.passedAt || b.passedAt
      ? a.passedAt
        ? 1
        : -1
      : byNumber(a, b)
const moments = (of: readonly (Temporal.Instant | null)[]) => of.filter(one => one !== null).sort(inTime)

const fewestGaps = 3
const newestGaps = 10

/** The median minutes between these sorted moments, over the newest of them; null if there are too few. */
export function paceOf(of: readonly Temporal.Instant[]): number | null {
  // Patients who are completed within a minute share the time before them.
  const groups: { at: Temporal.Instant; count: number }[] = []
  for (const at of of) {
    const last = groups.at(-1)
    if (last && minutes(last.at, at) < 1) last.count++
    else groups.push({ at, count: 1 })
  }
  const gaps = groups.slice(1).flatMap(({ at, count }, index) => {
    const before = groups[index] as { at: Temporal.Instant }
    return Array<number>(count).fill(minutes(before.at, at) / count)
  })
  const newest = gaps.slice(-newestGaps).sort((a, b) => a - b)
  if (newest.length < fewestGaps) return null
  const middle = (newest.length - 1) / 2
  const pair = [newest[Math.floor(middle)], newest[Math.ceil(middle)]] as [number, number]
  return Math.min(120, Math.max(1, (pair[0] + pair[1]) / 2))
}

/** The pace by the best available data: calls, else completed appointments, else check-ins after the start. */
function measuredPace(entries: readonly QueueEntry[], begins: Temporal.Instant): number | null {
  const letIn = moments(entries.map(one => one.checkedInAt)).filter(one => inTime(one, begins) >= 0)
  return (
    paceOf(moments(entries.map(one => one.calledAt))) ??
    paceOf(moments(entries.map(one => one.completedAt))) ??
    paceOf(letIn)
  )
}

interface Served {
  id: string
  since: Temporal.Instant
  entry: QueueEntry
}

/** The patient with the doctor: the one called last. Without calls, the first who is present. */
function servedNow(inTurn: QueueEntry[], begins: Temporal.Instant, now: Temporal.Instant): Served | null {
  const called = inTurn
    .filter(one => one.calledAt)
    .sort((a, b) => inTime(a.calledAt as Temporal.Instant, b.calledAt as Temporal.Instant))
  const last = called.at(-1)
  if (last) {
    const since = last.calledAt as Temporal.Instant
    return last.status !== 'completed' ? { id: last.id, since, entry: last } : null
  }
  const ended = moments(inTurn.map(one => one.completedAt)).at(-1)
  if (!ended && inTime(now, begins) < 0) return null
  const first = inTurn.find(one => one.status === 'checked_in')
  if (!first) return null
  const since = later(ended ?? begins, first.checkedInAt ?? begins)
  return { id: first.id, since, entry: first }
}

const step = 5 * 60_000
const rounded = (moment: Temporal.Instant, to: (steps: number) => number) =>
  Temporal.Instant.fromEpochMilliseconds(to(moment.epochMilliseconds / step) * step)

/** The range of the estimate around the median: faster and slower. */
const fast = 0.8
const slow = 1.25

/**
 * The turns of a session at `now`: who is with the doctor, who is next, and the expected time range of each. Pass only
 * appointments that occupy a slot, in any order.
 */
export function estimateQueue(
  session: QueueSession,
  entries: readonly QueueEntry[],
  now: Temporal.Instant,
): Queue {
  const { begins, lateMinutes, plannedMinutes, mode } = session
  const inTurn = [...entries].sort(byTurn)
  const pace = measuredPace(inTurn, begins)
  const minutesEach = pace ?? plannedMinutes
  const served = servedNow(inTurn, begins, now)
  // A patient who was called before the present one has been seen, even if no employee recorded it.
  const seen = inTurn.filter(one => one.status === 'completed' || (one.calledAt && one.id !== served?.id))
  const reached = [...seen, ...(served ? [served.entry] : [])].sort(byNumber).at(-1)
  const rest = inTurn.filter(one => one.id !== served?.id && !seen.includes(one))
  const isPassed = (one: QueueEntry) =>
    one.status !== 'checked_in' && reached !== undefined && byNumber(one, reached) < 0
  const passed = rest.filter(isPassed)
  const begun = served !== null || seen.length > 0

  const turns = (factor: number) => {
    const each = minutesEach * factor
    let free = served ? later(after(served.since, each), now) : later(begins, now)
    return (one: QueueEntry) => {
      // No patient is expected before the announced time.
      const turn = mode === 'slots' ? later(free, one.startsAt.add({ minutes: lateMinutes })) : free
      free = after(turn, each)
      return turn
    }
  }
  const soonest = turns(fast)
  const latest = turns(slow)
  const waiting = rest
    .filter(one => !isPassed(one))
    .map((one, ahead): QueueEstimate => {
      const from = rounded(soonest(one), Math.floor)
      const to = rounded(latest(one), Math.ceil)
      const least = from.add({ minutes: 10 })
      return { id: one.id, ahead, from, to: later(to, least) }
    })
  return {
    begun,
    minutesEach: Math.round(minutesEach * 10) / 10,
    measured: pace !== null,
    serving: served?.id ?? null,
    waiting,
    passed: passed.map(one => one.id),
    seen: seen.map(one => one.id),
  }
}
