import { createWriteStream, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { syncFolder } from '#publishing/release/sync-folder.ts'
import { noSteps, type Steps } from '#terminal/steps.ts'
import { appliedMigrations } from '../../database/migrate.ts'
import type { Storage } from '../../storage/store.ts'
import { checkBytes, filePath, type Manifest, manifestName, sumName, sumOf, tablePath } from './manifest.ts'
import { backUpFile } from './stored-files.ts'
import { copyOut, tablesOf, withClient } from './tables.ts'

export interface MadeBackup {
  folder: string
  manifest: Manifest
}

/** The folder's name contains the time, so that sorting by name sorts by time. */
export const backupShape = /^rawat-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/
const unfinished = '.unfinished'
const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8'),
) as { version: string }

/**
 * Writes every table as of one moment, and the uploaded files, into a new folder in `out`. The folder gets its final
 * name only after it is complete and was read again. A later backup deletes what a crash left.
 */
export async function makeBackup(
  url: string,
  storage: Storage,
  out: string,
  now: Temporal.Instant,
  steps: Steps = noSteps,
): Promise<MadeBackup> {
  const parent = resolve(out)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const name = `rawat-${now.round('second').toString().replaceAll(':', '-')}`
  const folder = join(parent, name)
  const half = folder + unfinished
  await deleteUnfinished(parent, now.subtract({ hours: 24 }))
  await mkdir(join(half, 'tables'), { recursive: true, mode: 0o700 })
  try {
    const tables = await copyDatabase(url, half, steps)
    const files = await copyFiles(storage, half, await newestBackup(parent), now, steps)
    const manifest: Manifest = { format: 1, madeAt: now.toString(), rawat: version, ...tables, files }
    const text = `${JSON.stringify(manifest, null, 1)}\n`
    await writeWhole(join(half, manifestName), text)
    await writeWhole(join(half, sumName), sumOf(text))
    await checkBytes(half, manifest, steps)
    await rename(half, folder)
    await syncFolder(parent)
    return { folder, manifest }
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  }
}

// A younger one may belong to a backup that is still running.
async function deleteUnfinished(parent: string, before: Temporal.Instant): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    if (!name.endsWith(unfinished)) continue
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < before.epochMilliseconds) await rm(path, { recursive: true, force: true })
  }
}

const copyDatabase = (url: string, folder: string, steps: Steps) =>
  withClient(url, async client => {
    // One snapshot for all tables: an appointment never lacks its patient.
    await client.query('begin transaction isolation level repeatable read read only')
    const migrations = await appliedMigrations(client)
    if (migrations.length === 0)
      throw new Error('There is nothing to back up: the database has never been used by a Rawat.')
    const tables: Manifest['tables'] = []
    const found = await tablesOf(client)
    steps.begin('Copying tables', found.length)
    for (const table of found)
      steps.at(tables.push(await copyOut(client, table, tablePath(folder, table.name))))
    const { rows: sequences } = await client.query<{ name: string; last: string }>(
      `select sequencename as name, last_value::text as last from pg_sequences
       where schemaname = 'public' and last_value is not null order by 1`,
    )
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return { postgres: rows[0]?.server_version ?? '', migrations, tables, sequences }
  })

async function copyFiles(
  storage: Storage,
  folder: string,
  last: MadeBackup['folder'] | null,
  now: Temporal.Instant,
  steps: Steps,
) {
  const files: Manifest['files'] = []
  const keys = (await storage.keptBefore(now.add({ hours: 24 }))).sort()
  steps.begin('Copying files', keys.length)
  for (const [index, key] of keys.entries()) {
    steps.at(index)
    const path = filePath(folder, key)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const kept = await backUpFile(storage, key, path, last)
    // Null: the file and its row were deleted meanwhile.
    if (kept) files.push({ key, ...kept })
  }
  return files
}

/** The complete backups of a folder, oldest first. */
export async function backupsIn(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => [])
  return names
    .filter(name => backupShape.test(name))
    .sort()
    .map(name => join(parent, name))
}

const newestBackup = async (parent: string) => (await backupsIn(parent)).at(-1) ?? null

async function writeWhole(path: string, text: string): Promise<void> {
  await pipeline([text], createWriteStream(path, { mode: 0o600, flush: true }))
}
