import type { ClientDirective } from 'astro'
import { showPlainPrompt } from '../plain-prompt.ts'
import { hydrated } from './hydrate.ts'

/**
 * `client:update`: an island hydrates when there is a message about the page itself (see state/publish-update.ts). The
 * missing chunk may be the island's own code: then the server's markup is shown.
 */
const update: ClientDirective = (load, _options, element) => {
  const hydrate = async () => {
    if (!document.documentElement.dataset.update) return
    removeEventListener('rawat:update', hydrate)
    try {
      await hydrated(load, element)
    } catch {
      showPlainPrompt(element)
    }
  }
  addEventListener('rawat:update', hydrate)
  hydrate()
}
export default update
