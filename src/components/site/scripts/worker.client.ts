import { Workbox } from 'workbox-window'
import { wasOfflineShown } from '#islands/offline/offline-shown.ts'
import { publishUpdate } from '#state/publish-update.ts'

const address = '/service-worker.js'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string }
}

/** The portal enforces Trusted Types: a script address must come from a policy. This one allows a single address. */
function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || !location.pathname.match(/^\/(patients|admins|auth)(\/|$)/)) return address
  return trustedTypes
    .createPolicy('rawat-service-worker', { createScriptURL: () => address })
    .createScriptURL(address)
}

/** In ms. A page opened within this time mostly belongs to the new release already and needs no reload. */
const justOpened = 60_000

/** Loads the page again: true if its scripts or style sheets differ from those of the open page. */
async function isOld(): Promise<boolean> {
  const now = await fetch(location.href, { cache: 'no-cache' })
    .then(response => (response.ok ? response.text() : null))
    .catch(() => null)
  const parts = document.querySelectorAll(
    'script[data-src], script[type="module"][src], link[rel="stylesheet"]',
  )
  const addressOf = (part: Element) =>
    ['data-src', 'src', 'href'].map(name => part.getAttribute(name)).find(Boolean)
  return now !== null && [...parts].some(part => !now.includes(addressOf(part) as string))
}

/** The message is shown once per device; the check avoids loading its code again. */
const notifyWorker = () => wasOfflineShown() || publishUpdate('offlineReady')

/** Registers the service worker and shows its messages. The page also works if there is none, or the browser refuses it. */
export async function fetchWorker(): Promise<void> {
  const worker = new Workbox(trusted())
  let asked = false
  worker.addEventListener('activated', async ({ isUpdate, isExternal }) => {
    if (isUpdate || isExternal) {
      if (asked || performance.now() > justOpened || (await isOld())) publishUpdate('needRefresh')
    } else notifyWorker()
  })
  const registration = await worker.register({ immediate: true })
  if (!registration) return
  // Installed on an earlier page, where the message could not be shown.
  if (registration.active) notifyWorker()
  // A page that was open in the background for a long time checks for an update when it is visible again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) {
      asked = true
      worker.update().catch(() => {})
    }
  })
}
