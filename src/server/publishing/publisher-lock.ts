import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import type { locks } from '../database/locks.ts'

/**
 * Two publishers on one database would overwrite each other's release: only the holder of the lock publishes, or
 * deploys. Polls for the lock: a waiting statement would block our shutdown while another process builds. The
 * database releases the lock of a process that died.
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
