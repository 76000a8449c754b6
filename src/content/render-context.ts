import { type ApiFetch, fetchSource } from './fetch-source.ts'
import type { Source } from './source.ts'

/** What the publisher hears of a page while it renders: what the page read, and when what it says will be over. */
export interface Recorder {
  read(dependency: string): void
  due(moment: Temporal.Instant): void
}

interface Slot {
  source: Source
  recorder?: Recorder
  /** The moment that all pages of one run show. */
  now?: Temporal.Instant
  /** What pages of one run share: made of what, under which name. */
  kept?: CachedFragments
}

/** Goes with the run; what it was made of names it. */
export type CachedFragments = WeakMap<object, Map<string, unknown>>

// Astro bundles this file apart from the publisher's own copy; the global is the one thing both see.
const slots = globalThis as typeof globalThis & { rawatContent?: Slot }

/** Called before Astro renders: where content comes from, who notes what a page reads, and what time it is. */
export function openSource(
  source: Source,
  recorder?: Recorder,
  now?: Temporal.Instant,
  kept?: CachedFragments,
): void {
  slots.rawatContent = {
    source,
    ...(recorder ? { recorder } : {}),
    ...(now ? { now } : {}),
    ...(kept ? { kept } : {}),
  }
}

export const openContentQueries = (fetch: ApiFetch, recorder?: Recorder): void =>
  openSource(fetchSource(fetch), recorder)

/** What time the pages take it to be. */
export function setClock(now: Temporal.Instant): void {
  renderContext().now = now
}

export function renderContext(): Slot {
  if (!slots.rawatContent) {
    const base = process.env.API_URL ?? 'http://127.0.0.1:4321'
    openContentQueries(path => fetch(base + path))
  }
  return slots.rawatContent as Slot
}
