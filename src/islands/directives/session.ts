import type { ClientDirective } from 'astro'
import { hydrated } from './hydrate.ts'

/** `client:session`: an island wakes where somebody is signed in, also in another tab. */
const session: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    try {
      if (!localStorage.getItem('token')) return
    } catch {
      return
    }
    removeEventListener('storage', wake)
    removeEventListener('pageshow', wake)
    try {
      await hydrated(load, element)
    } catch {
      // The link to the door stays, which knows the way on as well.
    }
    element.dataset.ready = ''
  }
  addEventListener('storage', wake)
  addEventListener('pageshow', wake)
  wake()
}
export default session
