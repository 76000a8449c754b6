import type { Update } from './updates.ts'

// By rising urgency; the more urgent message stays: `offlineReady` must not hide that the page is broken.
const order: Update[] = ['offlineReady', 'needRefresh', 'lost']

/**
 * Sets the message on the root element, for a reload prompt that is loaded later, and dispatches an event for one that
 * is loaded. Without an argument the message is cleared.
 */
export function publishUpdate(update?: Update): void {
  const { dataset } = document.documentElement
  if (!update) delete dataset.update
  else if (order.indexOf(update) <= order.indexOf(dataset.update as Update)) return
  else dataset.update = update
  dispatchEvent(new Event('rawat:update'))
}

/**
 * Reports a chunk of an older release that no longer exists: Vite dispatches an event and throws the error unless a
 * listener cancels it (none does). Offline every chunk fails, and a reload would only lose the page.
 */
export function watchMissingChunks(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) publishUpdate('lost')
  })
}
