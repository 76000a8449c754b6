import type { Update } from './updates.ts'

// What is more pressing stays: help that opens offline is no reason to hide that the page is broken.
const order: Update[] = ['offlineReady', 'needRefresh', 'lost']

/**
 * Says it on the root element, where the reload prompt finds it whenever it comes, and by an event to the prompt that is
 * there already. Without a name: it has been read.
 */
export function tellUpdate(update?: Update): void {
  const { dataset } = document.documentElement
  if (!update) delete dataset.update
  else if (order.indexOf(update) <= order.indexOf(dataset.update as Update)) return
  else dataset.update = update
  dispatchEvent(new Event('rawat:update'))
}

/**
 * A chunk of an older release that no longer exists: Vite raises its event, and throws the error on unless somebody
 * cancels it. Nobody does. Without a line every chunk fails, and a reload would only lose the page.
 */
export function watchLostParts(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) tellUpdate('lost')
  })
}
