import { hash as digest } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { crc32 } from 'node:zlib'
import { mediaIdsIn } from '#entities/media/media-address.ts'
import { sharePictureIn } from '../share/read-page.ts'
import { typeOf } from './content-types.ts'
import { Manifests } from './manifests.ts'
import { type Encoding, Objects } from './objects.ts'
import { inlineHashes } from './policy.ts'
import type { Release, ReleaseFile } from './release.ts'
import { writeAtomically } from './write-atomically.ts'

const namesMedia = /^(text\/(html|css)|application\/(json|xml|rss))/
const compressible = /^(text|application\/(json|xml|rss|manifest)|image\/svg)/
/** A response that fits into one network packet gains nothing from compression. */
const packet = 1000

/** Whether a file has a compressed form that is smaller than the file. */
export const hasForm = (file: ReleaseFile, encoding: Encoding): boolean =>
  (file[encoding] ?? file.br ?? file.size) < file.size

/** The files of all stored releases, each once, and the releases as lists of them. */
export class SiteStore {
  readonly directory: string
  readonly #objects: Objects
  readonly #manifests: Manifests

  constructor(directory: string) {
    this.directory = directory
    this.#objects = new Objects(join(directory, 'objects'))
    this.#manifests = new Manifests(directory)
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
    if (before?.hash === hash && this.#isAsMade(before, bytes, packs)) return before
    if (file.type.startsWith('text/html')) {
      const share = bytes.includes('/og/') ? sharePictureIn(bytes.toString('utf8'))?.path : undefined
      Object.assign(file, inlineHashes(bytes), share ? { share } : {})
    }
    const media =
      namesMedia.test(file.type) && bytes.includes('/media/') ? mediaIdsIn(bytes.toString('utf8')) : []
    if (media.length > 0) file.media = media
    // Assets live for months and deserve the best compression; pages change often.
    const asset = path.startsWith('_assets/')
    if (packs) {
      const packed = this.#objects.keepBrotli(hash, bytes, asset ? 11 : 5)
      Object.assign(file, { br: packed.length, sum: crc32(packed) })
    }
    if (asset || !hasForm(file, 'br')) this.#objects.keep(hash, bytes)
    if (asset && file.br) file.gz = (await this.#objects.read(hash, 'gz')).length
    return file
  }

  /**
   * Whether a file and its compressed form are stored as they would be written now: a power cut may have removed one.
   */
  #isAsMade(file: ReleaseFile, bytes: Buffer, packs: boolean): boolean {
    if (file.retiredAt || packs !== (file.br !== undefined)) return false
    return hasForm(file, 'br')
      ? this.#objects.holdsBrotli(file.hash, file.sum)
      : this.#objects.holds(file.hash, bytes)
  }

  /** Stores a built folder. Paths use `/` and have no leading slash. */
  async putFolder(folder: string): Promise<Record<string, ReleaseFile>> {
    const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry =>
      entry.isFile(),
    )
    const files: Record<string, ReleaseFile> = {}
    for (const entry of names) {
      const full = join(entry.parentPath, entry.name)
      const path = relative(folder, full).split(sep).join('/')
      files[path] = await this.put(path, await readFile(full))
    }
    return files
  }

  /** Makes a release the current one with one atomic rename. */
  async switchTo(release: Release): Promise<void> {
    await this.#manifests.write(release)
    await this.pointTo(release.id)
  }

  /** Whether all files of a release are complete: a power cut may have left some of them empty. */
  async holds(release: Release): Promise<boolean> {
    const sound = await this.soundOf(release)
    return Object.entries(release.files).every(([path, file]) => sound[path] === file)
  }

  /** The files of a release that are complete, each with its complete forms. */
  async soundOf({ files }: Release): Promise<Release['files']> {
    const sound: Release['files'] = {}
    const entries = Object.entries(files)
    // In batches: a large site has tens of thousands of files, and requests are served meanwhile.
    for (let at = 0; at < entries.length; at += 64) {
      const some = entries.slice(at, at + 64)
      const found = await Promise.all(some.map(([, file]) => this.#soundOf(file)))
      for (const [index, [path]] of some.entries()) if (found[index]) sound[path] = found[index]
    }
    return sound
  }

  async #soundOf(file: ReleaseFile): Promise<ReleaseFile | null> {
    const { hash, size, br, gz } = file
    const is = (length: number | undefined, encoding?: Encoding) =>
      length !== undefined && this.#objects.isWhole(hash, length, encoding)
    const packed = await is(br, 'br')
    if (!(packed && hasForm(file, 'br')) && !(await is(size))) return null
    const zipped = await is(gz, 'gz')
    if (packed === (br !== undefined) && zipped === (gz !== undefined)) return file
    const sound = { ...file }
    if (!packed) for (const name of ['br', 'sum'] as const) delete sound[name]
    if (!zipped) delete sound.gz
    return sound
  }

  releasePath(id: string): string {
    return this.#manifests.pathOf(id)
  }

  async pointTo(id: string): Promise<void> {
    await writeAtomically(join(this.directory, 'current'), id)
  }

  /** The id of the current release; much cheaper than `current`, which reads the whole list. */
  async currentId(): Promise<string | null> {
    return readFile(join(this.directory, 'current'), 'utf8').then(
      id => id.trim() || null,
      () => null,
    )
  }

  async current(): Promise<Release | null> {
    try {
      return await this.#manifests.read((await this.currentId()) ?? '')
    } catch {
      return null
    }
  }

  /** The files of the current release if this version of the code built it. */
  async filesBy(code: string): Promise<Release['files']> {
    const current = await this.current()
    return current?.code === code ? current.files : {}
  }

  /** The current release. If its list is unreadable, the newest readable release becomes the current one. */
  async recover(): Promise<Release | null> {
    const current = await this.current()
    if (current) return current
    for (const id of (await this.#manifests.ids()).sort().reverse()) {
      const found = await this.#manifests.read(id).catch(() => null)
      if (!found) continue
      // If the disk refuses the pointer, the release is still served.
      await this.pointTo(id).catch(() => {})
      return found
    }
    return null
  }

  read(file: ReleaseFile, encoding?: Encoding): Promise<Buffer> {
    return this.#objects.read(file.hash, encoding)
  }

  /** Deletes all but the newest releases, and the objects that none of the remaining ones uses. */
  async prune(keep = 10): Promise<void> {
    const current = (await this.currentId()) ?? ''
    // Ids contain the build time. A release later than the current one was built while the clock was ahead.
    const rank = (id: string) => (id > current ? 0 : 1)
    const ids = (await this.#manifests.ids()).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    const kept = await this.#manifests.keepOnly(ids.slice(-keep))
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
