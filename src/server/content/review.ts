import { isDeepStrictEqual } from 'node:util'
import { and, arrayOverlaps, eq } from 'drizzle-orm'
import type { Review } from '#entities/entity.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import type { AdminScope } from '#entities/people/account.ts'
import type { Executor } from '../database/connect.ts'
import { account } from '../database/tables/accounts.ts'
import { fieldProblem } from '../kernel/problem.ts'
import type { ContentRow } from './views.ts'

type Data = Record<string, unknown>

export interface Document {
  kind: ContentKind
  data: Data
  /** The item before this change; null for a new one. */
  before: ContentRow | null
  /** The administrator who writes; null where the server itself does. */
  accountId: string | null
  /** The data is that of an earlier version, so its review was not typed by this administrator. */
  restored?: boolean
}

async function hasScope(db: Executor, accountId: string, scope: AdminScope): Promise<boolean> {
  const [found] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), arrayOverlaps(account.scopes, [scope, 'super'])))
  return found !== undefined
}

const pick = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(names.filter(name => data[name] !== undefined).map(name => [name, data[name]]))

const without = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

/**
 * The data with a review that belongs to its words. An administrator without the right cannot set, change or remove a
 * review, and words changed without the right lose theirs. Publishing and discarding need no check: they move words and
 * review together.
 */
export async function normalizeReview(
  db: Executor,
  { kind, data, before: row, accountId, restored = false }: Document,
): Promise<Data> {
  const { review } = entityOf(kind)
  if (!review) return data
  const before = row?.draft ?? row?.data ?? {}
  if (accountId === null || (await hasScope(db, accountId, review.scope)))
    return ofReviewer(review, data, before)
  return ofOthers(review, data, before, restored)
}

function ofReviewer({ by, on, lapsed }: Review, data: Data, before: Data): Data {
  if (data[by] === undefined && data[on] === undefined)
    return { ...without(data, [lapsed]), ...pick(before, [lapsed]) }
  for (const name of [by, on]) if (data[name] === undefined) throw fieldProblem(name, 'validation:required')
  return without(data, [lapsed])
}

function ofOthers({ by, on, lapsed, words }: Review, data: Data, before: Data, restored: boolean): Data {
  // The database stores the keys of a JSON value in its own order, so the comparison ignores it.
  const changed = !isDeepStrictEqual(pick(data, words), pick(before, words))
  for (const name of restored ? [] : [by, on]) {
    const isEmptied = changed && data[name] === undefined
    if (!isEmptied && data[name] !== before[name]) throw fieldProblem(name, 'validation:medicalRight')
  }
  const others = without(data, [by, on, lapsed])
  if (!changed) return { ...others, ...pick(before, [by, on, lapsed]) }
  const wasReviewed = before[by] !== undefined || before[lapsed] === true
  return wasReviewed ? { ...others, [lapsed]: true } : others
}
