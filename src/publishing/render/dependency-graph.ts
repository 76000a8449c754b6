type Data = Readonly<Record<string, unknown>>

/**
 * A change: an item (new if it has no `before`, deleted if it has no `after`), a whole kind (its order
 * changed, or its previous content is unknown), or a doctor's timetable by its name.
 */
export type ChangedKey =
  | { kind: string; key: string; before?: Data; after?: Data }
  | { kind: string; all: true }
  | { dependency: string }

/** How pages read a kind: which reference they follow, and which fields of the items they show. */
interface Shape {
  field: string | null
  fields: string[] | null
}

export interface PageDependencies {
  reads: string[]
  /** Epoch milliseconds from which the content of the page would differ. */
  due: number | null
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const keysIn = (value: unknown): Set<string> => new Set([value ?? []].flat().map(String))

/** `doctors?units=icu#name`: kind, reference, its value, fields. Null if the dependency is a single item. */
function parse(dependency: string): (Shape & { kind: string }) | null {
  const [address = '', names] = dependency.split('#')
  const fields = names === undefined ? null : names.split(',')
  if (address.endsWith('/*')) return { kind: address.slice(0, -2), field: null, fields }
  const at = address.indexOf('?')
  if (at < 0) return null
  return { kind: address.slice(0, at), field: address.slice(at + 1, address.indexOf('=')), fields }
}

/** The dependencies of every page, recorded while it was rendered. A change makes the pages stale that depend on it. */
export class DependencyGraph {
  readonly #pages = new Map<string, PageDependencies>()
  /** Each dependency once, because most pages share theirs: equal copies of the texts would fill the memory. */
  readonly #names = new Map<string, string>()
  readonly #readers = new Map<string, Set<string>>()
  /** Pages that are not in `#readers` yet, which is not needed until all pages are rendered. */
  readonly #unindexed = new Set<string>()
  /** For each kind, the shapes by their notation: `*`, `*#name`, `units#name`. */
  readonly #shapes = new Map<string, Map<string, Shape>>()
  readonly #ofKind = new Map<string, Set<string>>()

  set(page: string, { reads, due }: PageDependencies): void {
    this.delete(page)
    this.#pages.set(page, { reads: reads.map(name => this.#unique(name)), due })
    this.#unindexed.add(page)
  }

  #unique(name: string): string {
    const known = this.#names.get(name)
    if (known === undefined) this.#names.set(name, name)
    return known ?? name
  }

  delete(page: string): void {
    if (!this.#unindexed.delete(page))
      for (const dependency of this.#pages.get(page)?.reads ?? []) this.#readers.get(dependency)?.delete(page)
    this.#pages.delete(page)
  }

  /** Fills `#readers` ahead of `stalePages`: it takes a second for 40,000 pages. */
  index(): void {
    for (const page of this.#unindexed) {
      for (const dependency of this.#pages.get(page)?.reads ?? []) {
        const known = this.#readers.get(dependency)
        if (known) known.add(page)
        else {
          this.#readers.set(dependency, new Set([page]))
          this.#addDependency(dependency)
        }
      }
    }
    this.#unindexed.clear()
  }

  files(): IterableIterator<string> {
    return this.#pages.keys()
  }

  get(page: string): PageDependencies | undefined {
    return this.#pages.get(page)
  }

  /** The first moment at which a page becomes stale only because time has passed. */
  nextDue(): number | null {
    let next: number | null = null
    for (const { due } of this.#pages.values()) if (due !== null && (next === null || due < next)) next = due
    return next
  }

  /** Removes the due time of a page that could not be rendered: it is retried with each release anyway. */
  clearDue(page: string): void {
    const entry = this.#pages.get(page)
    if (entry) entry.due = null
  }

  dueAt(now: number): string[] {
    const pages: string[] = []
    for (const [page, { due }] of this.#pages) if (due !== null && due <= now) pages.push(page)
    return pages
  }

  stalePages(changes: readonly ChangedKey[]): Set<string> {
    this.index()
    const pages = new Set<string>()
    for (const change of changes)
      for (const dependency of this.#dependenciesOf(change))
        for (const page of this.#readers.get(dependency) ?? []) pages.add(page)
    return pages
  }

  #addDependency(dependency: string): void {
    const parsed = parse(dependency)
    if (!parsed) {
      const [address = '', names] = dependency.split('#')
      if (address.startsWith('schedules/')) this.#addToKind('schedules', dependency)
      // Some fields of one item: `settings/settings#brand`.
      if (names !== undefined)
        this.#shapeOf(address.split('/')[0] as string, `=${names}`, { field: '', fields: names.split(',') })
      return
    }
    const { kind, field, fields } = parsed
    this.#shapeOf(kind, `${field ?? '*'}#${fields?.join(',') ?? ''}`, { field, fields })
    this.#addToKind(kind, dependency)
  }

  #addToKind(kind: string, dependency: string): void {
    const list = this.#ofKind.get(kind)
    if (list) list.add(dependency)
    else this.#ofKind.set(kind, new Set([dependency]))
  }

  #shapeOf(kind: string, name: string, shape: Shape): void {
    const known = this.#shapes.get(kind)
    if (known) known.set(name, shape)
    else this.#shapes.set(kind, new Map([[name, shape]]))
  }

  *#dependenciesOf(change: ChangedKey): Generator<string> {
    if ('dependency' in change) {
      yield change.dependency
      return
    }
    if ('all' in change) {
      yield* this.#ofKind.get(change.kind) ?? []
      return
    }
    const { kind, key, before, after } = change
    yield `${kind}/${key}`
    for (const { field, fields } of this.#shapes.get(kind)?.values() ?? []) {
      const suffix = fields ? `#${fields.join(',')}` : ''
      const changed = !before || !after || !fields || fields.some(name => !same(before[name], after[name]))
      if (field === null) {
        if (changed) yield `${kind}/*${suffix}`
      } else if (field === '') {
        if (changed) yield `${kind}/${key}${suffix}`
      } else {
        const [was, is] = [keysIn(before?.[field]), keysIn(after?.[field])]
        for (const value of was.union(is))
          if (changed || was.has(value) !== is.has(value)) yield `${kind}?${field}=${value}${suffix}`
      }
    }
  }
}
