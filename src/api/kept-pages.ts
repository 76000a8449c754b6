/** Public pages that were read on this device, for when there is no line. */
export const PAGES_CACHE = 'pages'
export const PAGES_KEPT = 20
/** A day: an older page would mislead more than it helps. */
export const PAGES_KEPT_SECONDS = 24 * 60 * 60

/** Whoever uses the device next does not learn which doctors and departments were looked up. */
export function forgetPages(): void {
  // Not in every browser, and not without https.
  globalThis.caches?.delete(PAGES_CACHE).catch(() => {})
}
