/** What rows of doctors stand in: the sentence comes before it, once. */
const lists = '[data-board], [data-answer-list], [data-near="doctors"]'

/** Beside doctors of whom only the week is known: that nobody can tell now who is free, and the telephone. */
export function sayUnknown(row: HTMLElement, unknown: boolean): void {
  const list = row.closest(lists)
  if (!list) return
  const before = list.previousElementSibling
  const said = before instanceof HTMLElement && before.matches('[data-unknown]') ? before : null
  if (!unknown) said?.remove()
  if (!unknown || said) return
  const words = document.querySelector<HTMLTemplateElement>('#free-unknown')?.content.firstElementChild
  if (words) list.before(words.cloneNode(true))
}
