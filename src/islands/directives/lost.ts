/**
 * A part of the page that could not be fetched, told as Vite tells it of its own: an event that the reload prompt hears,
 * and the error goes on unless somebody cancels it.
 */
export function lost(error: unknown): void {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
  if (dispatchEvent(event)) reportError(error)
}
