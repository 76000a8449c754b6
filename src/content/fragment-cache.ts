import { AsyncLocalStorage } from 'node:async_hooks'
import { type Recorder, renderContext } from './render-context.ts'

/*
 * What thousands of pages share (the footer, a doctor's row in the lists of others) is worked out once in a run. Each page
 * that has it has read what went into it, as if it had been worked out there.
 */

// Of each piece of work alone: parts of one page are worked out side by side.
const notes = new AsyncLocalStorage<Recorder>()

/** Who hears what is being read at this place. */
export const recorder = (): Recorder | undefined => notes.getStore() ?? renderContext().recorder

/** What was made, and what it read while it was. */
interface Kept {
  made: Promise<unknown>
  reads: Set<string>
  due: Temporal.Instant[]
}

/**
 * What `work` makes of this item or view of the content, under a name that says all else it depends on. It is worked out
 * anew in each run of the publisher, and at every call where nobody keeps it (a preview, `astro dev`).
 */
export async function cachedFragment<T>(of: object, name: string, work: () => Promise<T>): Promise<T> {
  const store = renderContext().kept
  if (!store) return work()
  let known = store.get(of)
  if (!known) {
    known = new Map()
    store.set(of, known)
  }
  let entry = known.get(name) as Kept | undefined
  if (!entry) {
    const reads = new Set<string>()
    const due: Temporal.Instant[] = []
    const own: Recorder = {
      read: dependency => reads.add(dependency),
      due: moment => due.push(moment),
    }
    entry = { made: notes.run(own, work), reads, due }
    known.set(name, entry)
    // Each page that wants it is told why it cannot be had.
    entry.made.catch(() => known.delete(name))
  }
  // The entry holds what the work of this name gave.
  const made = (await entry.made) as T
  const listener = recorder()
  for (const dependency of entry.reads) listener?.read(dependency)
  for (const moment of entry.due) listener?.due(moment)
  return made
}
