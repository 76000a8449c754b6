import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import type { locks } from '../database/locks.ts'

/**
 * Two publishers on one database would switch back and forth: only the holder of the lock publishes, or copies. Asked for again and
 * again, as a statement that waits would keep us from stopping for as long as another one builds. The database frees the
 * lock of a process that is gone.
 */
export async function withPublisherLock(
  { pool }: Pick<Database, 'pool'>,
  lock: (typeof locks)['publisher' | 'target'],
  isStopped: () => boolean,
  work: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    while (!isStopped()) {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as had', [lock])
      if (rows[0]?.had) return await work()
      await pause(500)
    }
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    client.release()
  }
}
