import type { DisplayedQueue, DisplayView } from '#entities/appointment/waiting-room.ts'

/** Queues on one page of a display: with more, the numbers could not be read from six metres. */
const MOST = 6

/** Queues with patients first: of many pages, those without would be most of what people who wait see. */
export const patientsFirst = (queues: readonly DisplayedQueue[]): DisplayedQueue[] =>
  [...queues].sort((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)))
const isEmpty = ({ serving, next }: DisplayedQueue) => !serving && next.length === 0

/** Splits the queues into pages of nearly equal length, so that the last page is not nearly empty. */
export function pagesOf<T>(items: readonly T[]): T[][] {
  const size = Math.ceil(items.length / Math.ceil(items.length / MOST))
  return items.length === 0
    ? []
    : Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
        items.slice(page * size, (page + 1) * size),
      )
}

export const keyOf = ({ schedule, startsAt }: DisplayedQueue): string => `${schedule} ${startsAt}`

/** Seconds after which a call is not announced any more, for example after an interruption of the connection. */
const FRESH = 60

/** Queues with a call that the previous view did not have, the oldest call first. */
export function newCalls(before: DisplayView | null, view: DisplayView): DisplayedQueue[] {
  if (!before) return []
  const known = new Map(before.queues.map(one => [keyOf(one), one.serving?.calledAt]))
  const since = Temporal.Instant.from(view.now).subtract({ seconds: FRESH })
  const calledAt = (one: DisplayedQueue) => one.serving?.calledAt ?? null
  const isNew = (one: DisplayedQueue) => {
    const at = calledAt(one)
    return at !== null && at !== known.get(keyOf(one)) && Temporal.Instant.compare(at, since) >= 0
  }
  return view.queues
    .filter(isNew)
    .sort((a, b) => Temporal.Instant.compare(calledAt(a) as string, calledAt(b) as string))
}
