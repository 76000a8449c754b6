import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release } from './release.ts'
import { writeAtomically } from './write-atomically.ts'

type Files = Release['files']

/**
 * A stored release: its difference from a list of files that several releases share. Older versions stored all files.
 */
type Stored = Omit<Release, 'files'> & {
  files?: Files
  list?: string
  changed?: Files
  gone?: string[]
}

/**
 * Stores the lists of files of releases. A publication changes few of some ten thousand files, so only the difference
 * from a shared list is written. A new list is written when a tenth of the files differ.
 */
export class Manifests {
  readonly #releases: string
  readonly #lists: string
  /** The list that the next release is compared with. */
  #list: { name: string; files: Files } | null = null

  constructor(directory: string) {
    this.#releases = join(directory, 'releases')
    this.#lists = join(directory, 'lists')
  }

  pathOf(id: string): string {
    return join(this.#releases, `${id}.json`)
  }

  /** Writes the list before the release that refers to it. */
  async write({ files, ...head }: Release): Promise<void> {
    const difference = this.#list && differenceOf(this.#list.files, files)
    if (this.#list && difference && !difference.isLarge) {
      const { changed, gone } = difference
      return save(this.pathOf(head.id), { ...head, list: this.#list.name, changed, gone })
    }
    await save(this.#pathOfList(head.id), files)
    this.#list = { name: head.id, files }
    await save(this.pathOf(head.id), { ...head, list: head.id, changed: {}, gone: [] })
  }

  async read(id: string): Promise<Release> {
    const { list, changed = {}, gone = [], files, ...head } = await this.#stored(id)
    if (files || list === undefined) return { ...head, files: files ?? {} }
    if (this.#list?.name !== list) this.#list = { name: list, files: await this.#readList(list) }
    const all = { ...this.#list.files }
    for (const path of gone) delete all[path]
    return { ...head, files: Object.assign(all, changed) }
  }

  /** Deletes all other releases and lists. Returns the hashes that the remaining releases use. */
  async keepOnly(ids: readonly string[]): Promise<Set<string>> {
    const hashes = new Set<string>()
    const add = (files: Files = {}) => {
      for (const { hash } of Object.values(files)) hashes.add(hash)
    }
    const stored = await Promise.all(
      ids.map(async id => ({ id, one: await this.#stored(id).catch(tornIsNull) })),
    )
    const readable = stored.flatMap(({ id, one }) => (one ? [{ ...one, id }] : []))
    const lists = new Map<string, Files>()
    for (const name of new Set(readable.flatMap(one => one.list ?? []))) {
      const list = await this.#readList(name).catch(tornIsNull)
      if (list) lists.set(name, list)
    }
    const kept = readable.filter(one => one.list === undefined || lists.has(one.list))
    for (const { files, changed } of kept) {
      add(files)
      add(changed)
    }
    const byList = Map.groupBy(kept, one => one.list)
    byList.delete(undefined)
    for (const [name = '', releases] of byList) {
      const replaced = releases.map(one => new Set([...Object.keys(one.changed ?? {}), ...(one.gone ?? [])]))
      const byNone = replaced.reduce((all, some) => all.intersection(some))
      for (const [path, { hash }] of Object.entries(lists.get(name) ?? {}))
        if (!byNone.has(path)) hashes.add(hash)
    }
    const names = new Set(kept.map(one => one.id))
    for (const id of await this.ids()) if (!names.has(id)) await rm(this.pathOf(id))
    for (const name of await namesIn(this.#lists)) if (!byList.has(name)) await rm(this.#pathOfList(name))
    if (this.#list && !byList.has(this.#list.name)) this.#list = null
    return hashes
  }

  ids(): Promise<string[]> {
    return namesIn(this.#releases)
  }

  #pathOfList(name: string): string {
    return join(this.#lists, `${name}.json`)
  }

  async #stored(id: string): Promise<Stored> {
    return JSON.parse(await readFile(this.pathOf(id), 'utf8'))
  }

  async #readList(name: string): Promise<Files> {
    return JSON.parse(await readFile(this.#pathOfList(name), 'utf8'))
  }
}

/** A release that is damaged or missing cannot be served, so it counts as null. Other disk errors are thrown. */
const tornIsNull = (error: NodeJS.ErrnoException): null => {
  if (error instanceof SyntaxError || error.code === 'ENOENT') return null
  throw error
}

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

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).flatMap(name => /^([\w-]+)\.json$/.exec(name)?.[1] ?? [])

async function save(path: string, value: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeAtomically(path, JSON.stringify(value), 'new')
}
