import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { syncFolder } from '#publishing/release/sync-folder.ts'
import { keyShape, type Storage } from './store.ts'

export class DiskStorage implements Storage {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  #path(key: string): string {
    // Keys come from our own rows. The check still prevents a path outside the folder.
    if (!keyShape.test(key)) throw new Error('This is no key of the storage.')
    return join(this.#folder, key.slice(0, 2), key.slice(2))
  }

  async put(path: string): Promise<string> {
    const key = randomBytes(16).toString('hex')
    await this.putBack(key, path)
    return key
  }

  async putBack(key: string, path: string): Promise<void> {
    const target = this.#path(key)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await rename(path, target)
    await syncFolder(dirname(target))
    await syncFolder(this.#folder)
  }

  async read(key: string): Promise<Readable | null> {
    try {
      const file = await open(this.#path(key), 'r')
      return file.createReadStream()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true })
  }

  async keptBefore(moment: Temporal.Instant): Promise<string[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        // An installation without files has no folder. Other errors must not look like an empty folder.
        if (error.code === 'ENOENT') return []
        throw error
      },
    )
    const keys: string[] = []
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const key = path.slice(this.#folder.length).replace(/[\\/]/g, '')
      const found = keyShape.test(key) ? await stat(path).catch(() => null) : null
      if (found && found.mtimeMs < moment.epochMilliseconds) keys.push(key)
    }
    return keys
  }
}
