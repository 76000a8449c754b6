const signs = ['pointerdown', 'keydown'] as const

/**
 * The service worker comes with the first interaction, not before: what it fetches would compete with the page that is
 * being read.
 */
export function fetchWorkerAtFirstInteraction(): void {
  // In development pages change all the time, and none is to come from a cache.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start)
    import('./worker.client.ts').then(({ fetchWorker }) => fetchWorker()).catch(() => {})
    // Now, as it cannot be fetched when it is needed.
    import('./line.client.ts').then(({ watchLine }) => watchLine()).catch(() => {})
  }
  for (const sign of signs) addEventListener(sign, start, { passive: true })
}
