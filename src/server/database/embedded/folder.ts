import { chmodSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Paths of the embedded PostgreSQL in the data directory. */
export interface DatabaseFolder {
  dataDir: string
  /** PGDATA. */
  cluster: string
  /** The cluster while initdb runs. Renamed to `cluster` when it is complete. */
  unfinished: string
  lock: string
  password: string
  /** File with the port of the running server, so that command-line tools can connect. */
  connection: string
  log: string
}

export function databaseFolder(dataDir: string): DatabaseFolder {
  const at = (name: string) => join(resolve(dataDir), 'postgres', name)
  return {
    dataDir: resolve(dataDir),
    cluster: at('cluster'),
    unfinished: at('cluster.unfinished'),
    lock: at('lock'),
    password: at('password'),
    connection: at('connection.json'),
    log: at('server.log'),
  }
}

/** Creates the folder if it is missing. Uses the real path, so that two paths to one folder count as one. */
export function prepareFolder(dataDir: string): DatabaseFolder {
  const wanted = resolve(dataDir)
  return writing(wanted, () => {
    makeFolder(wanted)
    const folder = databaseFolder(realpathSync(wanted))
    mkdirSync(join(folder.dataDir, 'postgres'), { recursive: true, mode: 0o700 })
    return folder
  })
}

/** Not `recursive`: on a file system that refuses new folders, for example /proc, Node would try for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** Turns a failed write to the data directory into an error that names the remedy. */
export function writing<T>(dataDir: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Error(unwritable(dataDir, error as NodeJS.ErrnoException), { cause: error })
  }
}

function unwritable(dataDir: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC') return `The disk that holds DATA_DIR (${dataDir}) is full: free some space on it.`
  const uid = process.getuid?.()
  const own = uid === undefined ? '' : `, or give this one to the user that runs Rawat (chown -R ${uid})`
  return `DATA_DIR (${dataDir}) cannot be written: ${message}. Set DATA_DIR to a folder that can${own}.`
}

/** Writes the file atomically (temporary name, flush, rename), readable by its owner only (0600). */
export function writePrivateFile(path: string, text: string): void {
  const half = `${path}.new`
  rmSync(half, { force: true })
  writeFileSync(half, text, { mode: 0o600, flush: true })
  // The umask may have removed bits of the mode above.
  chmodSync(half, 0o600)
  renameSync(half, path)
}
