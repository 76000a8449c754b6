import { isItsTime } from './passing.ts'

/** Time alone changes a page that was built yesterday: `data-until` leaves at its moment, `data-from` comes. */
function pass(): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-until],[data-from]'))
    one.hidden = !isItsTime(one.dataset, Date.now())
}
pass()
// A page that stays open over the end of something, or comes back from the browser's memory.
setInterval(pass, 30_000)
