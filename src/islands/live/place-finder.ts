import { kilometresBetween } from '#entities/appointment/other-city.ts'
import type { Geo } from '#entities/fields.ts'
import { plain } from '#entities/text/plain.ts'

/** A location of the list, as the page shows it. */
export interface ListedPlace {
  name: string
  href: string
  line: string
  geo: Geo | null
  /** What is searched: name and address, without case and accents. */
  words: string
}

export function listedPlace(name: string, href: string, line: string, position: string): ListedPlace {
  const [latitude = Number.NaN, longitude = Number.NaN] = position.split(',').map(Number)
  const geo = position && !Number.isNaN(latitude + longitude) ? { latitude, longitude } : null
  return { name, href, line, geo, words: plain(`${name} ${line}`) }
}

/** The places whose name or address has every word, those whose name begins with the words first. */
export function placesWith(places: readonly ListedPlace[], search: string): ListedPlace[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const start = words.join(' ')
  return places
    .filter(place => words.every(word => place.words.includes(word)))
    .sort((a, b) => Number(b.words.startsWith(start)) - Number(a.words.startsWith(start)))
}

/** The places with coordinates, nearest first, each with its distance in kilometres. */
export const placesNear = (places: readonly ListedPlace[], from: Geo) =>
  places
    .flatMap(place => (place.geo ? [{ place, kilometres: kilometresBetween(from, place.geo) }] : []))
    .sort((a, b) => a.kilometres - b.kilometres)

const page = 12
interface Row {
  place: ListedPlace
  kilometres?: number
}

function rowOf({ place, kilometres }: Row, away: string): HTMLElement {
  const [row, link] = [document.createElement('li'), document.createElement('a')]
  link.href = place.href
  link.className = 'link touch-link'
  link.textContent = place.name
  const part = (name: string, text: string) => {
    const span = document.createElement('span')
    span.className = name
    span.textContent = text
    return span
  }
  row.append(link)
  if (kilometres !== undefined)
    row.append(
      part(
        'away',
        away.replace(
          '{{count}}',
          kilometres ? kilometres.toLocaleString(document.documentElement.lang) : '< 1',
        ),
      ),
    )
  if (place.line) row.append(part('line', place.line))
  return row
}

function placesIn(root: ParentNode): ListedPlace[] {
  return [...root.querySelectorAll<HTMLElement>('[data-place]')].flatMap(item => {
    const link = item.querySelector('a')
    const line = item.querySelector<HTMLElement>('[data-line]')
    const parts = line?.children.length ? [...line.children] : line ? [line] : []
    const text = parts.map(part => part.textContent).join(', ')
    return link
      ? [listedPlace(link.textContent ?? '', link.getAttribute('href') ?? '', text, item.dataset.place ?? '')]
      : []
  })
}

/** Finds places of the page's list by name and city, and at a press by distance. The position stays in the browser. */
export function startFinder(box: HTMLElement): void {
  const words = JSON.parse(box.dataset.words ?? '{}') as Record<string, string>
  const find = <E extends HTMLElement>(selector: string) => box.querySelector<E>(selector) as E
  const [input, state, list] = [find<HTMLInputElement>('input'), find('.state'), find('.found')]
  const more = find('[data-more]')
  const places = placesIn(box.parentElement ?? document)
  let rows: Row[] = []
  const reveal = (to: number) => {
    const first = list.children.length
    list.append(...rows.slice(first, to).map(row => rowOf(row, words.away ?? '')))
    list.hidden = rows.length === 0
    if (more.parentElement) more.parentElement.hidden = rows.length <= to
    return list.children[first]
  }
  const show = (found: Row[], text = '') => {
    rows = found
    list.replaceChildren()
    state.textContent = text
    reveal(page)
  }
  // The answer about the position may come after further typing, which it must not replace.
  let latest = 0
  const search = () => {
    latest++
    if (!input.value.trim()) return show([])
    const found = placesWith(places, input.value)
    const text = words[found.length === 0 ? 'none' : found.length === 1 ? 'found_one' : 'found_other'] ?? ''
    show(
      found.map(place => ({ place })),
      text.replace('{{count}}', String(found.length)),
    )
  }
  const refused = ({ code }: { code: number }) => show([], words[code === 1 ? 'refused' : 'unknown'])
  const nearest = () => {
    if (!navigator.geolocation) return refused({ code: 2 })
    const own = ++latest
    show([], words.asking)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (own !== latest) return
        input.value = ''
        show(placesNear(places, coords), words.nearest)
      },
      error => {
        if (own === latest) refused(error)
      },
      { timeout: 15_000, maximumAge: 600_000 },
    )
  }
  input.addEventListener('input', search)
  find('[data-nearest]').addEventListener('click', nearest)
  // The focus goes to the first new line, because the button may disappear.
  more.addEventListener('click', () =>
    reveal(list.children.length + page)
      ?.querySelector('a')
      ?.focus(),
  )
  search()
}
