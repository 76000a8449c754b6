import { addToast } from './messages.client.ts'

/** Shows a message when the connection is lost, and when it is back. */
export function watchConnection(): void {
  const words = document.querySelector<HTMLElement>('[data-toasts]')?.dataset
  if (!words) return
  let removeToast: (() => void) | undefined
  addEventListener('offline', () => {
    removeToast?.()
    removeToast = addToast({ severity: 'warn', summary: words.offline ?? '', detail: words.offlineText })
  })
  addEventListener('online', () => {
    removeToast?.()
    removeToast = addToast({ severity: 'success', summary: words.online ?? '' })
  })
}
