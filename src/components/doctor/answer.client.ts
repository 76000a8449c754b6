import { type Found, mostPages, type Named, pagesShown, type Wish } from '#search/directory.ts'
import { foundRow } from './found-row.client.ts'

type Words = Record<string, string>
const part = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)

/** A sentence in its part of the page; nothing to say hides it. */
function say(name: string, text: string, ...links: Node[]): void {
  const element = part(name)
  if (!element) return
  element.hidden = text === ''
  element.replaceChildren(text, ...(links.length > 0 ? [' ', ...links] : []))
}

function linksTo(form: HTMLFormElement, specialists: Named[]): Node[] {
  const base = form.action.replace(/\/doctors.*$/, '/specialists/')
  return specialists.flatMap((one, index) => {
    const link = document.createElement('a')
    link.className = 'link'
    link.href = base + one.slug
    link.textContent = one.name
    return index > 0 ? [document.createTextNode(', '), link] : [link]
  })
}

function toggle(answered: boolean): void {
  document.documentElement.classList.remove('asking')
  const [box, everybody] = [part('answer'), part('everybody')]
  if (box) box.hidden = !answered
  if (everybody) everybody.hidden = answered
}

/** Where nothing is asked the page's own list stands. */
export function showNothingAsked(form: HTMLFormElement): void {
  toggle(false)
  for (const one of form.querySelectorAll<HTMLElement>('[data-count]'))
    one.textContent = one.dataset.all ?? ''
}

export function showFailure(words: Words): void {
  toggle(true)
  requestAnimationFrame(() => say('answer-count', words.failed ?? ''))
  for (const name of ['answer-corrected', 'answer-understood', 'answer-nearest']) say(name, '')
  for (const name of ['answer-wider', 'answer-more']) part(name)?.setAttribute('hidden', '')
  const none = part('answer-none')
  if (none) none.hidden = true
  const everybody = part('everybody')
  if (everybody) everybody.hidden = false
  part('answer-list')?.replaceChildren()
}

/** What was found, how the words were read, and how many each other choice would leave. */
export function showAnswer(form: HTMLFormElement, found: Found, wish: Wish, words: Words): void {
  toggle(true)
  const sentence = (found.total === 1 ? words.found_one : words.found_other) ?? ''
  const count = found.total.toLocaleString(document.documentElement.lang)
  // A region that is shown and filled at once stays silent in some screen readers.
  requestAnimationFrame(() => say('answer-count', sentence.replace('{{count}}', count)))
  say(
    'answer-corrected',
    found.corrected && (words.corrected ?? '').replace('{{term}}', () => found.corrected),
  )
  const understood = wish.search ? linksTo(form, found.understood) : []
  say('answer-understood', understood.length > 0 ? (words.understood ?? '') : '', ...understood)
  const list = part('answer-list')
  const there = new Map(
    [...(list?.querySelectorAll<HTMLElement>('[data-doctor]') ?? [])].map(one => [
      one.dataset.doctor,
      one.parentElement,
    ]),
  )
  list?.replaceChildren(...found.rows.map(row => there.get(row.slug) ?? foundRow(row, words)))
  showMore(form, found, wish)
  const none = part('answer-none')
  if (none) none.hidden = found.total > 0
  say(
    'answer-nearest',
    found.nearest.length > 0 ? (words.nearest ?? '') : '',
    ...linksTo(form, found.nearest),
  )
  showWider(form, found, wish, words)
  showCounts(form, found)
}

/** The next rows are a link, as they are without scripts. */
function showMore(form: HTMLFormElement, found: Found, wish: Wish): void {
  const more = part('answer-more') as HTMLAnchorElement | null
  const next = pagesShown(wish.page) + 1
  if (!more) return
  more.hidden = found.total <= found.rows.length || next > mostPages
  const asked = Object.entries({ ...wish, page: String(next) }).filter(([, value]) => value)
  more.href = `${form.action.replace(/\?.*$/, '')}?${new URLSearchParams(asked)}`
}

/** Where only the filters stand between the question and an answer, one step leads past them. */
function showWider(form: HTMLFormElement, found: Found, wish: Wish, words: Words): void {
  const wider = part('answer-wider') as HTMLAnchorElement | null
  if (!wider) return
  wider.hidden = found.total > 0 || found.unfiltered === 0
  wider.href = `${form.action.replace(/\?.*$/, '')}?${new URLSearchParams(wish.search ? { search: wish.search } : {})}`
  wider.textContent = (words.wider ?? '').replace('{{count}}', String(found.unfiltered))
}

function showCounts(form: HTMLFormElement, { counts }: Found): void {
  for (const one of form.querySelectorAll<HTMLElement>('[data-count]')) {
    const [name = '', ...value] = (one.dataset.count ?? '').split(':')
    const count = counts[name as keyof Found['counts']]?.[value.join(':')] ?? 0
    if (one instanceof HTMLOptionElement) one.textContent = `${one.dataset.name} (${count})`
    else {
      one.textContent = String(count)
      one.parentElement?.classList.toggle('is-empty', count === 0)
    }
  }
}
