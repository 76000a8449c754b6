import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mapLimit } from '../limit-concurrency.ts'
import type { Bucket } from './bucket.ts'
import { type Manifests, nameOfManifest } from './manifests.ts'
import type { Objects } from './objects.ts'
import type { Release, ReleaseFile, StoredRelease } from './release.ts'
import { writeAtomically } from './write-atomically.ts'

/** Each transfer waits for its response; the first release of a large site has tens of thousands. */
export const transfersAtOnce = 16
/** The dependencies of the pages of a release. */
export const dependencyFile = 'reads.json'
const headers = { 'content-type': 'application/octet-stream' }

/** A file is in the bucket in brotli only, if that is smaller, as on the disk. */
function storedForm({ hash, size, br }: ReleaseFile) {
  const packed = br !== undefined && br < size
  const name = `objects/${hash.slice(0, 2)}/${hash.slice(2)}${packed ? '.br' : ''}`
  return packed ? ({ name, size: br, encoding: 'br' } as const) : { name, size, encoding: undefined }
}

/** The files of `release` that `other` does not have, each once. */
function filesBeside({ files }: Release, other: Release | null | undefined): ReleaseFile[] {
  const known = new Set(Object.values(other?.files ?? {}).map(file => file.hash))
  const byHash = new Map(Object.values(files).map(file => [file.hash, file]))
  return [...byHash.values()].filter(file => !known.has(file.hash))
}

/** The part of a bucket that has the files and manifests of the site for all processes. */
export class SharedReleases {
  readonly #bucket: Bucket
  readonly #directory: string
  readonly #objects: Objects
  readonly #manifests: Manifests
  #waiting: NodeJS.Timeout | undefined

  constructor(bucket: Bucket, directory: string, objects: Objects, manifests: Manifests) {
    this.#bucket = bucket
    this.#directory = directory
    this.#objects = objects
    this.#manifests = manifests
  }

  /**
   * Uploads a release: its files before its manifest. What it has in common with `before` is not uploaded again, if
   * `before` is in the bucket.
   */
  async upload({ release, manifest }: StoredRelease, before: StoredRelease | null): Promise<void> {
    const known = before && (await this.#bucket.read(nameOfManifest(before.manifest))) ? before : null
    const parts = known ? await this.#manifests.namesOf(known.manifest) : []
    const names = [
      ...filesBeside(release, known?.release).map(file => storedForm(file).name),
      ...(await this.#manifests.namesOf(manifest)).filter(name => !parts.includes(name)),
    ]
    const put = async (name: string) =>
      this.#bucket.put(name, await readFile(join(this.#directory, name)), headers)
    const own = nameOfManifest(manifest)
    await mapLimit(
      names.filter(name => name !== own),
      transfersAtOnce,
      put,
    )
    await put(own)
  }

  /** Copies the files that `served` does not have to this disk, before visitors request them. */
  async prefetch(release: Release, served: Release | undefined): Promise<void> {
    await mapLimit(filesBeside(release, served), transfersAtOnce, file => this.fetch(file))
  }

  /** Copies a file to this disk, unless it is there. An error if the bucket does not have it completely. */
  async fetch(file: ReleaseFile): Promise<void> {
    const { name, size, encoding } = storedForm(file)
    if (await this.#objects.isWhole(file.hash, size, encoding)) return
    const bytes = await this.#bucket.read(name)
    if (bytes?.length !== size) throw new Error(`The bucket of the site has no complete file ${name}.`)
    this.#objects.store(file.hash, bytes, encoding)
  }

  /**
   * Uploads the dependencies of the live release for other processes, so that the next leader need not render all pages.
   * The render process writes them after the release has become live.
   */
  uploadDependenciesSoon(failed: (error: unknown) => void): void {
    clearTimeout(this.#waiting)
    const upload = async () => {
      const bytes = await readFile(join(this.#directory, dependencyFile)).catch(() => null)
      if (bytes) await this.#bucket.put(dependencyFile, bytes, headers)
    }
    this.#waiting = setTimeout(() => upload().catch(failed), 1000).unref()
  }

  async fetchDependencies(): Promise<void> {
    const bytes = await this.#bucket.read(dependencyFile)
    if (bytes) await writeAtomically(join(this.#directory, dependencyFile), bytes)
  }

  /**
   * Deletes from the bucket the files that only the dropped releases use. Their manifests are deleted last, because an
   * interrupted deletion needs them to continue.
   */
  async remove(dropped: readonly string[], kept: readonly string[]): Promise<void> {
    const used = new Set<string>()
    for (const manifest of kept) for (const name of (await this.#namesOf(manifest)).flat()) used.add(name)
    const [files, manifests] = [new Set<string>(), new Set<string>()]
    for (const manifest of dropped) {
      // If the manifest is missing, an earlier attempt has deleted everything except the row.
      const names = (await this.#bucket.read(nameOfManifest(manifest))) ? await this.#namesOf(manifest) : null
      for (const name of names?.[0] ?? []) if (!used.has(name)) files.add(name)
      for (const name of names?.[1] ?? []) if (!used.has(name)) manifests.add(name)
    }
    for (const names of [files, manifests])
      await mapLimit(names, transfersAtOnce, name => this.#bucket.remove(name))
  }

  /** The names of the files of a release, and of those that hold its manifest. */
  async #namesOf(manifest: string): Promise<[files: string[], manifests: string[]]> {
    const { files } = await this.#manifests.read(manifest)
    return [Object.values(files).map(file => storedForm(file).name), await this.#manifests.namesOf(manifest)]
  }
}
