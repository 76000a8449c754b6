import type { ClientDirective } from 'astro'
import { hydrated } from './hydrate.ts'
import { reportMissingChunk } from './missing-chunk.ts'

/**
 * `client:intent`: an island hydrates at the first interaction (pointer over it, focus, touch, click: see hydrate-on-intent.ts), so
 * a page that is only read runs no framework. Input typed before hydration is dispatched again here; clicks are
 * repeated by hydrate-on-intent.ts.
 */
const intent: ClientDirective = (load, _options, element) => {
  const hydrate = async () => {
    try {
      await hydrated(load, element)
    } catch (error) {
      // hydrate-on-intent.ts would hold back each click on a link for a hydration that never comes.
      element.dataset.free = ''
      reportMissingChunk(error)
      return
    }
    // The listeners are attached after the next paint at the latest.
    requestAnimationFrame(() => {
      for (const field of element.querySelectorAll('input')) {
        if (field.value) field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
  }
  if ('requested' in element.dataset) void hydrate()
  else element.addEventListener('rawat:turn', hydrate, { once: true })
}
export default intent
