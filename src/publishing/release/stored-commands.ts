import { randomUUID } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteStore } from './site-store.ts'
import { writeAtomically } from './write-atomically.ts'

/** While this exists nothing is published: an administrator or operator has rolled back on purpose. */
export interface Freeze {
  release: string
  at: string
}

/** Which site commands this folder of releases has applied. */
export interface StoredCommands {
  /** The name of this folder among those of the installation. */
  store: string
  /** The last site command that was applied; null before the first. */
  wish: string | null
  /** The content of held.json at that time: the command line changes only that file. */
  held: Freeze | null
  /** The release to roll back to is not stored here, and no older one either. */
  missing: boolean
  /** The reason of a full rebuild that is not finished yet. */
  owed: 'demand' | 'schedule' | 'start' | null
}

const pathOf = (store: SiteStore) => join(store.directory, 'wishes.json')

export const readStoredCommands = (store: SiteStore): Promise<StoredCommands> =>
  readFile(pathOf(store), 'utf8')
    .then(text => JSON.parse(text) as StoredCommands)
    .catch(() => ({ store: randomUUID(), wish: null, held: null, missing: false, owed: null }))

export async function writeStoredCommands(store: SiteStore, known: StoredCommands): Promise<void> {
  await mkdir(store.directory, { recursive: true })
  await writeAtomically(pathOf(store), JSON.stringify(known))
}
