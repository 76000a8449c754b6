import { randomUUID } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteStore } from './site-store.ts'
import { writeAtomically } from './write-atomically.ts'

/** While this stands nothing is published: somebody went back to an earlier release on purpose. */
export interface Freeze {
  release: string
  at: string
}

/** How far this folder of releases has followed what was wished for the whole house. */
export interface StoredCommands {
  /** The folder's own name among those of the house. */
  store: string
  /** The last wish that was followed; null before the first. */
  wish: string | null
  /** What held.json was then: a command changes that file alone. */
  held: Freeze | null
  /** A release was gone back to that is not kept here, nor an older one. */
  missing: boolean
  /** Everything is to be built anew, and was not yet. */
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
