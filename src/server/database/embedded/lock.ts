import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { type DatabaseFolder, writing } from './folder.ts'

/**
 * One Rawat per data directory. Every way taken here is a lock of the kernel's: atomic between two starts,
 * and gone with its process, whatever ended it. A file with a process id would be neither.
 */
export async function takeLock(folder: DatabaseFolder): Promise<() => void> {
  const fd = openLocked(folder)
  try {
    const releaseName = process.platform === 'linux' ? await takeName(fd, folder) : () => {}
    noteHolder(fd, folder.lock)
    return () => {
      releaseName()
      closeSync(fd)
    }
  } catch (error) {
    closeSync(fd)
    throw error
  }
}

/**
 * Windows lets nobody else open a locked file. Elsewhere the lock is held without writing: a disk on which a file is open
 * for writing cannot be made read-only by who looks after it.
 */
const locksForWriting = process.platform === 'win32'

function noteHolder(fd: number, lock: string): void {
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
  // The lock belongs to the open file, which flock(1) shares with us, not to flock(1). It holds between
  // containers that share a volume, too. Where the command is missing the name below stands alone.
  const { status } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] })
  if (status === 1) {
    closeSync(fd)
    throw taken(folder)
  }
  return fd
}

/** A socket in Linux's abstract namespace, named after the lock file itself: no file, so nothing stays behind. */
async function takeName(fd: number, folder: DatabaseFolder): Promise<() => void> {
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
