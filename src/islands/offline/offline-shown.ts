const KEY = 'offline-ready.once.v1'

/** Shown once per device; a browser without storage shows it at each new worker. */
export function wasOfflineShown(): boolean {
  try {
    return Boolean(localStorage.getItem(KEY))
  } catch {
    return false
  }
}
export function storeOfflineShown(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Without storage it is shown again.
  }
}
