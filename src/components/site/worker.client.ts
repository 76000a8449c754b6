import { Workbox } from 'workbox-window'
import { tell } from './reload.client.ts'

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

/** Registers the service worker and tells what comes of it. A host without one, or a browser that refuses: no matter. */
export async function fetchWorker(): Promise<void> {
  const worker = new Workbox(trusted())
  worker.addEventListener('activated', ({ isUpdate, isExternal }) => {
    if (isUpdate || isExternal) tell('needRefresh')
    else if (!document.querySelector('[data-portal]')) tell('offlineReady')
  })
  const registration = await worker.register({ immediate: true })
  if (!registration) return
  // A page that was left open for hours asks when somebody comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) worker.update().catch(() => {})
  })
}
