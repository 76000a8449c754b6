import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { type DatabaseFolder, writePrivateFile, writing } from './folder.ts'
import { changeOwnerOf, type ServerUser } from './user.ts'

/** Only the variables that PostgreSQL needs: our own environment contains secrets. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, TMP } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' }
}

/** Creates the cluster at the first start. Later starts only check that this PostgreSQL can open it. */
export async function ensureCluster(
  folder: DatabaseFolder,
  binaries: Binaries,
  user: ServerUser,
): Promise<{ password: string }> {
  if (!existsSync(folder.cluster)) await initialise(folder, binaries, user)
  changeOwnerOf(user, folder.cluster)
  checkVersion(folder, binaries)
  return { password: readPassword(folder) }
}

// The cluster has another name until it is complete. A cluster left incomplete by a crash is deleted, never opened.
async function initialise(folder: DatabaseFolder, binaries: Binaries, user: ServerUser): Promise<void> {
  writing(folder.dataDir, () => {
    rmSync(folder.unfinished, { recursive: true, force: true })
    writePrivateFile(folder.password, randomBytes(24).toString('base64url'))
  })
  const [command = '', ...args] = [...user.initPrefix, binaries.initdb, ...initArguments(folder)]
  try {
    await promisify(execFile)(command, args, { env: serverEnvironment(), windowsHide: true })
  } catch (error) {
    throw initFailure(folder, error as Error & { stderr?: string })
  }
  renameSync(folder.unfinished, folder.cluster)
  for (const directory of [dirname(folder.cluster), folder.dataDir]) syncDirectory(directory)
}

function initArguments(folder: DatabaseFolder): string[] {
  return [
    `--pgdata=${folder.unfinished}`,
    '--username=postgres',
    `--pwfile=${folder.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's builtin collation sorts the same on every system and needs no installed locale.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    // Written to postgresql.conf, so that an operator can change them.
    ...['max_connections=60', 'shared_buffers=64MB', 'max_wal_size=512MB'].flatMap(set => ['--set', set]),
  ]
}

function initFailure(folder: DatabaseFolder, error: Error & { stderr?: string }): Error {
  const reason = error.stderr?.split('\n').find(line => line.includes('initdb: ')) ?? error.message
  const remedy = reason.includes('effective user ID')
    ? 'Run Rawat as a user that /etc/passwd knows, or set DATABASE_URL to a PostgreSQL of your own.'
    : 'Check that the disk has room, or set DATABASE_URL to a PostgreSQL of your own.'
  return new Error(`The database in ${folder.dataDir} could not be made: ${reason}. ${remedy}`, {
    cause: error,
  })
}

function checkVersion(folder: DatabaseFolder, binaries: Binaries): void {
  const file = join(folder.cluster, 'PG_VERSION')
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  if (found === binaries.major) return
  throw new Error(
    found === undefined
      ? `${folder.cluster} is not a whole database (PG_VERSION is missing). Restore a backup, or move the folder away to start with a new one.`
      : `${folder.cluster} was made by PostgreSQL ${found}, and this Rawat carries ${binaries.major}. Make a backup with the Rawat that made it, and restore that with this one.`,
  )
}

function readPassword(folder: DatabaseFolder): string {
  try {
    return readFileSync(folder.password, 'utf8').trim()
  } catch (error) {
    throw new Error(
      `The password of the database cannot be read (${(error as Error).message}). ` +
        'Put the file back from a backup, or run Rawat as the user who owns it.',
      { cause: error },
    )
  }
}

// Without it a power cut could undo the rename, and all data written afterwards would be lost.
function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return
  const fd = openSync(directory, 'r')
  fsyncSync(fd)
  closeSync(fd)
}
