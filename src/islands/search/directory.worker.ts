import type { Directory, Found, Query } from '#search/directory.ts'
import { createEngine } from '#search/engine.ts'
import type { AskedWhole, SiteIndex, WholeFound } from '#search/whole/site-index.ts'
import { createWholeEngine } from '#search/whole/whole-engine.ts'

/** The files of the search data, and what is asked of them: `index` is only given with `whole`. */
export interface Asked {
  id: number
  url: string
  query?: Query
  whole?: AskedWhole
  index?: string
}

async function read<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return (await response.json()) as T
}

let loaded: Promise<{ data: Directory; find: (query: Query) => Found }> | undefined
let loadedWhole: Promise<(query: AskedWhole) => WholeFound> | undefined

const load = async (url: string) => {
  const data = await read<Directory>(url)
  return { data, find: createEngine(data) }
}

async function loadWhole(url: string, index: string) {
  loaded ??= load(url)
  const [{ data, find }, site] = await Promise.all([loaded, read<SiteIndex>(index)])
  return createWholeEngine(find, data, site)
}

async function answer({ url, query, whole, index }: Asked) {
  if (whole && index) {
    loadedWhole ??= loadWhole(url, index)
    return (await loadedWhole)(whole)
  }
  loaded ??= load(url)
  return query && (await loaded).find(query)
}

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  try {
    self.postMessage({ id: data.id, found: await answer(data) })
  } catch (error) {
    // The next query tries to load again.
    loaded = undefined
    loadedWhole = undefined
    self.postMessage({ id: data.id, error: String(error) })
  }
}
