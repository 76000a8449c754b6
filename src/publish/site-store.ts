import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { mediaIdsIn } from '#entities/media-address.ts'
import type { Redirects } from '#entities/redirect.ts'
import { inlineHashes, type PageSources } from './policy.ts'
import { sharePictureIn } from './share/read-page.ts'

/** One public file of a release. The bytes lie in the store under their hash. */
export interface ReleaseFile extends PageSources {
  hash: string
  size: number
  type: string
  /** Sizes of the compressed forms, where they are worth having. */
  br?: number
  gz?: number
  /** The address of the picture that a link to the page shows. */
  share?: string
  /** The pictures of the library that it names. */
  media?: string[]
  /** A hashed asset that only older pages name: kept for tabs that are still open. */
  retiredAt?: string
}

/** What the public site is at one moment: every path and its bytes. */
export interface Release {
  id: string
  builtAt: string
  /** The newest content change that it shows. */
  change: number
  /** The version of our own code that made it. */
  code: string
  files: Record<string, ReleaseFile>
  /** Addresses that are no more. Releases of before had none. */
  redirects?: Redirects
  /** When time alone changes one of its pages. */
  due?: string | null
}

/** By the name's end. */
export const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  ics: 'text/calendar; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
}
const namesMedia = /^(text\/(html|css)|application\/(json|xml|rss))/
const compressible = /^(text|application\/(json|xml|rss|manifest)|image\/svg)/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const typeOf = (path: string): string =>
  /(^|\/)feed\.xml$/.test(path)
    ? 'application/rss+xml; charset=utf-8'
    : (types[path.split('.').pop() ?? ''] ?? 'application/octet-stream')

/** The files of all kept releases, each once, and the releases as lists over them. */
export class SiteStore {
  readonly directory: string

  constructor(directory: string) {
    this.directory = directory
  }

  objectPath(hash: string, encoding?: 'br' | 'gz'): string {
    return join(this.directory, 'objects', hash.slice(0, 2), hash.slice(2) + (encoding ? `.${encoding}` : ''))
  }

  /** Keeps bytes; the same bytes again cost a look. Written under another name first, so a crash leaves no half file. */
  async put(path: string, bytes: Buffer): Promise<ReleaseFile> {
    const hash = createHash('sha256').update(bytes).digest('hex')
    const file: ReleaseFile = { hash, size: bytes.length, type: typeOf(path) }
    if (file.type.startsWith('text/html')) {
      const html = bytes.toString('utf8')
      const share = sharePictureIn(html)?.path
      Object.assign(file, inlineHashes(html), share ? { share } : {})
    }
    if (namesMedia.test(file.type)) {
      const media = mediaIdsIn(bytes.toString('utf8'))
      if (media.length > 0) file.media = media
    }
    await this.#write(this.objectPath(hash), bytes)
    if (compressible.test(file.type) && bytes.length > 256) {
      // Assets live for months and are worth the work; pages change by the minute.
      const quality = path.startsWith('_assets/') ? 11 : 5
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
      file.br = await this.#writeOnce(this.objectPath(hash, 'br'), () => brotli(bytes, options))
      file.gz = await this.#writeOnce(this.objectPath(hash, 'gz'), () => zip(bytes, { level: 6 }))
    }
    return file
  }

  async #writeOnce(path: string, make: () => Promise<Buffer>): Promise<number> {
    const known = await stat(path).catch(() => null)
    if (known) return known.size
    const bytes = await make()
    await this.#write(path, bytes)
    return bytes.length
  }

  async #write(path: string, bytes: Buffer): Promise<void> {
    if (existsSync(path)) return
    await mkdir(join(path, '..'), { recursive: true })
    const temporary = `${path}.${randomUUID()}`
    await writeFile(temporary, bytes)
    await rename(temporary, path)
  }

  /** Keeps a built folder. Paths use `/` and have no leading one. */
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

  /** Makes a release the current one, in one rename: readers see the old or the new, never half. */
  async switchTo(release: Release): Promise<void> {
    await mkdir(join(this.directory, 'releases'), { recursive: true })
    const path = this.releasePath(release.id)
    await writeFile(`${path}.new`, JSON.stringify(release))
    await rename(`${path}.new`, path)
    await this.pointTo(release.id)
  }

  releasePath(id: string): string {
    return join(this.directory, 'releases', `${id}.json`)
  }

  async pointTo(id: string): Promise<void> {
    const pointer = join(this.directory, 'current')
    await writeFile(`${pointer}.new`, id)
    await rename(`${pointer}.new`, pointer)
  }

  /** The current release's id: a look, where `current` reads all of it. */
  async currentId(): Promise<string | null> {
    return readFile(join(this.directory, 'current'), 'utf8').then(
      id => id.trim(),
      () => null,
    )
  }

  async current(): Promise<Release | null> {
    try {
      return JSON.parse(await readFile(this.releasePath((await this.currentId()) ?? ''), 'utf8'))
    } catch {
      return null
    }
  }

  read(file: ReleaseFile, encoding?: 'br' | 'gz'): Promise<Buffer> {
    return readFile(this.objectPath(file.hash, encoding))
  }

  /** Forgets all but the newest releases, and the bytes that none of the kept ones names. */
  async prune(keep = 10): Promise<void> {
    const folder = join(this.directory, 'releases')
    const names = (await readdir(folder)).filter(name => name.endsWith('.json')).sort()
    // After a roll back the current one may be an old one.
    const current = `${await this.currentId()}.json`
    const stays = new Set([current, ...names.slice(-keep)])
    for (const name of names) if (!stays.has(name)) await rm(join(folder, name))
    const kept = new Set<string>()
    for (const name of names.filter(name => stays.has(name))) {
      const release = JSON.parse(await readFile(join(folder, name), 'utf8')) as Release
      for (const file of Object.values(release.files)) kept.add(file.hash)
    }
    const objects = join(this.directory, 'objects')
    for (const prefix of await readdir(objects)) {
      for (const name of await readdir(join(objects, prefix))) {
        const [hash = ''] = name.split('.')
        // The rest are halves that a killed process left.
        const whole = /^[0-9a-f]+(\.(br|gz))?$/.test(name)
        if (!whole || !kept.has(prefix + hash)) await rm(join(objects, prefix, name), { force: true })
      }
    }
  }
}

const assetDays = 7

/** The new files, with the hashed assets that only the last release named kept a while for open tabs. */
export function withRetiredAssets(
  files: Record<string, ReleaseFile>,
  last: Release | null,
  now: Temporal.Instant,
): Record<string, ReleaseFile> {
  const merged = { ...files }
  for (const [path, file] of Object.entries(last?.files ?? {})) {
    if (merged[path] || !path.startsWith('_assets/')) continue
    const retiredAt = file.retiredAt ?? now.toString()
    const age = Temporal.Instant.from(retiredAt).until(now).total('hours')
    if (age < assetDays * 24) merged[path] = { ...file, retiredAt }
  }
  return merged
}
