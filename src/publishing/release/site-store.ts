import { hash as digest } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { crc32 } from 'node:zlib'
import { mediaIdsIn } from '#entities/media/media-address.ts'
import { sharePictureIn } from '../share/read-page.ts'
import type { Bucket } from './bucket.ts'
import { typeOf } from './content-types.ts'
import { Manifests } from './manifests.ts'
import { type Encoding, Objects } from './objects.ts'
import { readOldRelease } from './old-release.ts'
import { inlineHashes } from './policy.ts'
import type { Release, ReleaseFile, StoredRelease } from './release.ts'
import { SharedReleases } from './shared-releases.ts'
import { writeAtomically } from './write-atomically.ts'

const namesMedia = /^(text\/(html|css)|application\/(json|xml|rss))/
const compressible = /^(text|application\/(json|xml|rss|manifest)|image\/svg)/
/** A response that fits into one network packet gains nothing from compression. */
const packet = 1000

const isHash = (noted: string) => /^[0-9a-f]{64}$/.test(noted)

/** Whether a file has a compressed form that is smaller than the file. */
export const hasEncoding = (file: ReleaseFile, encoding: Encoding): boolean =>
  (file[encoding] ?? file.br ?? file.size) < file.size

/**
 * The files of releases, each once under its hash, and the releases as lists of them. On the disk of this process; where
 * several processes share a bucket, the disk is a cache of it.
 */
export class SiteStore {
  readonly directory: string
  readonly #objects: Objects
  readonly #manifests: Manifests
  /** The bucket that all processes share; null if the disk of this process has the only copy. */
  readonly shared: SharedReleases | null

