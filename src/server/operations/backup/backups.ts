import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { desc, isNull } from 'drizzle-orm'
import { noSteps, type Steps } from '#terminal/steps.ts'
import { newId } from '../../database/connect.ts'
import { findBinaries } from '../../database/embedded/binaries.ts'
import { backupRun } from '../../database/tables/operations.ts'
import { audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { storageOf } from '../../storage/storage.ts'
import { backupsIn, makeBackup } from './make.ts'
import type { Manifest } from './manifest.ts'
import { verifyBackup } from './verify.ts'

type Needs = Pick<Deps, 'config' | 'db' | 'database' | 'now'>

/** The default folder of backups. */
export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Needs['config']): string =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups')

/** Makes a backup and records the run; a failure is recorded as well, and thrown. */
export async function backUp(
  { config, db, database, now }: Needs,
  trigger: 'schedule' | 'command',
  {
    out = backupFolder(config),
    restore = false,
    steps = noSteps,
  }: { out?: string | undefined; restore?: boolean; steps?: Steps } = {},
): Promise<{ folder: string; manifest: Manifest }> {
  const startedAt = now()
  // Recording may fail, as an older schema has no table for it: the backup is made all the same.
  const note = (found: Partial<typeof backupRun.$inferInsert>) =>
    db
      .insert(backupRun)
      .values({ id: newId(), trigger, startedAt, endedAt: now(), ...found })
      .catch(() => {})
  // The backup copies all data, so it is audited. Written first, so that the copy contains the entry.
  const entry = { action: 'backup.create', detail: { trigger } } as const
  await audit(db, entry).catch(() => {})
  try {
    const { folder, manifest } = await makeBackup(database.url, storageOf(config), out, startedAt, steps)
    const restored = restore && carriesPostgres()
    if (restored) await verifyBackup(folder)
    const parts = [...manifest.tables, ...manifest.files]
    await note({
      folder,
      rows: manifest.tables.reduce((sum, one) => sum + one.rows, 0),
      files: manifest.files.length,
      bytes: parts.reduce((sum, one) => sum + one.size, 0),
      verified: restored ? 'restored' : 'read',
    })
    return { folder, manifest }
  } catch (error) {
    await note({ error: (error as Error).message.slice(0, 1000) })
    throw error
  }
}

/**
 * The backup job, scheduled or started from the list of jobs. Old backups are deleted only after the new one was
 * verified.
 */
export async function backUpAsJob(deps: Needs, trigger: 'schedule' | 'command'): Promise<void> {
  const { BACKUP_DIR, BACKUP_KEEP } = deps.config
  if (!BACKUP_DIR) return
  await backUp(deps, trigger, { restore: true })
  const old = (await backupsIn(BACKUP_DIR)).slice(0, -BACKUP_KEEP)
  for (const folder of old) await rm(folder, { recursive: true, force: true })
}

function carriesPostgres(): boolean {
  try {
    findBinaries()
    return true
  } catch {
    return false
  }
}

export async function backupRuns({ db }: Pick<Deps, 'db'>) {
  const runs = await db.select().from(backupRun).orderBy(desc(backupRun.startedAt)).limit(30)
  const [good] = await db
    .select({ at: backupRun.endedAt })
    .from(backupRun)
    .where(isNull(backupRun.error))
    .orderBy(desc(backupRun.endedAt))
    .limit(1)
  return { runs, lastGood: good?.at ?? null }
}
