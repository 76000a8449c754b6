import { addToast } from './messages.client.ts'

/** Says when the line is lost, and when it is back: what is read stays, what would be asked for does not come. */
export function watchLine(): void {
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
