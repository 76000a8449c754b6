import { plain } from '#entities/text/plain.ts'

const count = document.querySelector<HTMLElement>('[data-found]')
const nothing = document.querySelector<HTMLElement>('[data-nothing]')
const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')]
const questions = [...document.querySelectorAll<HTMLDetailsElement>('details[data-question]')].map(
  element => ({ element, words: plain(element.textContent) }),
)

/** Shows only questions that contain every word; if there are few, their answers are opened. */
export function filter(text: string): void {
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
