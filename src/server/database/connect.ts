import { randomUUIDv7 } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { HealthCheck } from './health-check.ts'
import * as accountTables from './tables/accounts.ts'
import * as backOfficeTables from './tables/back-office.ts'
import * as bookingTables from './tables/booking.ts'
import * as contentTables from './tables/content.ts'
import * as formTables from './tables/forms.ts'
import * as mediaTables from './tables/media.ts'
import * as messageTables from './tables/messages.ts'
import * as siteTables from './tables/site.ts'

const tables = {
  ...accountTables,
  ...bookingTables,
  ...contentTables,
  ...formTables,
  ...mediaTables,
  ...messageTables,
  ...siteTables,
  ...backOfficeTables,
}

export type Db = NodePgDatabase<typeof tables>
/** A transaction, or the database itself: what a function needs that only runs statements. */
export type Executor = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Database {
  db: Db
  pool: pg.Pool
  url: string
  /** Started by processes that serve requests. */
  health: HealthCheck
  close(): Promise<void>
}

export function connect(url: string, connections = 12): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // A lost client must not hold its row locks for ever, and a stuck query must not occupy the pool. Set by a statement,
    // as PgBouncer refuses these settings as parameters of the connection.
    onConnect: async client => {
      await client.query('set statement_timeout = 20000; set idle_in_transaction_session_timeout = 20000')
    },
    connectionTimeoutMillis: 5000,
    // If the machine of the database is gone, connections would otherwise stay open for two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // Without a listener, a broken connection ends the process: the pool's own listener covers idle connections only. The
  // next statement of the transaction gets the error.
  pool.on('error', () => {})
  pool.on('connect', client => void client.on('error', () => {}))
  const health = new HealthCheck(url)
  return {
    ...{ db: drizzle(pool, { schema: tables, casing: 'snake_case' }), pool, url, health },
    close: () => {
      health.stop()
      return pool.end()
    },
  }
}

/** Time-ordered (RFC 9562 version 7), so that indexes grow at one end. */
export const newId = (): string => randomUUIDv7()
