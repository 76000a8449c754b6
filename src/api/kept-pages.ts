/** Public pages that were read on this device, for when there is no line. */
export const PAGES_CACHE = 'pages'
export const PAGES_KEPT = 20
/** A day: an older page would mislead more than it helps. */
export const PAGES_KEPT_SECONDS = 24 * 60 * 60

// Where Workbox writes down when which page of a cache was read: https://github.com/GoogleChrome/workbox, CacheTimestampsModel
const NOTES = { database: 'workbox-expiration', store: 'cache-entries' }

/** The service worker has the notes open, so they are emptied: a database that is in use cannot be deleted. */
const forgetNotes = () =>
  new Promise<void>(resolve => {
    const opening = indexedDB.open(NOTES.database)
    // Not there yet, and not to be made by us: Workbox would find it without its store.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve()
    opening.onsuccess = () => {
      const { result: database } = opening
      const done = () => {
        database.close()
        resolve()
      }
      if (!database.objectStoreNames.contains(NOTES.store)) return done()
      const emptying = database.transaction(NOTES.store, 'readwrite')
      emptying.oncomplete = done
      emptying.onerror = done
      emptying.objectStore(NOTES.store).clear()
    }
  })

/** Whoever uses the device next does not learn which doctors and departments were looked up. */
export async function forgetPages(): Promise<void> {
  // Neither is in every browser, nor without https.
  const pages = globalThis.caches?.delete(PAGES_CACHE)
  const notes = globalThis.indexedDB && forgetNotes()
  await Promise.allSettled([pages, notes])
}
