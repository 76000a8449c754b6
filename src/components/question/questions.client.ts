import { plain } from '#entities/plain.ts'

const find = document.querySelector<HTMLInputElement>('#find')
const count = document.querySelector<HTMLElement>('[data-found]')
const nothing = document.querySelector<HTMLElement>('[data-nothing]')
const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')]
const questions = [...document.querySelectorAll<HTMLDetailsElement>('details[data-question]')].map(
  element => ({ element, words: plain(element.textContent) }),
)

/** Only what holds every word stays; a few hits show their answers at once. */
function filter(text: string): void {
  const words = plain(text).split(/\s+/).filter(Boolean).slice(0, 12)
  const hits = questions.filter(one => words.every(word => one.words.includes(word)))
  for (const { element } of questions) element.hidden = true
  for (const { element } of hits) element.hidden = false
  for (const group of groups) group.hidden = !group.querySelector('details:not([hidden])')
  if (nothing) nothing.hidden = hits.length > 0
  if (!count) return
  const { one = '', other = '' } = count.dataset
  count.textContent = words.length ? (hits.length === 1 ? one : other).replace('#', `${hits.length}`) : ''
}

/** An answer that somebody was sent is open when he arrives. */
function open(): void {
  const details = document.getElementById(location.hash.slice(1))?.closest('details')
  if (!details) return
  details.hidden = false
  details.open = true
  details.scrollIntoView()
}

if (find) {
  find.value = new URLSearchParams(location.search).get('q') ?? find.value
  find.oninput = () => filter(find.value)
  find.form?.addEventListener('submit', event => {
    event.preventDefault()
    history.replaceState(
      null,
      '',
      find.value.trim() ? `?q=${encodeURIComponent(find.value)}` : location.pathname,
    )
  })
  if (find.value) filter(find.value)
}
addEventListener('hashchange', open)
open()
