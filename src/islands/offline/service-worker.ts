import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { OFFLINE_PAGES_CACHE, OFFLINE_PAGES_MOST, OFFLINE_PAGES_SECONDS } from '#api/offline-pages.ts'
import { isCachedOffline, languageOfPath, withNote } from './pages.ts'

/** The values that the publisher writes in front of this file: see src/publishing/release/service-worker.ts. */
interface Given {
  precache: PrecacheEntry[]
  /** Shown above a page from the cache; `{{time}}` is when it was fetched. */
  notes: Record<'en' | 'id', string>
}
declare const self: typeof globalThis & {
  rawat: Given
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: () => void): void
}

// The cached emergency numbers must be the newest: a new worker does not wait until the last tab is closed.
self.addEventListener('install', () => void self.skipWaiting())
precache(self.rawat.precache)
cleanupOutdatedCaches()

const precached = new Set(self.rawat.precache.map(entry => (typeof entry === 'string' ? entry : entry.url)))

/** Precached files are also fetched from the network first; the precache is used if that fails. */
const fallBack = {
  handlerDidError: ({ request }: { request: Request }) => matchPrecache(new URL(request.url).pathname),
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && precached.has(url.pathname),
  new NetworkOnly({ plugins: [fallBack] }),
)

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !url.search && isCachedOffline(url.pathname),
  new NetworkFirst({
    cacheName: OFFLINE_PAGES_CACHE,
    plugins: [
      new ExpirationPlugin({ maxEntries: OFFLINE_PAGES_MOST, maxAgeSeconds: OFFLINE_PAGES_SECONDS }),
      {
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && response.type === 'basic' && !response.redirected ? response : null,
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse &&
          withNote(cachedResponse, self.rawat.notes[languageOfPath(request.url)], request.url),
        handlerDidError: async ({ request }) => offlinePage(request.url),
      },
    ],
  }),
)

// All other pages (for example search results) are not cached; offline, the offline page with the emergency numbers is
// shown.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  new NetworkOnly({ plugins: [{ handlerDidError: async ({ request }) => offlinePage(request.url) }] }),
)

const offlinePage = (url: string) => matchPrecache(languageOfPath(url) === 'id' ? '/id/offline' : '/offline')
