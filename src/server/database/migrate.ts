import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { locks } from './locks.ts'

const folder = join(import.meta.dirname, '../../../migrations')

/** Brings the database to this version's shape. Safe when several processes start at once: they take turns. */
export async function migrate(url: string): Promise<void> {
  // Somebody may listen there who is no PostgreSQL, and says nothing.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [locks.migrate])
    await apply(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}
