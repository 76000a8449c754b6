import { crc32 } from 'node:zlib'
import { contentLanguages } from '#entities/localized.ts'
import { localizedPath, parsePath } from '#i18n/paths.ts'
import { type Translation, writeUrlset } from './urlset.ts'

/** About so many pages are in one file, so that an edit writes few of them again. Search engines read 50,000. */
const pagesPerFile = 1000
const index = 'sitemap-index.xml'
const nameOf = (file: number) => `sitemap-${file}.xml`

interface Page {
  /** When its content was last changed, ISO 8601; '' if unknown. */
  modified: string
  /** Decides which file it is in. A page and its translation have the same. */
  hash: number
}

const lastmod = (modified: string) => (modified ? `<lastmod>${modified}</lastmod>` : '')
const newest = (pages: readonly [string, Page][]) =>
  pages
    .map(([, { modified }]) => modified)
    .sort()
    .at(-1) ?? ''
const byPath = ([a]: [string, Page], [b]: [string, Page]) => (a < b ? -1 : 1)

/**
 * The sitemap for search engines: an index, and files with the pages, their translations and their last changes. Which
 * file a page is in depends on its path and the number of pages only, so an incremental build writes the same files as a
 * full one. See https://www.sitemaps.org/protocol.html.
 */
export class Sitemap {
  readonly #site: string
  readonly #pages = new Map<string, Page>()
  /** The hashes of pages that the files of the current release have otherwise. */
  readonly #stale = new Set<number>()
  /** The number of files of the current release. */
  #released = 0

  constructor(site: string) {
    this.#site = site
  }

  set(path: string, modified: string): void {
    if (this.#pages.get(path)?.modified === modified) return
    const hash = crc32(parsePath(path).path)
    this.#pages.set(path, { modified, hash })
    this.#stale.add(hash)
  }

  delete(path: string): void {
    const page = this.#pages.get(path)
    if (this.#pages.delete(path)) this.#stale.add((page as Page).hash)
  }

  /** Its last change as given; null if it is not in the sitemap. */
  modifiedOf(path: string): string | null {
    return this.#pages.get(path)?.modified ?? null
  }

  /** The files that are in the current release now. */
  released(): void {
    this.#released = this.#count
    this.#stale.clear()
  }

  /** Files of the current release that the next one does not have. */
  removed(): string[] {
    const names = Array.from({ length: this.#released }, (_, file) => file)
    const groups = this.#groups()
    return names.filter(file => !groups.has(file)).map(nameOf)
  }

  /** The files that differ from those of the current release, or all of them. */
  async files(full: boolean): Promise<Map<string, string>> {
    const count = this.#count
    const all = full || count !== this.#released
    const stale = new Set([...this.#stale].map(hash => hash % count))
    const made = new Map<string, string>()
    if (!all && stale.size === 0) return made
    const groups = [...this.#groups()].sort(([a], [b]) => a - b)
    for (const [file, pages] of groups)
      if (all || stale.has(file)) made.set(nameOf(file), await this.#file(pages))
    const entries = groups.map(
      ([file, pages]) =>
        `<sitemap><loc>${this.#address(nameOf(file))}</loc>${lastmod(newest(pages))}</sitemap>`,
    )
    return made.set(
      index,
      `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
    )
  }

  /** A power of two, so that it seldom changes: then every page moves to another file. */
  get #count(): number {
    return 2 ** Math.max(0, Math.ceil(Math.log2(this.#pages.size / pagesPerFile)))
  }

  #groups(): Map<number, [string, Page][]> {
    const count = this.#count
    return Map.groupBy(this.#pages, ([, { hash }]) => hash % count)
  }

  #file(pages: [string, Page][]): Promise<string> {
    const byAddress = new Map(pages.toSorted(byPath).map(entry => [this.#address(entry[0]), entry] as const))
    return writeUrlset(this.#site, [...byAddress.keys()], address => {
      const [path, { modified }] = byAddress.get(address) as [string, Page]
      return { ...(modified ? { lastmod: modified } : {}), links: this.#translations(path) }
    })
  }

  #translations(path: string): Translation[] | undefined {
    const bare = parsePath(path).path
    const twins = contentLanguages
      .map(language => ({ lang: language as string, path: localizedPath(language, bare) }))
      .filter(twin => this.#pages.has(twin.path))
    if (twins.length < 2) return
    const english = twins.filter(twin => twin.lang === 'en').map(twin => ({ ...twin, lang: 'x-default' }))
    return [...twins, ...english].map(twin => ({ lang: twin.lang, url: this.#address(twin.path) }))
  }

  #address(path: string): string {
    return new URL(path, this.#site).href
  }
}
