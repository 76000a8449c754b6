import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'

const memory: Record<string, string> = {}

/** What `work` does with the browser's storage, or with what this page keeps where there is none, or it is full. */
function withStorage<T>(work: (storage: Record<string, string>) => T): T {
  try {
    return work(localStorage)
  } catch {
    return work(memory)
  }
}

// Without this a storage that throws would keep a choice from being made at all. Where pages are rendered is none.
if (typeof document !== 'undefined') {
  const engine = new Proxy(memory, {
    has: (_, name) => withStorage(storage => name in storage),
    get: (_, name: string) => withStorage(storage => storage[name]),
    set: (_, name: string, value: string) =>
      withStorage(storage => {
        storage[name] = value
        return true
      }),
    deleteProperty: (_, name: string) => withStorage(storage => delete storage[name]),
  })
  setPersistentEngine(engine, windowPersistentEvents)
}

export { persistentAtom }
