import { type ApiFetch, fetchSource } from './fetch-source.ts'
import type { Source } from './source.ts'

/** Records for a page what it read while it was rendered, and when its content changes only because time has passed. */
export interface Recorder {
  read(dependency: string): void
  due(moment: Temporal.Instant): void
}

interface RenderContext {
  source: Source
  recorder?: Recorder
  /** The current time of all pages of one run. */
  now?: Temporal.Instant
  /** The fragment cache of one run: by the object it was computed from, then by name. */
  fragments?: CachedFragments
}

/** Lives as long as the run; keyed by the object that a fragment was computed from. */
export type CachedFragments = WeakMap<object, Map<string, unknown>>

// Astro bundles a second copy of this file beside the publisher's own. Both share only globals.
const shared = globalThis as typeof globalThis & { rawatContent?: RenderContext }

/** Called before Astro renders: sets the source of content, the recorder of dependencies, and the time. */
export function openSource(
  source: Source,
  recorder?: Recorder,
  now?: Temporal.Instant,
  fragments?: CachedFragments,
): void {
  shared.rawatContent = {
    source,
    ...(recorder ? { recorder } : {}),
    ...(now ? { now } : {}),
    ...(fragments ? { fragments } : {}),
  }
}

export const openContentQueries = (fetch: ApiFetch, recorder?: Recorder): void =>
  openSource(fetchSource(fetch), recorder)

/** Sets the render clock, which pages read. */
export function setClock(now: Temporal.Instant): void {
  renderContext().now = now
}

export function renderContext(): RenderContext {
  if (!shared.rawatContent) {
    const base = process.env.API_URL ?? 'http://127.0.0.1:4321'
    openContentQueries(path => fetch(base + path))
  }
  return shared.rawatContent as RenderContext
}
