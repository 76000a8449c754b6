import { addToast } from './messages.client.ts'

/** Shows a message when the connection is lost, and when it is back. */
export function watchConnection(): void {
  const words = document.querySelector<HTMLElement>('[data-toasts]')?.dataset
  if (!words) return
  let takeAway: (() => void) | undefined
  addEventListener('offline', () => {
    takeAway?.()
    takeAway = addToast({ severity: 'warn', summary: words.offline ?? '', detail: words.offlineText })
  })
  addEventListener('online', () => {
    takeAway?.()
    takeAway = addToast({ severity: 'success', summary: words.online ?? '' })
  })
}
