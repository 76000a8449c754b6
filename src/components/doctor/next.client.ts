import { askAvailability, nextWords, todayWord } from '#islands/live/availability.ts'
import { whenNear } from '#islands/live/when-near.ts'
import { weekdayAt, word } from '#islands/live/words.ts'
import type { Carried } from './today.client.ts'

const carried = JSON.parse(document.getElementById('timetable')?.textContent ?? 'null') as Carried | null
const box = document.querySelector<HTMLElement>('[data-next-free]')

/** From the server, that knows what is taken; without its answer from the timetable that the page carries. */
async function showNext(slug: string, timetable: Carried): Promise<void> {
  const link = box?.querySelector<HTMLAnchorElement>('[data-next-link]')
  // Of a doctor whom nobody can book online the server only knows that no place is free.
  const answers = link ? await askAvailability([slug]) : []
  const [answer] = answers ?? []
  if (!answer) {
    if (!answers) tellUnknown()
    const { showToday } = await import('./today.client.ts')
    return showToday(timetable)
  }
  const flag = box?.querySelector<HTMLElement>('[data-today-flag]')
  if (flag) {
    flag.hidden = false
    flag.classList.add(
      answer.availableToday ? 'badge-success' : answer.worksToday ? 'badge-warning' : 'badge-brand',
    )
    flag.textContent = word(todayWord(answer))
  }
  const when = box?.querySelector('[data-next-when]')
  if (!link || !when) return
  when.textContent = nextWords({ many: 'nextOne', few: 'nextLeft', none: 'full' }, answer)
  const { nextFree } = answer
  if (nextFree)
    link.search = `${new URLSearchParams({ doctor: slug, schedule: nextFree.schedule, startsAt: nextFree.startsAt })}`
}

/** What the timetable says is when the doctor comes next, which may be full. */
function tellUnknown(): void {
  const label = box?.querySelector('[data-next-label]')
  if (label) label.textContent = word('nextSession')
  const words = document.querySelector<HTMLTemplateElement>('#free-unknown')
  if (words) box?.querySelector('.button-row')?.before(words.content.cloneNode(true))
}

/** What the page of a doctor says of today, of the next place and of those after it. */
export function showDoctor(): void {
  const [first] = carried?.schedules ?? []
  if (!carried || !first) return
  const row = document.querySelector(`[data-weekday="${weekdayAt(first.timezone)}"]`)
  row?.classList.add('is-today')
  row?.querySelector('[data-today-word]')?.removeAttribute('hidden')
  void showNext(first.doctor, carried)
  const places = document.querySelector('[data-places]')
  if (places)
    whenNear(places, async () => {
      const { showPlaces } = await import('./places.client.ts')
      await showPlaces(first.timezone)
    })
}
