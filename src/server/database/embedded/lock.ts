import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { type DatabaseFolder, databaseFolder, prepareFolder, writing } from './folder.ts'

/**
 * One Rawat per data directory. All locks used here are locks of the operating system: they are atomic between two
 * starts, and end with the process, however it ends. A pid file has neither property.
 */
export async function acquireLock(folder: DatabaseFolder): Promise<() => void> {
  const fd = openLocked(folder)
  try {
    const releaseName = process.platform === 'linux' ? await acquireSocketName(fd, folder) : () => {}
    writeHolderPid(fd, folder.lock)
    return () => {
      releaseName()
      closeSync(fd)
    }
  } catch (error) {
    closeSync(fd)
    throw error
  }
}

/** An error if another process has the lock. Creates nothing. */
export async function refuseIfLocked(dataDir: string): Promise<void> {
  if (!existsSync(databaseFolder(dataDir).lock)) return
  const release = await acquireLock(prepareFolder(dataDir))
  release()
}

/**
 * On Windows no other process can open a locked file. On other systems the file is not kept open for writing: an
 * administrator could not remount the disk read-only then.
 */
const locksForWriting = process.platform === 'win32'

function writeHolderPid(fd: number, lock: string): void {
  const pid = String(process.pid)
  if (locksForWriting) {
    ftruncateSync(fd)
    writeSync(fd, pid, 0)
  } else writeFileSync(lock, pid)
}

// open(2) of macOS locks while it opens, and so does libuv on Windows (UV_FS_O_EXLOCK); Node passes the bits on.
const exclusive: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  win32: 0x10000000,
}

function openLocked(folder: DatabaseFolder): number {
  const access = locksForWriting ? constants.O_RDWR : constants.O_RDONLY
  const flags = access | constants.O_CREAT | (exclusive[process.platform] ?? 0)
  const fd = writing(folder.dataDir, () => {
    try {
      return openSync(folder.lock, flags, 0o600)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EAGAIN' || code === 'EBUSY') return undefined
      throw error
    }
  })
  if (fd === undefined) throw taken(folder)
  if (process.platform !== 'linux') return fd
  // The lock belongs to the open file, which flock(1) inherits, so it outlives flock(1). It also works between
  // containers that share a volume. If the command is missing, only the socket name below protects the folder.
  const { status } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] })
  if (status === 1) {
    closeSync(fd)
    throw taken(folder)
  }
  return fd
}

/** A socket in Linux's abstract namespace, named after the lock file. It is no file, so a crash leaves nothing behind. */
async function acquireSocketName(fd: number, folder: DatabaseFolder): Promise<() => void> {
  const { dev, ino } = fstatSync(fd)
  const server = createServer(socket => socket.destroy())
  server.listen(`\0rawat-data-${dev}-${ino}`)
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw taken(folder)
    throw error
  }
  server.unref()
  return () => server.close()
}

function taken(folder: DatabaseFolder): Error {
  return new Error(
    `Another Rawat${holder(folder.lock)} is running on ${folder.dataDir}. ` +
      'Stop that one first, or set DATA_DIR to a folder of its own.',
  )
}

function holder(lock: string): string {
  try {
    const pid = readFileSync(lock, 'utf8').trim()
    return pid && ` (process ${pid})`
  } catch {
    return ''
  }
}
