import type { CallItem } from '#entities/appointment/appointment-call.ts'

/** The notes that are typed in the rows of the call list and not stored yet, by call. */
export type TypedNotes = ReadonlyMap<string, { call: CallItem; text: string }>

export function withNote(notes: TypedNotes, call: CallItem, text: string): TypedNotes {
  const next = new Map(notes)
  if (text === '') next.delete(call.id)
  else next.set(call.id, { call, text })
  return next
}

/** Calls with a typed note that are not among these rows: closed meanwhile, or on another page of the list. */
export function missingCalls(rows: readonly CallItem[], notes: TypedNotes): CallItem[] {
  const shown = new Set(rows.map(one => one.id))
  return [...notes.values()].flatMap(({ call }) => (shown.has(call.id) ? [] : call))
}

const inOrder = (one: CallItem, other: CallItem) =>
  Temporal.Instant.compare(one.appointment.startsAt, other.appointment.startsAt) ||
  (one.id < other.id ? -1 : 1)

/**
 * The rows of the open calls with the missing ones, which keep their place. Of one that is among the done calls, its
 * outcome is shown.
 */
export function withMissing(
  rows: CallItem[],
  missing: readonly CallItem[],
  done: readonly CallItem[],
): CallItem[] {
  if (missing.length === 0) return rows
  const outcomes = new Map(done.map(one => [one.id, one]))
  // The order of the server: a row that moved would lose the focus.
  return [...rows, ...missing.map(one => outcomes.get(one.id) ?? one)].sort(inOrder)
}
