/**
 * Handles a page that was opened with a query (see Finder.astro): the server has answered it, or the search hydrates.
 */
export function answerArrival(): void {
  const { classList } = document.documentElement
  const question = new URLSearchParams(location.search)
  const whole = document.querySelector<HTMLElement>('[data-whole]')
  const answered = document.querySelector('[data-answered]')
  if (whole) {
    if (answered) classList.remove('asking')
    else void import('./whole-arrival.ts').then(one => one.answerWhole(whole))
    return
  }
  const island = document.querySelector<HTMLElement>('#finder')?.closest<HTMLElement>('astro-island')
  if (answered) {
    const rows = answered.querySelectorAll<HTMLElement>('[data-doctor]')
    // The server has counted a search without results.
    const none = answered.querySelector('[data-answer-none]:not([hidden])')
    if (!none) import('#islands/live/availability.ts').then(live => live.showAvailability(rows))
  }
  // The server sorts by the weekly timetable; the browser asks for the free slots, too.
  if (island && classList.contains('asking') && (!answered || question.get('sort') === 'soonest')) {
    // If hydration fails, the list of the page stays.
    island.addEventListener('astro:hydration-error', () => classList.remove('asking'))
    island.dataset.requested = ''
    island.dispatchEvent(new Event('rawat:turn', { bubbles: true }))
  }
}
