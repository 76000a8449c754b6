import pg from 'pg'
import { locks } from './locks.ts'

const restored =
  'The database is being restored, and whoever wrote into it now would be lost. Start Rawat again once the restore has ended.'

/** A restore has the database for itself. */
export class BeingRestored extends Error {
  constructor() {
    super(restored)
  }
}

/** A line that idles for hours: what stands between forgets those that say nothing. */
export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

async function enter(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8000, ...keepAliveOptions })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select pg_try_advisory_lock_shared($1) as had', [locks.house])
  if (rows[0]?.had) return client
  await client.end()
  throw new BeingRestored()
}

/**
 * A running Rawat holds the house together with all others, on a line of its own, so that a restore can tell that it is
 * not alone and a start that there is a restore. After a cut line it comes back as soon as it may.
 */
export async function takeInstanceLock(url: string): Promise<() => Promise<void>> {
  let left = false
  let retry: NodeJS.Timeout | undefined
  let client = await enter(url)
  const watch = () =>
    client.once('end', () => {
      if (!left) again()
    })
  const again = () => {
    retry = setTimeout(async () => {
      const next = await enter(url).catch(() => null)
      if (left) return void next?.end()
      if (!next) return again()
      client = next
      watch()
    }, 1000).unref()
  }
  watch()
  return async () => {
    left = true
    clearTimeout(retry)
    await client.end().catch(() => {})
  }
}

/** For a restore: false while a Rawat is on the database; otherwise none starts on it as long as this connection lives. */
export async function takeExclusiveInstanceLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as had', [locks.house])
  return rows[0]?.had === true
}
