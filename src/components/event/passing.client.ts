/** Time alone changes a page that was built yesterday: `data-until` leaves at its moment, `data-from` comes. */
function pass(): void {
  const now = Date.now()
  for (const one of document.querySelectorAll<HTMLElement>('[data-from]'))
    one.hidden = Date.parse(one.dataset.from as string) > now
  for (const one of document.querySelectorAll<HTMLElement>('[data-until]'))
    if (Date.parse(one.dataset.until as string) <= now) one.hidden = true
}
pass()
// A page that stays open over the end of something, or comes back from the browser's memory.
setInterval(pass, 30_000)
