import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { dependencyFile } from '../release/shared-releases.ts'
import type { SiteStore } from '../release/site-store.ts'
import type { PageDependencies } from './dependency-graph.ts'

/**
 * What the pages of a release read, stored beside the release: after a restart only pages whose content changed are
 * rendered again.
 */
export interface DependencyFile {
  release: string
  pages: [string, PageDependencies][]
  indexed: string[]
  broken: string[]
}

/** Each name is stored once and pages refer to it by number: a tenth of the size. */
interface Packed extends Omit<DependencyFile, 'pages'> {
  names: string[]
  pages: [string, number[], number | null][]
}

const place = (store: SiteStore) => join(store.directory, dependencyFile)

export async function readDependencies(store: SiteStore, release: string): Promise<DependencyFile | null> {
  try {
    const { names, pages, ...rest } = JSON.parse(await readFile(place(store), 'utf8')) as Packed
    if (rest.release !== release) return null
    const entries = pages.map(([file, reads, due]): [string, PageDependencies] => [
      file,
      { reads: reads.map(at => names[at] as string), due },
    ])
    return { ...rest, pages: entries }
  } catch {
    return null
  }
}

const writes = pLimit(1)
let waiting: NodeJS.Timeout | undefined

/** Debounced: writes once after several calls. If the file is missing, all pages are rendered after a restart. */
export function writeDependencies(store: SiteStore, file: DependencyFile): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    writes(() => write(store, file)).catch(() => {})
  }, 500)
}

async function write(store: SiteStore, { pages, ...rest }: DependencyFile): Promise<void> {
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, numbers.size)
    return numbers.size - 1
  }
  const packed = pages.map(([file, { reads, due }]): Packed['pages'][number] => [
    file,
    reads.map(numberOf),
    due,
  ])
  const text = JSON.stringify({ ...rest, names: [...numbers.keys()], pages: packed } satisfies Packed)
  const path = place(store)
  await writeFile(`${path}.new`, text)
  await rename(`${path}.new`, path)
}
