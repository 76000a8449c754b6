import { appendFile, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { dependencyFile } from '../release/shared-releases.ts'
import type { SiteStore } from '../release/site-store.ts'
import type { DependencyGraph, PageDependencies } from './dependency-graph.ts'

/** The dependencies to store after a publication. */
interface Recorded {
  graph: DependencyGraph
  /** When the content of a page in the sitemap was last changed, '' if unknown; null for other pages. */
  modifiedOf(file: string): string | null
  /** The pages that were rendered, and those that do not exist any more. */
  changed: Iterable<string>
  gone: Iterable<string>
  broken: Iterable<string>
}

/** A line of the file. It has each name once, and pages refer to names by number: a tenth of the size. */
interface Line {
  release: string
  /** The release of the previous line. Null in the first line, which has all pages. */
  after: string | null
  names: string[]
  pages: [string, number[], number | null, indexed: string | null][]
  gone: string[]
  broken: string[]
}

/** After so many lines a new file is started. */
const maxLines = 500

const pathIn = (store: SiteStore) => join(store.directory, dependencyFile)

export interface KnownPages {
  /** `indexed` is the page's entry in the sitemap: when its content was last changed, '' if unknown; null without one. */
  pages: Map<string, { entry: PageDependencies; indexed: string | null }>
  broken: string[]
}

/**
 * The stored dependencies of a release: after a restart only pages whose content has changed are rendered again. Null if
 * the file has no line of this release, or a line is missing: then all pages are rendered.
 */
export async function readDependencies(store: SiteStore, release: string): Promise<KnownPages | null> {
  const pages: KnownPages['pages'] = new Map()
  let last: string | null = null
  try {
    for (const text of (await readFile(pathIn(store), 'utf8')).split('\n')) {
      const line = JSON.parse(text) as Line
      if (line.after !== last) return null
      last = line.release
      for (const file of line.gone) pages.delete(file)
      for (const [file, reads, due, indexed] of line.pages)
        pages.set(file, {
          entry: { reads: reads.map(at => line.names[at] as string), due },
          indexed,
        })
      if (last === release) return { pages, broken: line.broken }
    }
  } catch {}
  return null
}

/** Appends the lines one after the other. */
export class DependencyWriter {
  readonly #store: SiteStore
  readonly #writes = pLimit(1)
  #last: string | null = null
  #lines = 0

  constructor(store: SiteStore) {
    this.#store = store
  }

  /** Starts a new file: the next line has all pages. */
  restart(): void {
    this.#last = null
  }

  /** After a failed write the next line starts a new file. A restart before that renders all pages. */
  write(release: string, recorded: Recorded): void {
    const after = this.#lines < maxLines ? this.#last : null
    const text = JSON.stringify(lineOf(release, after, recorded))
    this.#last = release
    this.#lines = after === null ? 1 : this.#lines + 1
    this.#writes(() => this.#write(text, after === null)).catch(() => this.restart())
  }

  async #write(text: string, isFirst: boolean): Promise<void> {
    const path = pathIn(this.#store)
    if (!isFirst) return appendFile(path, `\n${text}`)
    await writeFile(`${path}.new`, text)
    await rename(`${path}.new`, path)
  }
}

function lineOf(release: string, after: string | null, recorded: Recorded): Line {
  const { graph, modifiedOf, changed, gone, broken } = recorded
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, numbers.size)
    return numbers.size - 1
  }
  const pages = [...(after === null ? graph.files() : changed)].flatMap((file): Line['pages'] => {
    const entry = graph.get(file)
    return entry ? [[file, entry.reads.map(numberOf), entry.due, modifiedOf(file)]] : []
  })
  return { release, after, names: [...numbers.keys()], pages, gone: [...gone], broken: [...broken] }
}
