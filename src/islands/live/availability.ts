import type { Availability } from '#entities/schedule/schedule.ts'
import { readApi } from './page-calls.ts'
import { showUnknown } from './unknown.ts'
import { asHeading, momentWord, word } from './words.ts'

const most = 60

/** The next free slots of these doctors; null if the server does not answer. */
export async function fetchAvailability(slugs: string[]): Promise<Availability[] | null> {
  return readApi('/api/availability', { query: { doctor: slugs.slice(0, most) } })
}

/** `tomorrow 08:20 WIB, 6 left`. */
export function nextFreeText(
  names: { many: string; few: string; none: string },
  { nextFree }: Availability,
): string {
  if (!nextFree) return word(names.none)
  const { startsAt, timezone, free } = nextFree
  return word(free > 1 && free < 10 ? names.few : names.many, {
    when: momentWord(startsAt, timezone),
    count: free,
  })
}

/** The text key for today. */
export function todayWord({ availableToday, byTelephoneToday, worksToday }: Availability): string {
  if (availableToday) return 'freeToday'
  if (byTelephoneToday) return 'telephoneToday'
  return worksToday ? 'fullToday' : 'offToday'
}

/** Fills 'next free' into the rows of doctors; without an answer the rows keep their week. */
export async function showAvailability(rows: Iterable<HTMLElement>): Promise<void> {
  const empty = [...rows].filter(row => row.querySelector('[data-next]')?.textContent?.trim() === '')
  const bySlug = new Map(empty.slice(0, most).map(row => [row.dataset.doctor ?? '', row]))
  const answer = bySlug.size > 0 ? await fetchAvailability([...bySlug.keys()]) : null
  const [first] = bySlug.values()
  if (first) showUnknown(first, answer === null)
  for (const one of answer ?? []) {
    const line = bySlug.get(one.doctor)?.querySelector('[data-next]')
    if (!line) continue
    // With the badge, the time stands alone, so that the row stays as high as without it.
    const names = one.availableToday
      ? { many: 'nextOne', few: 'nextLeft' }
      : { many: 'nextUncounted', few: 'next' }
    line.textContent = asHeading(nextFreeText({ ...names, none: 'full' }, one))
    if (!one.availableToday) continue
    const badge = document.createElement('span')
    badge.className = 'badge badge-dot badge-success'
    badge.textContent = word('freeToday')
    line.prepend(badge, ' ')
  }
}
