import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release } from './release.ts'
import { writeAtomically } from './write-atomically.ts'

type Files = Release['files']

/** A stored release: its difference from a list of files that several releases share. */
type Stored = Omit<Release, 'files'> & { list: string; changed: Files; gone: string[] }

/** Where a manifest or a list that is not on this disk is read: its bytes, or null. */
export type ReadElsewhere = (name: string) => Promise<Buffer | null>

/**
 * The manifests of releases, each under the hash of its bytes. A publication changes few of some ten thousand files, so
 * only the difference from a shared list is written. A new list is written when a tenth of the files differ.
 */
export class Manifests {
  readonly #directory: string
  readonly #elsewhere: ReadElsewhere
  /** The list that the next release is compared with. */
  #list: { hash: string; files: Files } | null = null

  constructor(directory: string, elsewhere: ReadElsewhere) {
    this.#directory = directory
    this.#elsewhere = elsewhere
  }

  /** Writes the list before the manifest that refers to it. Returns the hash of the manifest. */
  async write({ files, ...head }: Release): Promise<string> {
    const difference = this.#list && differenceOf(this.#list.files, files)
    let stored: Stored
    if (this.#list && difference && !difference.isLarge) {
      const { changed, gone } = difference
      stored = { ...head, list: this.#list.hash, changed, gone }
    } else {
      this.#list = { hash: await this.#save('lists', files), files }
      stored = { ...head, list: this.#list.hash, changed: {}, gone: [] }
    }
    return this.#save('manifests', stored)
  }

  async read(hash: string): Promise<Release> {
    const { list, changed, gone, ...head } = await this.#read<Stored>('manifests', hash)
    if (this.#list?.hash !== list) this.#list = { hash: list, files: await this.#read<Files>('lists', list) }
    const files = { ...this.#list.files }
    for (const path of gone) delete files[path]
    return { ...head, files: Object.assign(files, changed) }
  }

  /** The names of the files that hold a manifest: the list first. */
  async namesOf(hash: string): Promise<string[]> {
    const { list } = await this.#read<Stored>('manifests', hash)
    return [nameOf('lists', list), nameOf('manifests', hash)]
  }

  /** Deletes all other manifests and lists from this disk. Returns the hashes of the files that the remaining ones use. */
  async keepOnly(hashes: readonly string[]): Promise<Set<string>> {
    const used = new Set<string>()
    const names = new Set<string>()
    for (const hash of hashes) {
      const release = await this.read(hash).catch(missingIsNull)
      if (!release) continue
      for (const file of Object.values(release.files)) used.add(file.hash)
      for (const name of await this.namesOf(hash)) names.add(name)
    }
    for (const kind of ['manifests', 'lists'] as const)
      for (const name of await readdir(join(this.#directory, kind)).catch(() => []))
        if (!names.has(`${kind}/${name}`)) await rm(join(this.#directory, kind, name), { recursive: true })
    if (this.#list && !names.has(nameOf('lists', this.#list.hash))) this.#list = null
    return used
  }

  /** The manifests on this disk. */
  async hashes(): Promise<string[]> {
    const names = await readdir(join(this.#directory, 'manifests')).catch(() => [])
    return names.flatMap(name => /^([0-9a-f]{64})\.json$/.exec(name)?.[1] ?? [])
  }

  async #save(kind: Kind, value: object): Promise<string> {
    const text = JSON.stringify(value)
    const hash = hashOf(text)
    const path = join(this.#directory, nameOf(kind, hash))
    await mkdir(dirname(path), { recursive: true })
    await writeAtomically(path, text)
    return hash
  }

  /** A file whose bytes have another hash is damaged, as after a power cut, and counts as missing. */
  async #read<T>(kind: Kind, hash: string): Promise<T> {
    const name = nameOf(kind, hash)
    const path = join(this.#directory, name)
    const local = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return null
    })
    if (local && hashOf(local) === hash) return JSON.parse(local.toString('utf8'))
    const remote = await this.#elsewhere(name)
    if (!remote || hashOf(remote) !== hash)
      throw new MissingManifest(`The store of the site has no complete file ${name}.`)
    await mkdir(dirname(path), { recursive: true })
    // If the disk refuses the file, it is read again elsewhere the next time.
    await writeAtomically(path, remote).catch(() => {})
    return JSON.parse(remote.toString('utf8'))
  }
}

class MissingManifest extends Error {}

/** A release that is damaged or missing cannot be served, so it counts as none. Errors of the disk are thrown. */
const missingIsNull = (error: Error): null => {
  if (error instanceof MissingManifest) return null
  throw error
}

type Kind = 'manifests' | 'lists'
const nameOf = (kind: Kind, hash: string) => `${kind}/${hash}.json`
export const nameOfManifest = (hash: string): string => nameOf('manifests', hash)
const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** Unchanged files are the same objects in both lists, so that comparing references is enough. */
function differenceOf(list: Files, files: Files) {
  const changed: Files = {}
  let [differing, known] = [0, 0]
  for (const path in files) {
    if (list[path]) known++
    if (list[path] === files[path]) continue
    changed[path] = files[path] as Files[string]
    differing++
  }
  const before = Object.keys(list)
  const gone = known === before.length ? [] : before.filter(path => !files[path])
  return { changed, gone, isLarge: differing + gone.length > Math.max(100, before.length / 10) }
}
