import { Workbox } from 'workbox-window'
import { offlineWasTold } from '#islands/offline/told.ts'
import { tellUpdate } from '#state/tell-update.ts'

const address = '/service-worker.js'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string }
}

/** The portal takes no text for the address of a script, except from this policy, which knows one. */
function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || !location.pathname.match(/^\/(patients|admins|auth)(\/|$)/)) return address
  return trustedTypes
    .createPolicy('rawat-service-worker', { createScriptURL: () => address })
    .createScriptURL(address)
}

/** In ms: a page that was opened since is most often of the new release itself, and then has nothing to reload. */
const justOpened = 60_000

/** Whether the page at this address, asked for anew, is built of other parts than the one that is open. */
async function isOld(): Promise<boolean> {
  const now = await fetch(location.href, { cache: 'no-cache' })
    .then(response => (response.ok ? response.text() : null))
    .catch(() => null)
  const parts = [...document.querySelectorAll('script[type="module"][src], link[rel="stylesheet"]')]
  return (
    now !== null &&
    parts.some(part => !now.includes((part.getAttribute('src') ?? part.getAttribute('href')) as string))
  )
}

/** Said before, it would only fetch what says it. */
const tellReady = () => offlineWasTold() || tellUpdate('offlineReady')

/** Registers the service worker and tells what comes of it. A host without one, or a browser that refuses: no matter. */
export async function fetchWorker(): Promise<void> {
  const worker = new Workbox(trusted())
  let asked = false
  worker.addEventListener('activated', async ({ isUpdate, isExternal }) => {
    if (isUpdate || isExternal) {
      if (asked || performance.now() > justOpened || (await isOld())) tellUpdate('needRefresh')
    } else tellReady()
  })
  const registration = await worker.register({ immediate: true })
  if (!registration) return
  // Installed on an earlier page, where the message found no free place or was left too soon.
  if (registration.active) tellReady()
  // A page that was left open for hours asks when somebody comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) {
      asked = true
      worker.update().catch(() => {})
    }
  })
}
