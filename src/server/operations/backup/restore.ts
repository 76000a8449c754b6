import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { noSteps, type Steps } from '#terminal/steps.ts'
import { acquireExclusiveInstanceLock } from '../../database/instance-lock.ts'
import { appliedMigrations, checkShape, migrate, migrateTo } from '../../database/migrate.ts'
import { headFile } from '../../kernel/audit-head.ts'
import type { Storage } from '../../storage/store.ts'
import { checkBytes, DamagedBackup, type Manifest, readManifest, tablePath } from './manifest.ts'
import { restoreFiles } from './stored-files.ts'
import { copyIn, digestOf, tablesOf, withClient } from './tables.ts'

interface RestoreOptions {
  storage: Storage
  dataDir: string
  /** Existing rows may be deleted. */
  replace: boolean
  steps?: Steps
}

/**
 * Restores the database and the stored files from a backup. Checks its bytes and its schema before it changes
 * anything.
 */
export async function restoreBackup(url: string, folder: string, options: RestoreOptions): Promise<Manifest> {
  const { steps = noSteps } = options
  const manifest = await readManifest(folder)
  await checkBytes(folder, manifest, steps)
  checkShape(manifest.migrations)
  await withClient(url, async client => {
    steps.begin('Checking what the database holds')
    await refuseOtherClients(client)
    await emptyDatabase(client, options.replace, steps)
    await fillDatabase(url, folder, manifest, steps)
    await restoreFiles(folder, manifest.files, options.storage, options.dataDir, steps)
    // The release that was live then may be deleted from the store by now, and change numbers are used again.
    await client.query(
      `insert into site (owed, owed_at) values ('start', now())
       on conflict (id) do update set owed = 'start', owed_at = now(), frozen_at = null, frozen_by = null`,
    )
    await client.query(
      `insert into audit_entry (action, object_kind, detail) values ('backup.restore', 'backup', jsonb_build_object('madeAt', $1::text))`,
      [manifest.madeAt],
    )
    // It belongs to the audit chain before the restore; the restored chain may be shorter.
    await rm(headFile({ DATA_DIR: options.dataDir }), { force: true })
    // The release on disk shows the replaced content.
    for (const name of ['current', 'reads.json'])
      await rm(join(options.dataDir, 'site', name), { force: true })
  })
  return manifest
}

/** Fills an empty database: creates the schema of the backup, loads and verifies its rows, then migrates it. */
export async function fillDatabase(
  url: string,
  folder: string,
  manifest: Manifest,
  steps: Steps,
): Promise<void> {
  steps.begin('Making the tables of the backup')
  await migrateTo(url, manifest.migrations)
  await withClient(url, async client => {
    await client.query('begin')
    const found = new Map((await tablesOf(client)).map(table => [table.name, table]))
    const missing = manifest.tables.filter(one => !found.has(one.name)).map(one => one.name)
    if (missing.length > 0) throw new DamagedBackup(folder, `its shape has no table ${missing.join(', ')}`)
    const entries = new Map(manifest.tables.map(entry => [entry.name, entry]))
    // Migrations insert rows into some tables; the backup contains them, too.
    for (const { name } of [...found.values()].reverse()) {
      await client.query(`alter table public."${name}" disable trigger user`)
      await client.query(`delete from public."${name}"`)
    }
    steps.begin('Filling tables', manifest.tables.length)
    let filled = 0
    for (const { name } of found.values()) {
      const entry = entries.get(name)
      if (!entry) continue
      await copyIn(client, entry, tablePath(folder, name))
      steps.at(++filled)
    }
    for (const { name } of found.values())
      await client.query(`alter table public."${name}" enable trigger user`)
    for (const { name, last } of manifest.sequences)
      await client.query('select setval(format($2, $1::text)::regclass, $3::bigint)', [
        name,
        'public.%I',
        last,
      ])
    steps.begin('Comparing tables with the backup', manifest.tables.length)
    for (const [index, entry] of manifest.tables.entries()) {
      steps.at(index)
      const { rows, digest } = await digestOf(client, entry)
      if (rows !== entry.rows || digest !== entry.digest)
        throw new DamagedBackup(
          folder,
          `restored, ${entry.name} has ${rows} rows that are not the ${entry.rows} of its list`,
        )
    }
    await client.query('commit')
    await client.query('analyze')
  })
  steps.begin('Bringing the tables to this version')
  await migrate(url)
}

/** A running process would write into the database during the restore, and serve replaced content. */
async function refuseOtherClients(client: pg.Client): Promise<void> {
  let others = 0
  // A closed connection stays on the list for a moment.
  for (let look = 0; look < 10; look++) {
    if (look > 0) await wait(200)
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    others = rows[0]?.others ?? 0
    if (others === 0 && (await acquireExclusiveInstanceLock(client))) return
  }
  throw new Error(
    `The database is in use (${others} other connections). Stop every Rawat on it first, then restore.`,
  )
}

async function emptyDatabase(client: pg.Client, replace: boolean, steps: Steps): Promise<void> {
  const tables = await tablesOf(client)
  if (tables.length === 0) return
  const ours = (await appliedMigrations(client)).length > 0
  const filled: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from public."${name}" limit 1`)
    if (rowCount) filled.push(name)
  }
  if (filled.length > 0 && !ours) {
    throw new Error(
      `The database holds tables that are not Rawat's (${filled.slice(0, 5).join(', ')}). Restore into a database of its own.`,
    )
  }
  if (filled.length > 0 && !replace) {
    throw new Error(
      'The database is not empty, and restoring replaces all of it. Make a backup of it, then add --replace.',
    )
  }
  steps.begin('Emptying the database')
  await client.query('begin')
  await client.query('drop schema if exists pgboss cascade')
  await client.query('drop schema if exists drizzle cascade')
  for (const { name } of tables) await client.query(`drop table public."${name}" cascade`)
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc p where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  for (const { name } of rows) await client.query(`drop function ${name} cascade`)
  await client.query('commit')
}
