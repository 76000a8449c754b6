import { createHash } from 'node:crypto'
import { runStatement } from '../../database/statement.ts'
import type { Deps } from '../deps.ts'

/** `burst` attempts at once, then one every `every` milliseconds. */
export interface Bucket {
  name: string
  burst: number
  every: number
}

type WithDb = Pick<Deps, 'db' | 'now'>

/** Hashed, so that the table contains no email addresses. */
const keyOf = ({ name }: Bucket, of: string[]) =>
  `${name}:${createHash('sha256').update(of.join('\n')).digest('base64url')}`

// GCRA, a token bucket stored as one time: `expire` is when the bucket will be full again. A time later than an empty
// bucket needs was written by a clock in the future, and counts as an empty bucket.
const taken = {
  name: 'bucket-take',
  text: `
    insert into rate_limit (key, points, expire) values ($1, 1, $2::bigint + $3::bigint)
    on conflict (key) do update
      set expire = greatest(least(rate_limit.expire, $2::bigint + $4::bigint * $3::bigint), $2::bigint) + $3::bigint
      where least(rate_limit.expire, $2::bigint + $4::bigint * $3::bigint) <= $2::bigint + ($5::bigint - 1) * $3::bigint
    returning expire`,
}
const refused = {
  name: 'bucket-refuse',
  text: 'update rate_limit set expire = least(expire, $2::bigint) where key = $1 returning expire',
}
const given = {
  name: 'bucket-give-back',
  text: 'update rate_limit set expire = expire - $2::bigint where key = $1',
}
const emptied = { name: 'bucket-delete', text: 'delete from rate_limit where key = $1' }

/**
 * Takes one token before the attempt is made, so that parallel attempts are counted too. Returns how many are taken, or
 * the milliseconds until the next one. The caller may pass a smaller `burst` than the bucket's own for some time.
 */
export async function takeToken(
  { db, now }: WithDb,
  bucket: Bucket,
  of: string[],
  burst = bucket.burst,
): Promise<{ used: number; wait: null } | { wait: number }> {
  const key = keyOf(bucket, of)
  const at = now().epochMilliseconds
  const { every } = bucket
  const [row] = await runStatement<{ expire: string }>(db, taken, [key, at, every, bucket.burst, burst])
  if (row) return { used: (Number(row.expire) - at) / every, wait: null }
  const [found] = await runStatement<{ expire: string }>(db, refused, [key, at + bucket.burst * every])
  const full = Number(found?.expire ?? at)
  return { wait: Math.max(1, full - at - (burst - 1) * every) }
}

/** Returns a token if the attempt was not made or did not fail. A full bucket stays full. */
export async function returnToken({ db }: WithDb, bucket: Bucket, of: string[]): Promise<void> {
  await runStatement(db, given, [keyOf(bucket, of), bucket.every])
}

/** Fills the bucket: earlier failures no longer count. */
export async function resetBucket({ db }: WithDb, bucket: Bucket, of: string[]): Promise<void> {
  await runStatement(db, emptied, [keyOf(bucket, of)])
}
