import { AsyncLocalStorage } from 'node:async_hooks'
import { type Recorder, renderContext } from './render-context.ts'

/*
 * Parts that thousands of pages share (the footer, a doctor's row in lists) are computed once in a run. Each page that uses
 * one gets its dependencies, as if the page had computed it.
 */

// One recorder for each fragment: the fragments of a page are computed in parallel.
const recorders = new AsyncLocalStorage<Recorder>()

/** The recorder of the current fragment, or else of the page. */
export const recorder = (): Recorder | undefined => recorders.getStore() ?? renderContext().recorder

/** A cached result, and what was read to compute it. */
interface CachedFragment {
  made: Promise<unknown>
  reads: Set<string>
  due: Temporal.Instant[]
}

/**
 * The result of `work` for this item or view of the content. `name` must contain everything else that it depends on.
 * It is computed again in each run of the publisher, and at each call if there is no cache (a preview, `astro dev`).
 */
export async function cachedFragment<T>(of: object, name: string, work: () => Promise<T>): Promise<T> {
  const store = renderContext().fragments
  if (!store) return work()
  let known = store.get(of)
  if (!known) {
    known = new Map()
    store.set(of, known)
  }
  let entry = known.get(name) as CachedFragment | undefined
  if (!entry) {
    const reads = new Set<string>()
    const due: Temporal.Instant[] = []
    const own: Recorder = {
      read: dependency => reads.add(dependency),
      due: moment => due.push(moment),
    }
    entry = { made: recorders.run(own, work), reads, due }
    known.set(name, entry)
    // A failed result is not cached, so each page that uses it reports the error.
    entry.made.catch(() => known.delete(name))
  }
  // The name determines the type of the result.
  const made = (await entry.made) as T
  const listener = recorder()
  for (const dependency of entry.reads) listener?.read(dependency)
  for (const moment of entry.due) listener?.due(moment)
  return made
}
