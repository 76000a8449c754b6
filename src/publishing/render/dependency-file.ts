import { appendFile, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { dependencyFile } from '../release/shared-releases.ts'
import type { SiteStore } from '../release/site-store.ts'
import type { DependencyGraph, PageDependencies } from './dependency-graph.ts'

/** What a publication has recorded. */
interface Recorded {
  graph: DependencyGraph
  /** The pages that search engines may show. */
  indexed: ReadonlySet<string>
  /** The pages that were rendered, and those that do not exist any more. */
  changed: Iterable<string>
  gone: Iterable<string>
  broken: Iterable<string>
}

/** A line of the file. Each name is stored once and pages refer to it by number: a tenth of the size. */
interface Line {
  release: string
  /** The release of the line before. Null in the first line, which has all pages. */
  after: string | null
  names: string[]
  pages: [string, number[], number | null, 0 | 1][]
  gone: string[]
  broken: string[]
}

/** The file is written anew after so many publications. */
const maxLines = 500

const place = (store: SiteStore) => join(store.directory, dependencyFile)

export interface KnownPages {
  pages: Map<string, { entry: PageDependencies; indexed: boolean }>
  broken: string[]
}

/**
 * What the pages of a release have read, stored beside the release: after a restart only pages whose content changed are
 * rendered again. Null if the file ends with another release, or a line is lost: then all pages are rendered.
 */
export async function readDependencies(store: SiteStore, release: string): Promise<KnownPages | null> {
  const pages: KnownPages['pages'] = new Map()
  let last: string | null = null
  try {
    for (const text of (await readFile(place(store), 'utf8')).split('\n')) {
      const line = JSON.parse(text) as Line
      if (line.after !== last) return null
      last = line.release
      for (const file of line.gone) pages.delete(file)
      for (const [file, reads, due, indexed] of line.pages)
        pages.set(file, {
          entry: { reads: reads.map(at => line.names[at] as string), due },
          indexed: indexed === 1,
        })
      if (last === release) return { pages, broken: line.broken }
    }
  } catch {}
  return null
}

/** Writes one after the other, and knows the last line of the file. */
export class DependencyWriter {
  readonly #store: SiteStore
  readonly #writes = pLimit(1)
  #last: string | null = null
  #lines = 0

  constructor(store: SiteStore) {
    this.#store = store
  }

  /** The next line has all pages. */
  restart(): void {
    this.#last = null
  }

  /** If the file cannot be written, all pages are rendered after a restart, and the next line has them all. */
  write(release: string, recorded: Recorded): void {
    const after = this.#lines < maxLines ? this.#last : null
    const text = JSON.stringify(lineOf(release, after, recorded))
    this.#last = release
    this.#lines = after === null ? 1 : this.#lines + 1
    this.#writes(() => this.#write(text, after === null)).catch(() => this.restart())
  }

  async #write(text: string, whole: boolean): Promise<void> {
    const path = place(this.#store)
    if (!whole) return appendFile(path, `\n${text}`)
    await writeFile(`${path}.new`, text)
    await rename(`${path}.new`, path)
  }
}

function lineOf(release: string, after: string | null, recorded: Recorded): Line {
  const { graph, indexed, changed, gone, broken } = recorded
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, numbers.size)
    return numbers.size - 1
  }
  const pages = [...(after === null ? graph.files() : changed)].flatMap((file): Line['pages'] => {
    const entry = graph.get(file)
    return entry ? [[file, entry.reads.map(numberOf), entry.due, indexed.has(file) ? 1 : 0]] : []
  })
  return { release, after, names: [...numbers.keys()], pages, gone: [...gone], broken: [...broken] }
}
