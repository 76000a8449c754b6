/**
 * Replaces `AbortSignal.timeout` and `AbortSignal.any`, which the oldest supported browsers lack (ui/browser-floor.ts).
 */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new DOMException('There was no answer in time.', 'TimeoutError')),
    milliseconds,
  )
  // In Node the process would wait for the timer before it exits; in a browser the timer is a number.
  if (typeof timer === 'object') (timer as { unref?(): void }).unref?.()
  return controller.signal
}

/** Aborts when the first of these signals aborts, with its reason. */
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

/** Waits so long, or until the signal aborts. */
export const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
