import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'

const memory: Record<string, string> = {}

/** Runs `work` on the browser's storage, or on memory if the storage is missing or full. */
function withStorage<T>(work: (storage: Record<string, string>) => T): T {
  try {
    return work(localStorage)
  } catch {
    return work(memory)
  }
}

// Otherwise a storage that throws would prevent the choice itself. There is no document where pages are rendered.
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
