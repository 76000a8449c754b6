/**
 * Handles a page that was opened with a query (see Finder.astro): the server has answered it, or the search hydrates.
 */
export function answerArrival(): void {
  const { classList } = document.documentElement
  const question = new URLSearchParams(location.search)
  const answered = document.querySelector('[data-answered]')
  const island = document.querySelector<HTMLElement>('#finder')?.closest<HTMLElement>('astro-island')
  if (answered) {
    const rows = answered.querySelectorAll<HTMLElement>('[data-doctor]')
    const none = answered.querySelector('[data-answer-none]:not([hidden])')
    if (none)
      import('#islands/live/page-views.ts').then(live => live.countMissed(question.get('search') ?? ''))
    else import('#islands/live/availability.ts').then(live => live.showAvailability(rows))
  }
  // The server sorts by the weekly timetable; the browser asks for the free slots, too.
  if (island && classList.contains('asking') && (!answered || question.get('sort') === 'soonest')) {
    // If hydration fails, the list of the page stays.
    island.addEventListener('astro:hydration-error', () => classList.remove('asking'))
    island.dataset.requested = ''
    island.dispatchEvent(new Event('rawat:turn', { bubbles: true }))
  }
}
