/** `AbortSignal.timeout` and `AbortSignal.any`, which browsers at the floor lack (ui/browser-floor.ts). */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new DOMException('There was no answer in time.', 'TimeoutError')),
    milliseconds,
  )
  // Node would wait for the timer before it ends; a browser's timer is a number.
  if (typeof timer === 'object') (timer as { unref?(): void }).unref?.()
  return controller.signal
}

/** Aborts with the first of these, for its reason. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  const stop = () => {
    for (const one of signals) one.removeEventListener('abort', follow)
  }
  const follow = (event: Event) => {
    stop()
    controller.abort((event.target as AbortSignal).reason)
  }
  for (const one of signals) {
    if (one.aborted) {
      stop()
      controller.abort(one.reason)
      break
    }
    one.addEventListener('abort', follow)
  }
  return controller.signal
}
