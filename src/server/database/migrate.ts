import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { locks } from './locks.ts'

const folder = join(import.meta.dirname, '../../../migrations')

export interface AppliedMigration {
  hash: string
  at: number
}

/** Migrates the schema to this version. A lock serializes several processes that start at once. */
export function migrate(url: string, migrationsFolder = folder): Promise<void> {
  return withLock(url, client => apply(drizzle(client), { migrationsFolder }))
}

async function withLock(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  // Another program than PostgreSQL may listen on the port and never answer.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [locks.migrate])
    await work(client)
  } finally {
    await client.end()
  }
}

/** The migrations of this version, in order. */
export const ownMigrations = (): AppliedMigration[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis }) => ({
    hash,
    at: folderMillis,
  }))

/** The migrations that were applied to a database; none in an empty one. */
export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: known } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  )
  if (!known[0]?.known) return []
  const { rows } = await client.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash, at }) => ({ hash, at: Number(at) }))
}

/** Throws if the schema comes from migrations that this version does not have. */
export function checkShape(taken: AppliedMigration[]): void {
  const own = ownMigrations()
  if (taken.length > own.length) {
    throw new Error(
      `The backup has the shape of a newer Rawat (${taken.length} migrations; this one knows ${own.length}). Install that version, then restore.`,
    )
  }
  if (taken.some(({ hash, at }, index) => own[index]?.hash !== hash || own[index]?.at !== at)) {
    throw new Error(
      'The backup has a shape that this Rawat never had. Restore it with the version that made it, which its manifest names.',
    )
  }
}

/** Migrates an empty database to the schema of an earlier version, given by its migrations. */
export async function migrateTo(url: string, taken: AppliedMigration[]): Promise<void> {
  checkShape(taken)
  const part = await mkdtemp(join(tmpdir(), 'rawat-shape-'))
  try {
    await cp(folder, part, { recursive: true })
    const path = join(part, 'meta', '_journal.json')
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] }
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, taken.length) }))
    await migrate(url, part)
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}
