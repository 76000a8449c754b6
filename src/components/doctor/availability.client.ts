import type { Availability } from '#entities/schedule.ts'
import { momentWord, word } from './words.client.ts'

const most = 60

function show(row: Element, one: Availability): void {
  const line = row.querySelector('[data-next]')
  if (!line || line.textContent?.trim()) return
  const { nextFree } = one
  if (!nextFree) {
    line.textContent = word('full')
    return
  }
  const values = { when: momentWord(nextFree.startsAt, nextFree.timezone), count: nextFree.free }
  line.textContent = word(nextFree.free > 0 && nextFree.free < 10 ? 'next' : 'nextUncounted', values)
  line.classList.toggle('is-today', one.availableToday)
}

/** Fills 'next free' into the rows of doctors; without an answer they keep the week that they carry. */
export async function showAvailability(rows: Iterable<HTMLElement>): Promise<void> {
  const bySlug = new Map([...rows].slice(0, most).map(row => [row.dataset.doctor ?? '', row]))
  if (bySlug.size === 0) return
  const query = new URLSearchParams([...bySlug.keys()].map(slug => ['doctor', slug]))
  const response = await fetch(`/api/availability?${query}`, {
    headers: { accept: 'application/json' },
  }).catch(() => null)
  if (!response?.ok) return
  const { result } = (await response.json()) as { result: Availability[] }
  for (const one of result) {
    const row = bySlug.get(one.doctor)
    if (row) show(row, one)
  }
}

for (const list of document.querySelectorAll('[data-live-doctors]')) {
  showAvailability(list.querySelectorAll<HTMLElement>('[data-doctor]'))
}
