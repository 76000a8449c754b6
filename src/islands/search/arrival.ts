/** What a page that was opened with a question (see Finder.astro) does: our server has answered it, or the search wakes. */
export function answerArrival(): void {
  const { classList } = document.documentElement
  const question = new URLSearchParams(location.search)
  const answered = document.querySelector('[data-answered]')
  const island = document.querySelector<HTMLElement>('#finder')?.closest<HTMLElement>('astro-island')
  if (answered) {
    const rows = answered.querySelectorAll<HTMLElement>('[data-doctor]')
    const none = answered.querySelector('[data-answer-none]:not([hidden])')
    if (none) import('#islands/live/visits.ts').then(live => live.countMissed(question.get('search') ?? ''))
    else import('#islands/live/availability.ts').then(live => live.showAvailability(rows))
  }
  // Our server sorts by the weekly timetable; here the free places are asked for, too.
  if (island && classList.contains('asking') && (!answered || question.get('sort') === 'soonest')) {
    // Nothing can be answered: the list of the page is what there is.
    island.addEventListener('astro:hydration-error', () => classList.remove('asking'))
    island.dataset.turned = ''
    island.dispatchEvent(new Event('rawat:turn', { bubbles: true }))
  }
}
