import type { ClientDirective } from 'astro'
import { hydrated } from './hydrate.ts'

/** `client:session`: an island hydrates if there is a session, also one that begins in another tab. */
const session: ClientDirective = (load, _options, element) => {
  const hydrate = async () => {
    try {
      if (!localStorage.getItem('token')) return
    } catch {
      return
    }
    removeEventListener('storage', hydrate)
    removeEventListener('pageshow', hydrate)
    try {
      await hydrated(load, element)
    } catch {
      // The link to the sign-in page stays; that page also forwards a signed-in reader.
    }
    element.dataset.ready = ''
  }
  addEventListener('storage', hydrate)
  addEventListener('pageshow', hydrate)
  hydrate()
}
export default session
