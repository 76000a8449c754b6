import { slugOf } from '#entities/text/slug-of-any-script.ts'

/** Returns unused slugs: the first proposal that is free, else the last one with a number. */
export class UniqueSlugs {
  readonly #taken: Set<string>
  readonly #next = new Map<string, number>()

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken)
  }

  take(proposals: readonly string[], fallback: string): string {
    const slugs = [...new Set(proposals.map(slugOf).filter(Boolean))]
    if (slugs.length === 0) slugs.push(slugOf(fallback) || 'item')
    const free = slugs.find(slug => !this.#taken.has(slug)) ?? this.#numbered(slugs.at(-1) as string)
    this.#taken.add(free)
    return free
  }

  #numbered(slug: string): string {
    let number = this.#next.get(slug) ?? 2
    while (this.#taken.has(`${slug}-${number}`)) number++
    this.#next.set(slug, number + 1)
    return `${slug}-${number}`
  }
}
