import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'

const mount = (...words: string[]) => execFileSync('mount', words, { stdio: 'pipe' })

export interface SmallDisk {
  folder: string
  /** Fills the disk except for `left` bytes. */
  fill(left?: number): Promise<void>
  empty(): void
  /** Remounts it read-only, as the system does after disk errors. */
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
        // Other processes write meanwhile, and a file system reserves some space.
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
