import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Release } from '../release/release.ts'
import type { SiteStore } from '../release/site-store.ts'
import type { ShareDrawing } from './draw.ts'
import { DrawingThread } from './drawing-thread.ts'
import { sharePictureIn } from './read-page.ts'

/** Increase it when the drawing code changes: pictures that were stored before are then drawn again. */
const style = 1
/** The limit of the queue, above what a burst of link previews needs; further requests must retry later. */
const mostWaiting = 16

export class TooManyDrawings extends Error {}

/** The page that refers to a picture, by the picture's address. */
const pagesBy = ({ files }: Release): Map<string, string> =>
  new Map(Object.entries(files).flatMap(([page, { share }]) => (share ? [[share, page] as const] : [])))

/** The pictures of shared links: drawn at the first request, one at a time, and stored beside the releases. */
export class SharePictures {
  readonly #store: SiteStore
  readonly #thread = new DrawingThread()
  readonly #running = new Map<string, Promise<Buffer>>()
  readonly #queue = pLimit(1)
  #known: { release: Release; pages: Map<string, string>; brand: ShareDrawing['brand'] } | undefined

  constructor(store: SiteStore) {
    this.#store = store
  }

  /** The addresses of all pictures of a release, each once. */
  addressesIn(release: Release): Iterable<string> {
    return pagesBy(release).keys()
  }

  /** The picture at an address as PNG, or null if no page of the release refers to it. */
  async read(release: Release, path: string): Promise<{ png: Buffer; tag: string } | null> {
    const { pages, brand } = await this.#of(release)
    const page = pages.get(path)
    const file = page ? release.files[page] : undefined
    const picture = file ? sharePictureIn((await this.#store.read(file)).toString('utf8')) : null
    if (!picture) return null
    const drawing = release.files[picture.drawing.replace(/^\//, '')]
    const inputs = JSON.stringify([style, path, drawing?.hash, brand])
    const tag = createHash('sha256').update(inputs).digest('hex').slice(0, 32)
    const stored = join(this.#folder, `${tag}.png`)
    const known = await readFile(stored).catch(() => null)
    if (known) return { png: known, tag }
    let running = this.#running.get(tag)
    if (!running) {
      if (this.#running.size >= mostWaiting) throw new TooManyDrawings()
      running = this.#queue(async () => {
        const bytes = drawing ? await this.#store.read(drawing) : null
        const png = await this.#thread.draw({
          title: picture.title,
          name: picture.name,
          picture: bytes,
          brand,
        })
        await mkdir(this.#folder, { recursive: true })
        const temporary = `${stored}.${randomUUID()}`
        await writeFile(temporary, png)
        await rename(temporary, stored)
        return png
      }).finally(() => this.#running.delete(tag))
      this.#running.set(tag, running)
    }
    return { png: await running, tag }
  }

  stop(): void {
    this.#thread.stop()
  }

  get #folder(): string {
    return join(this.#store.directory, 'og')
  }

  async #of(release: Release) {
    if (this.#known?.release === release) return this.#known
    const pages = pagesBy(release)
    const known = { release, pages, brand: await this.#brandOf(release) }
    this.#known = known
    await this.#deleteSurplus(pages.size)
    return known
  }

  async #brandOf(release: Release) {
    const file = release.files['brand.css']
    const css = file ? (await this.#store.read(file)).toString('utf8') : ''
    const number = (name: string, otherwise: number) =>
      Number(new RegExp(`--brand-${name}:([\\d.]+)`).exec(css)?.[1] ?? otherwise)
    return { hue: number('hue', 163), chroma: number('chroma', 0.115) }
  }

  /** Deletes the whole folder once it has many more pictures than needed; the needed ones are drawn again. */
  async #deleteSurplus(wanted: number): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    if (names.length > 2 * wanted + 100) await rm(this.#folder, { recursive: true, force: true })
  }
}
