import type { ClientDirective } from 'astro'
import { showPlainPrompt } from '../plain-prompt.ts'
import { hydrated } from './hydrate.ts'

/**
 * `client:update`: an island wakes when there is something to know about the page itself (see state/tell-update.ts). What
 * was lost may be its very own part: then the server's markup shows itself.
 */
const update: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    if (!document.documentElement.dataset.update) return
    removeEventListener('rawat:update', wake)
    try {
      await hydrated(load, element)
    } catch {
      showPlainPrompt(element)
    }
  }
  addEventListener('rawat:update', wake)
  wake()
}
export default update
