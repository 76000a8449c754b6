import type { Occurrence } from '#entities/schedule/schedule.ts'
import { groupBy } from '#entities/text/group-by.ts'
import { formatHours, formatTime, zoneName } from '#entities/time/clock.ts'
import { readApi } from './page-calls.ts'
import { withTemporal } from './temporal.ts'
import { asHeading, dayWord, language, word } from './words.ts'

const ahead = 14
const shownOpen = 2

type Place = Occurrence['places'][number]
const free = (occurrence: Occurrence) => occurrence.places.filter(place => place.free > 0)

const link = (one: Occurrence, place: Place): string => {
  const query = new URLSearchParams({ doctor: one.doctor, schedule: one.schedule, startsAt: place.startsAt })
  return `/patients/appointments/create?${query}`
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text = '',
  ...inside: Node[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.append(text, ...inside)
  return element
}

function dayOf(occurrences: Occurrence[]): HTMLDetailsElement {
  const [first] = occurrences as [Occurrence]
  const count = occurrences.flatMap(free).reduce((sum, place) => sum + place.free, 0)
  const counted = make('small', word(count === 1 ? 'left_one' : 'left_other', { count }))
  // The zone is named once where the whole day has one; screen readers hear it with each time.
  const zones = new Set(occurrences.map(one => zoneName(one.timezone, one.startsAt, language)))
  if (zones.size === 1) counted.append(` · ${[...zones]}`)
  const [list, called] = [make('ul'), make('ul')]
  for (const one of occurrences) {
    for (const place of free(one)) {
      const zone = make('span', ` ${zoneName(one.timezone, place.startsAt, language)}`)
      if (zones.size === 1) zone.className = 'sr-only'
      const time = formatTime(place.startsAt, one.timezone, language)
      if (place.shortNotice === 'telephone') {
        const chip = make('li', time, zone)
        chip.className = 'chip chip-telephone'
        called.append(chip)
        continue
      }
      const chip = make('a', time, zone)
      if (place.shortNotice) chip.append(`, ${word('confirmedAtOnce')}`)
      chip.className = 'chip'
      chip.href = link(one, place)
      list.append(make('li', '', chip))
    }
  }
  const details = make(
    'details',
    '',
    make('summary', asHeading(dayWord(first.startsAt, first.timezone)), counted),
  )
  if (list.children.length > 0) details.append(list)
  if (called.children.length > 0) {
    const said = byTelephone(occurrences)
    const title = make('p', word('byTelephone'))
    title.className = 'telephone-title'
    details.append(title, called, ...(said ? [said] : []))
  }
  return details
}

/** How to book by telephone: with the number of the slot's own location, else with the network's. */
function byTelephone(occurrences: Occurrence[]): Node | undefined {
  const own = occurrences.find(one => free(one).some(place => place.shortNotice === 'telephone'))
  const template = (selector: string) => document.querySelector<HTMLTemplateElement>(selector)
  const said = template(`[data-telephone="${own?.location}"]`) ?? template('#by-telephone')
  return said?.content.cloneNode(true)
}

/** Shows the doctor's free slots of the coming fortnight at the location's clock, and the summary above the fold. */
export async function showPlaces(box: HTMLElement): Promise<void> {
  const { places: slug = '', zone: timezone = 'UTC' } = box.dataset
  await withTemporal()
  const today = Temporal.Now.plainDateISO(timezone)
  const query = { from: `${today}`, to: `${today.add({ days: ahead })}` }
  const result = await readApi('/api/doctors/{slug}/places', { params: { slug }, query })
  const state = box.querySelector<HTMLElement>('[data-places-state]')
  if (!result) {
    const said = document.querySelector<HTMLTemplateElement>('#free-unknown')?.content.firstElementChild
    state?.replaceChildren(...(said?.cloneNode(true).childNodes ?? []))
    return
  }
  const open = result.filter(one => free(one).length > 0)
  const days = [...groupBy(open, one => one.date).values()].slice(0, 7)
  const shown = days.map(dayOf)
  // Before a weekend the first days may be by telephone only: the first one with a time to press is open too.
  const pressable = shown.findIndex(day => day.querySelector('a.chip'))
  for (const [index, day] of shown.entries()) day.open = index < shownOpen || index === pressable
  box.querySelector('[data-places-days]')?.replaceChildren(...shown)
  if (state) {
    state.textContent = days.length > 0 ? '' : word('full')
    state.hidden = days.length > 0
  }
  showLate(result, `${today}`)
}

/** Shows today's delay of the doctor above the fold too. */
function showLate(occurrences: Occurrence[], today: string): void {
  const late = occurrences.find(one => one.date === today && one.lateMinutes > 0)
  const flag = document.querySelector('[data-today-flag]')
  if (!late || !flag) return
  flag.className = 'badge badge-dot badge-warning'
  flag.textContent = word('lateToday', {
    hours: formatHours(late.startsAt, late.endsAt, late.timezone, language),
    minutes: late.lateMinutes,
  })
}