  /** With `bucket`, several processes share the files of the site, and the disk is a cache of it. */
  constructor(directory: string, bucket: Bucket | null = null) {
    this.directory = directory
    this.#objects = new Objects(join(directory, 'objects'))
    this.#manifests = new Manifests(directory, async name => (await bucket?.read(name)) ?? null)
    this.shared = bucket && new SharedReleases(bucket, directory, this.#objects, this.#manifests)
  }

  objectPath(hash: string, encoding?: Encoding): string {
    return this.#objects.pathOf(hash, encoding)
  }

  /**
   * Stores bytes. `before` is the file that the same code stored for this path: equal bytes then need only a
   * comparison.
   */
  async put(path: string, bytes: Buffer, before?: ReleaseFile): Promise<ReleaseFile> {
    const hash = digest('sha256', bytes)
    const file: ReleaseFile = { hash, size: bytes.length, type: typeOf(path) }
    const packs = compressible.test(file.type) && bytes.length > packet
    if (before?.hash === hash && this.#isUnchanged(before, bytes, packs)) return before
    if (file.type.startsWith('text/html')) {
      const share = bytes.includes('/og/') ? sharePictureIn(bytes.toString('utf8'))?.path : undefined
      Object.assign(file, inlineHashes(bytes), share ? { share } : {})
    }
    const media =
      namesMedia.test(file.type) && bytes.includes('/media/') ? mediaIdsIn(bytes.toString('utf8')) : []
    if (media.length > 0) file.media = media
    // Assets are served for months, so they get the best compression. Pages change often. Quality 4 takes a third less
    // time than 5, but makes pages a fifteenth larger, above the budgets of a slow connection. Search data are read whole
    // before the first answer: a tenth less for 0.15 s, at ten thousand doctors.
    const asset = path.startsWith('_assets/')
    const quality = asset ? 11 : path.startsWith('search/') ? 10 : 5
    if (packs) {
      const packed = this.#objects.keepBrotli(hash, bytes, quality)
      Object.assign(file, { br: packed.length, sum: crc32(packed) })
    }
    if (asset || !hasEncoding(file, 'br')) this.#objects.keep(hash, bytes)
    if (asset && file.br) file.gz = (await this.#objects.read(hash, 'gz')).length
    return file
  }

  /**
   * Whether a file and its compressed form are stored as they would be written now: a power cut may have removed one.
   */
  #isUnchanged(file: ReleaseFile, bytes: Buffer, packs: boolean): boolean {
    if (file.retiredAt || packs !== (file.br !== undefined)) return false
    return hasEncoding(file, 'br')
      ? this.#objects.holdsBrotli(file.hash, file.sum)
      : this.#objects.holds(file.hash, bytes)
  }

  /** Stores a built folder. Paths use `/` and have no leading slash. */
  async putFolder(
    folder: string,
    onFile: (done: number, of: number) => void = () => {},
  ): Promise<Record<string, ReleaseFile>> {
    const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry =>
      entry.isFile(),
    )
    const files: Record<string, ReleaseFile> = {}
    for (const [index, entry] of names.entries()) {
      onFile(index, names.length)
      const full = join(entry.parentPath, entry.name)
      const path = relative(folder, full).split(sep).join('/')
      files[path] = await this.put(path, await readFile(full))
    }
    return files
  }

  /** Stores the list of files of a release whose files are stored. Returns the hash of its manifest. */
  write(release: Release): Promise<string> {
    return this.#manifests.write(release)
  }

  /** A release by the hash of its manifest. An error if it is not in the store. */
  open(manifest: string): Promise<Release> {
    return this.#manifests.read(manifest)
  }

  /** Stores, with one atomic rename, which release this process serves: a start without the database needs it. */
  async remember(manifest: string): Promise<void> {
    await writeAtomically(join(this.directory, 'current'), manifest)
  }

  /** Stores a release as the one that is served. Returns the hash of its manifest. */
  async switchTo(release: Release): Promise<string> {
    const manifest = await this.write(release)
    await this.remember(manifest)
    return manifest
  }

  /** Whether all files of a release are complete: a power cut may have left some of them empty. */
  async holds(release: Release): Promise<boolean> {
    const complete = await this.completeFiles(release)
    return Object.entries(release.files).every(([path, file]) => complete[path] === file)
  }

  /** The files of a release that are complete, each with its complete forms. */
  async completeFiles({ files }: Release): Promise<Release['files']> {
    const complete: Release['files'] = {}
    const entries = Object.entries(files)
    // In batches: a large site has tens of thousands of files, and requests are served meanwhile.
    for (let at = 0; at < entries.length; at += 64) {
      const some = entries.slice(at, at + 64)
      const found = await Promise.all(some.map(([, file]) => this.#complete(file)))
      for (const [index, [path]] of some.entries()) if (found[index]) complete[path] = found[index]
    }
    return complete
  }

  async #complete(file: ReleaseFile): Promise<ReleaseFile | null> {
    await this.shared?.fetch(file).catch(() => {})
    const { hash, size, br, gz } = file
    const is = (length: number | undefined, encoding?: Encoding) =>
      length !== undefined && this.#objects.isWhole(hash, length, encoding)
    const packed = await is(br, 'br')
    if (!(packed && hasEncoding(file, 'br')) && !(await is(size))) return null
    const zipped = await is(gz, 'gz')
    if (packed === (br !== undefined) && zipped === (gz !== undefined)) return file
    const complete = { ...file }
    if (!packed) for (const name of ['br', 'sum'] as const) delete complete[name]
    if (!zipped) delete complete.gz
    return complete
  }

  /** The release that was served last; null if there is none or it cannot be read. */
  async current(): Promise<Release | null> {
    const noted = await this.#noted()
    const release = isHash(noted) ? this.open(noted) : readOldRelease(this.directory, noted)
    return release.catch(() => null)
  }

  async #noted(): Promise<string> {
    const noted = await readFile(join(this.directory, 'current'), 'utf8').catch(() => '')
    return noted.trim()
  }

  /** The files of the current release if this version of the code built it. */
  async filesBy(code: string): Promise<Release['files']> {
    const current = await this.current()
    return current?.code === code ? current.files : {}
  }

  /** The release that was served last. If it is damaged, the newest readable one, which is stored in its place. */
  async recover(): Promise<StoredRelease | null> {
    const noted = await this.#noted()
    const current = await this.current()
    if (current && isHash(noted)) return { release: current, manifest: noted }
    // A release of an earlier version is stored again in the current format.
    if (current) return { release: current, manifest: await this.switchTo(current).catch(() => '') }
    const found: StoredRelease[] = []
    for (const manifest of await this.#manifests.hashes()) {
      const release = await this.open(manifest).catch(() => null)
      if (release?.id) found.push({ manifest, release })
    }
    const [newest] = found.sort((a, b) => (a.release.builtAt < b.release.builtAt ? 1 : -1))
    // If this cannot be written, the release is still served.
    if (newest) await this.remember(newest.manifest).catch(() => {})
    return newest ?? null
  }

  async read(file: ReleaseFile, encoding?: Encoding): Promise<Buffer> {
    await this.shared?.fetch(file)
    return this.#objects.read(file.hash, encoding)
  }

  /** Deletes the manifests and objects on this disk that none of these releases uses. */
  async prune(manifests: readonly string[]): Promise<void> {
    const kept = await this.#manifests.keepOnly(manifests)
    // Files of earlier versions.
    for (const name of ['releases', 'held.json', 'wishes.json'])
      await rm(join(this.directory, name), { recursive: true, force: true })
    const objects = join(this.directory, 'objects')
    for (const prefix of await readdir(objects)) {
      for (const name of await readdir(join(objects, prefix))) {
        const [hash = ''] = name.split('.')
        // All other names are incomplete files of a killed process.
        const whole = /^[0-9a-f]+(\.(br|gz))?$/.test(name)
        if (!whole || !kept.has(prefix + hash)) await rm(join(objects, prefix, name), { force: true })
      }
    }
  }
}
