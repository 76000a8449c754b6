/**
 * Reports a chunk that could not be fetched, as Vite does: by an event that the reload prompt listens to. The error is
 * reported too, unless a listener cancels the event.
 */
export function reportMissingChunk(error: unknown): void {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
  if (dispatchEvent(event)) reportError(error)
}
