import { chmodSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The places of the embedded PostgreSQL inside the data directory. */
export interface DatabaseFolder {
  dataDir: string
  /** What PostgreSQL calls PGDATA. */
  cluster: string
  /** A cluster in the making: renamed to `cluster` only when it is whole. */
  unfinished: string
  lock: string
  password: string
  /** Port of the running server, so that command-line tools can join it. */
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

/** Makes the folder where it is missing, by its real path, so that two names of one folder are one. */
export function prepareFolder(dataDir: string): DatabaseFolder {
  const wanted = resolve(dataDir)
  return writing(wanted, () => {
    makeFolder(wanted)
    const folder = databaseFolder(realpathSync(wanted))
    mkdirSync(join(folder.dataDir, 'postgres'), { recursive: true, mode: 0o700 })
    return folder
  })
}

/** Not `recursive`: Node then tries for ever where a file system (such as /proc) says that nothing can be made. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** A failed write to the data directory becomes a sentence that says what to do about it. */
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

/** Nobody reads half of such a file, and nobody else reads it at all. */
export function writePrivateFile(path: string, text: string): void {
  const half = `${path}.new`
  rmSync(half, { force: true })
  writeFileSync(half, text, { mode: 0o600, flush: true })
  // The mode above is subject to the umask, which may only take away; a looser one cannot come in.
  chmodSync(half, 0o600)
  renameSync(half, path)
}
