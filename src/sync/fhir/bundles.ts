import { SourceError } from '../source.ts'

export interface BundleEntry {
  fullUrl?: unknown
  resource?: { resourceType?: unknown; id?: unknown }
  search?: { mode?: unknown }
}

export interface Bundle {
  total?: unknown
  entry?: BundleEntry[]
  link?: { relation?: string; url?: string }[]
}

/** The number of matches that a search reports; null if it reports none or only an estimate. */
export function exactTotal({ total, link }: Bundle): number | null {
  const self = link?.find(one => one.relation === 'self')?.url ?? ''
  return Number.isInteger(total) && !/[?&]_total=estimate(?:&|$)/.test(self) ? (total as number) : null
}

/**
 * Compares the number of records of each search with the total that it reports; the pages of one search may be in
 * several files.
 */
export class Searches {
  readonly #byType = new Map<string, { total: number; given: Set<unknown> }>()
  #page: [string, unknown][] = []

  entry({ resource, fullUrl, search }: BundleEntry): void {
    if (search?.mode === 'include' || search?.mode === 'outcome') return
    this.#page.push([String(resource?.resourceType ?? ''), resource?.id ?? fullUrl ?? this.#page.length])
  }

  /** Ends a Bundle and adds its own total. */
  end(bundle: Bundle): void {
    const self = bundle.link?.find(one => one.relation === 'self')?.url ?? ''
    const type = this.#page[0]?.[0] ?? /(\w+)(?:\?|$)/.exec(self)?.[1] ?? 'record'
    const search = this.#byType.get(type) ?? { total: 0, given: new Set() }
    search.total = Math.max(search.total, exactTotal(bundle) ?? 0)
    for (const [of, id] of this.#page) if (of === type) search.given.add(id)
    this.#byType.set(type, search)
    this.#page = []
  }

  refuseShort(source: string): void {
    for (const [type, { total, given }] of this.#byType)
      refuseShort(`A search in ${source}`, type, total, given)
  }
}

/** Throws SourceError if a search returned fewer records than its total. */
export function refuseShort(search: string, type: string, total: number, given: ReadonlySet<unknown>): void {
  if (given.size >= total) return
  throw new SourceError(
    `${search} says that it has ${total} ${type} and gave ${given.size}. Nothing was imported; ask who runs it.`,
  )
}
