import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'

const mount = (...words: string[]) => execFileSync('mount', words, { stdio: 'pipe' })

export interface SmallDisk {
  folder: string
  /** Leaves so few bytes. */
  fill(left?: number): Promise<void>
  empty(): void
  /** Nothing may be written to it, as a disk is remounted that the system no longer trusts. */
  freeze(): void
  thaw(): void
  remove(): void
}

/** A disk of its own, small enough to be filled. */
export function smallDisk(folder: string, megabytes: number, proof: string): SmallDisk {
  mkdirSync(folder, { recursive: true })
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder)
  } catch {
    throw new Error(`${proof} needs a small disk of its own: run it as a user who may mount one.`)
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: async (left = 65_536) => {
      const { bavail, bsize } = await statfs(folder)
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)))
      } catch (error) {
        // Others write meanwhile, and a disk keeps some room for itself.
        if (left > 0 || (error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    empty: () => {
      if (existsSync(ballast)) rmSync(ballast)
    },
    freeze: () => mount('-o', 'remount,ro', folder),
    thaw: () => mount('-o', 'remount,rw', folder),
    remove: () => execFileSync('umount', ['--lazy', folder]),
  }
}
