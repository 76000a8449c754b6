import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { ownMigrations } from '../../database/migrate.ts'
import { reasonOf } from '../../kernel/error-text.ts'
import { type Check, type Finding, fine, warning, wrong } from './finding.ts'

const gigabyte = 1024 ** 3

/** The folders that Rawat writes to. Tests them by writing, as permissions alone prove nothing. */
export const checkFolders: Check = async ({ config }) => {
  const target = config.PUBLISH_TARGET
  const folders = [
    ['DATA_DIR', config.DATA_DIR],
    ['BACKUP_DIR', config.BACKUP_DIR],
    ['PUBLISH_TARGET', target?.includes('://') ? undefined : target],
  ] as const
  const found: Finding[] = []
  for (const [name, folder] of folders) {
    if (!folder) continue
    const probe = join(folder, `.check-up-${randomUUID()}`)
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(probe, 'Rawat', { flush: true })
      if ((await readFile(probe, 'utf8')) !== 'Rawat') throw new Error('it reads other than was written')
      await rm(probe)
      found.push(fine('folders', 'folder', { name, folder }))
    } catch (error) {
      found.push(wrong('folders', 'folderRefuses', { name, folder, reason: reasonOf(error) }))
      continue
    }
    found.push(...(await checkFreeSpace(name, folder)))
  }
  // Uploaded files, and the database with its password.
  for (const inner of ['files', 'postgres']) {
    const folder = join(config.DATA_DIR, inner)
    const { mode = 0 } = (await stat(folder).catch(() => null)) ?? {}
    if (process.platform !== 'win32' && (mode & 0o007) !== 0)
      found.push(warning('folders', 'folderOpen', { folder }))
  }
  return found
}

async function checkFreeSpace(name: string, folder: string): Promise<Finding[]> {
  const { bavail, bsize, blocks, files, ffree } = await statfs(folder)
  const free = bavail * bsize
  const values = { name, folder, free: (free / gigabyte).toFixed(1) }
  if (free < gigabyte / 4 || (files > 0 && ffree / files < 0.01)) return [wrong('disk', 'diskFull', values)]
  if (free < 2 * gigabyte || bavail / blocks < 0.05) return [warning('disk', 'diskLow', values)]
  return [fine('disk', 'disk', values)]
}

/** Codes, sessions and reminders use this machine's clock, while rows are stamped by the database's. */
export const checkClock: Check = async ({ db, now }) => {
  const before = now()
  const { rows } = await db.execute<{ ms: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  )
  // Subtract the time of the round trip: only the rest is a difference.
  const half = (now().epochMilliseconds - before.epochMilliseconds) / 2
  const apart = Math.abs(Number(rows[0]?.ms) - before.epochMilliseconds - half) - half
  const seconds = Math.round(Math.max(0, apart) / 100) / 10
  // This version was released after its newest migration, so a correct clock shows a later time.
  const newest = ownMigrations().at(-1)?.at ?? 0
  if (before.epochMilliseconds < newest - 24 * 3_600_000)
    return [wrong('clock', 'clockPast', { time: before.toString() })]
  if (seconds > 30) return [wrong('clock', 'clockApart', { seconds })]
  if (seconds > 2) return [warning('clock', 'clockApart', { seconds })]
  return [fine('clock', 'clock', { seconds })]
}
