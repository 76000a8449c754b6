import { createHash } from 'node:crypto'
import { run } from '../../database/statement.ts'
import type { Deps } from '../deps.ts'

/** So many tries at once; after them one each so many milliseconds. */
export interface Bucket {
  name: string
  burst: number
  every: number
}

type WithDb = Pick<Deps, 'db' | 'now'>

/** Mail addresses do not belong into a table of counters. */
const keyOf = ({ name }: Bucket, of: string[]) =>
  `${name}:${createHash('sha256').update(of.join('\n')).digest('base64url')}`

// GCRA, the token bucket that one moment describes: `expire` is when the bucket will be full again. A moment further off
// than an empty bucket needs is the trace of a clock that was ahead, and counts as an empty bucket.
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
const emptied = { name: 'bucket-forget', text: 'delete from rate_limit where key = $1' }

/**
 * Takes one try out of a bucket before it is made, so that many at once do not slip through. Returns how many
 * are taken, or the milliseconds until the next one. `burst` may be smaller than the bucket's own for a time.
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
  const [row] = await run<{ expire: string }>(db, taken, [key, at, every, bucket.burst, burst])
  if (row) return { used: (Number(row.expire) - at) / every, wait: null }
  const [found] = await run<{ expire: string }>(db, refused, [key, at + bucket.burst * every])
  const full = Number(found?.expire ?? at)
  return { wait: Math.max(1, full - at - (burst - 1) * every) }
}

/** The try was not made after all, or was no failure. A bucket is never fuller than full by it. */
export async function returnToken({ db }: WithDb, bucket: Bucket, of: string[]): Promise<void> {
  await run(db, given, [keyOf(bucket, of), bucket.every])
}

/** What failed before is forgotten. */
export async function resetBucket({ db }: WithDb, bucket: Bucket, of: string[]): Promise<void> {
  await run(db, emptied, [keyOf(bucket, of)])
}
