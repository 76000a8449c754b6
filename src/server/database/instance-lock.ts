import pg from 'pg'
import { locks } from './locks.ts'

const restored =
  'The database is being restored, and anything written into it now would be lost. Start Rawat again once the restore has ended.'

/** A restore holds the exclusive instance lock. */
export class RestoreRunning extends Error {
  constructor() {
    super(restored)
  }
}

/** The connection idles for hours, and routers or firewalls drop idle connections. */
export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

async function connectWithLock(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8000, ...keepAliveOptions })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as had', [locks.instance])
  if (rows[0]?.had) return client
  await client.end()
  throw new RestoreRunning()
}

/**
 * Takes the shared instance lock on its own connection, so that a restore detects running processes and a start detects
 * a running restore. If the connection breaks, the lock is taken again as soon as possible.
 */
export async function acquireInstanceLock(url: string): Promise<() => Promise<void>> {
  let released = false
  let retry: NodeJS.Timeout | undefined
  let client = await connectWithLock(url)
  const watch = () =>
    client.once('end', () => {
      if (!released) again()
    })
  const again = () => {
    retry = setTimeout(async () => {
      const next = await connectWithLock(url).catch(() => null)
      if (released) return void next?.end()
      if (!next) return again()
      client = next
      watch()
    }, 1000).unref()
  }
  watch()
  return async () => {
    released = true
    clearTimeout(retry)
    await client.end().catch(() => {})
  }
}

/** For a restore. Returns false if a Rawat is running; otherwise none can start until this connection ends. */
export async function acquireExclusiveInstanceLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as had', [locks.instance])
  return rows[0]?.had === true
}
