import { fetchAvailability, nextFreeText, todayWord } from './availability.ts'
import type { EmbeddedTimetable } from './today.ts'
import { asHeading, weekdayAt, word } from './words.ts'

const carried = JSON.parse(
  document.getElementById('timetable')?.textContent ?? 'null',
) as EmbeddedTimetable | null

/** The next free slot: of the server, which has the occupancy, or of the timetable in the page if it does not answer. */
async function showFree(box: HTMLElement, slug: string, timetable: EmbeddedTimetable): Promise<void> {
  const link = box.querySelector<HTMLAnchorElement>('[data-next-link]')
  // For a doctor without online booking the server can only answer that no slot is free, so no request is sent.
  const answers = link ? await fetchAvailability([slug]) : []
  const [answer] = answers ?? []
  if (!answer) {
    if (!answers) showUnknown(box)
    const { showToday } = await import('./today.ts')
    return showToday(timetable)
  }
  const flag = box.querySelector<HTMLElement>('[data-today-flag]')
  if (flag) {
    flag.hidden = false
    flag.classList.add(
      answer.availableToday ? 'badge-success' : answer.worksToday ? 'badge-warning' : 'badge-brand',
    )
    flag.textContent = word(todayWord(answer))
  }
  const when = box.querySelector('[data-next-when]')
  if (!link || !when) return
  when.textContent = asHeading(nextFreeText({ many: 'nextOne', few: 'nextLeft', none: 'full' }, answer))
  const { nextFree } = answer
  if (nextFree)
    link.search = `${new URLSearchParams({ doctor: slug, schedule: nextFree.schedule, startsAt: nextFree.startsAt })}`
}

/** The timetable gives only the doctor's next session, which may be full. */
function showUnknown(box: HTMLElement): void {
  const label = box.querySelector('[data-next-label]')
  if (label) label.textContent = word('nextSession')
  const words = document.querySelector<HTMLTemplateElement>('#free-unknown')
  // Below the button, which stays where it is.
  if (words) box.querySelector('.button-row')?.after(words.content.cloneNode(true))
}

/** Fills today's state and the next free slot on the page of a doctor. */
export async function showNext(box: HTMLElement): Promise<void> {
  const [first] = carried?.schedules ?? []
  if (!carried || !first) return
  const row = document.querySelector(`[data-weekday="${weekdayAt(first.timezone)}"]`)
  row?.classList.add('is-today')
  row?.querySelector('[data-today-word]')?.removeAttribute('hidden')
  await showFree(box, first.doctor, carried)
}
