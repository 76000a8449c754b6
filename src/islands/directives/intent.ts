import type { ClientDirective } from 'astro'
import { hydrated } from './hydrate.ts'
import { lost } from './lost.ts'

/**
 * `client:intent`: an island wakes when somebody turns to it (pointer over it, focus, touch, a press: see wake.ts), so that
 * a page that is only read runs no framework. What was typed before it was awake is told again; presses are held there.
 */
const intent: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    try {
      await hydrated(load, element)
    } catch (error) {
      lost(error)
      return
    }
    // Its listeners stand after the next paint at the latest.
    requestAnimationFrame(() => {
      for (const field of element.querySelectorAll('input')) {
        if (field.value) field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
  }
  if ('turned' in element.dataset) void wake()
  else element.addEventListener('rawat:turn', wake, { once: true })
}
export default intent
