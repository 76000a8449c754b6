import { askDirectory } from '#islands/search/ask.ts'
import type { Found } from '#islands/search/directory.ts'
import { showAvailability } from './availability.client.ts'
import { foundRow } from './found-row.client.ts'

const names = ['search', 'specialist', 'location'] as const
const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)

interface Finder {
  answer: () => Promise<void>
  readAddress: () => Promise<void>
}

/** Answers the form in place: the list of the page gives way to what was found, and comes back when nothing is asked. */
export function watchFinder(form: HTMLFormElement): Finder {
  const words = JSON.parse(form.dataset.finder ?? '{}') as Record<string, string>
  const box = part('answer')
  const everybody = part('everybody')
  let latest = 0

  const question = () => {
    const data = new FormData(form)
    return Object.fromEntries(names.map(name => [name, String(data.get(name) ?? '').trim()])) as Record<
      (typeof names)[number],
      string
    >
  }

  function remember(asked: ReturnType<typeof question>): void {
    const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value))
    history.replaceState(history.state, '', query.size > 0 ? `?${query}` : location.pathname)
  }

  function show(found: Found | null, term: string): void {
    if (!box || !everybody) return
    box.hidden = !found
    everybody.hidden = Boolean(found)
    if (!found) return
    const count = part('answer-count')
    const sentence = found.total === 1 ? words.found_one : words.found_other
    if (count) count.textContent = (sentence ?? '').replace('{{count}}', String(found.total))
    showUnderstood(found, term)
    const list = part('answer-list')
    list?.replaceChildren(...found.rows.map(row => foundRow(row, words)))
    const none = part('answer-none')
    if (none) none.hidden = found.total > 0
    for (const one of document.querySelectorAll<HTMLElement>('[data-place-count]')) {
      one.textContent = String(found.counts.places[one.dataset.placeCount ?? ''] ?? 0)
    }
    for (const option of form.querySelectorAll<HTMLOptionElement>('option[data-name]')) {
      option.textContent = `${option.dataset.name} (${found.counts.specialists[option.value] ?? 0})`
    }
    if (list) showAvailability(list.querySelectorAll<HTMLElement>('[data-doctor]'))
  }

  /** Says how the words were read, so that a wrong reading is seen. */
  function showUnderstood(found: Found, term: string): void {
    const line = part('answer-understood')
    if (!line) return
    line.hidden = found.understood.length === 0 || !term
    const base = form.action.replace(/\/doctors.*$/, '/specialists/')
    const links = found.understood.map(one => {
      const link = document.createElement('a')
      link.className = 'link'
      link.href = base + one.slug
      link.textContent = one.name
      return link
    })
    line.replaceChildren(
      (words.understood ?? '').replace('{{term}}', term),
      ' ',
      ...links.flatMap((link, index) => (index > 0 ? [', ', link] : [link])),
    )
  }

  async function answer(): Promise<void> {
    const asked = question()
    remember(asked)
    const turn = ++latest
    if (!asked.search && !asked.specialist && !asked.location) {
      show(null, '')
      return
    }
    const query = { term: asked.search, specialist: asked.specialist, place: asked.location }
    try {
      const found = await askDirectory(document.documentElement.lang, query)
      if (turn === latest) show(found, asked.search)
    } catch {
      const count = part('answer-count')
      if (!box || !count || turn !== latest) return
      box.hidden = false
      count.textContent = words.failed ?? ''
    }
  }

  async function readAddress(): Promise<void> {
    const query = new URLSearchParams(location.search)
    for (const name of names) {
      const field = form.elements.namedItem(name)
      const value = query.get(name) ?? ''
      if (
        field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof RadioNodeList
      )
        field.value = value
    }
    await answer()
  }
  return { answer, readAddress }
}
