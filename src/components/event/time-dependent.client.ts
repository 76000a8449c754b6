import { isWithinTime } from './time-dependent.ts'

/** Hides elements with `data-until` at that moment and shows those with `data-from`, because pages are static. */
function pass(): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-until],[data-from]'))
    one.hidden = !isWithinTime(one.dataset, Date.now())
}
pass()
// For pages that stay open, or are restored from the back/forward cache.
setInterval(pass, 30_000)
