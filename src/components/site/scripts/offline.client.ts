const signs = ['pointerdown', 'keydown'] as const

/**
 * Loads the service worker at the first interaction: earlier, its downloads would compete with the page that is loading.
 */
export function fetchWorkerAtFirstInteraction(): void {
  // Not in development, where pages must not come from a cache.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start)
    import('./worker.client.ts').then(({ fetchWorker }) => fetchWorker()).catch(() => {})
    // Loaded in advance: without a connection it could not be loaded.
    import('./connection.client.ts').then(({ watchConnection }) => watchConnection()).catch(() => {})
  }
  for (const sign of signs) addEventListener(sign, start, { passive: true })
}
