/** Cache of public pages that were read on this device, for offline use. */
export const OFFLINE_PAGES_CACHE = 'pages'
export const OFFLINE_PAGES_MOST = 20
/** One day: older pages would be misleading. */
export const OFFLINE_PAGES_SECONDS = 24 * 60 * 60

// The database in which Workbox stores when each cached page was read: https://github.com/GoogleChrome/workbox,
// CacheTimestampsModel
const TIMESTAMPS = { database: 'workbox-expiration', store: 'cache-entries' }

/** Empties the store: the service worker has the database open, and an open database cannot be deleted. */
const clearTimestamps = () =>
  new Promise<void>(resolve => {
    const opening = indexedDB.open(TIMESTAMPS.database)
    // The database does not exist; abort, or Workbox would find it without its store.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve()
    opening.onsuccess = () => {
      const { result: database } = opening
      const done = () => {
        database.close()
        resolve()
      }
      if (!database.objectStoreNames.contains(TIMESTAMPS.store)) return done()
      const emptying = database.transaction(TIMESTAMPS.store, 'readwrite')
      emptying.oncomplete = done
      emptying.onerror = done
      emptying.objectStore(TIMESTAMPS.store).clear()
    }
  })

/**
 * Deletes the cached pages, so the next user of the device does not learn which doctors and departments were viewed.
 */
export async function deleteOfflinePages(): Promise<void> {
  // Not every browser has these, and no browser has them without https.
  const pages = globalThis.caches?.delete(OFFLINE_PAGES_CACHE)
  const timestamps = globalThis.indexedDB && clearTimestamps()
  await Promise.allSettled([pages, timestamps])
}
