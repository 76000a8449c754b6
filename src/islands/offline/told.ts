const TOLD = 'offline-ready.once.v1'

/** Once on a device: a browser that keeps nothing is told by each worker it installs. */
export function offlineWasTold(): boolean {
  try {
    return Boolean(localStorage.getItem(TOLD))
  } catch {
    return false
  }
}
export function noteOfflineTold(): void {
  try {
    localStorage.setItem(TOLD, '1')
  } catch {
    // As above.
  }
}
