/** The lists that contain rows of doctors: the note is shown once before each. */
const lists = '[data-board], [data-answer-list], [data-near="doctors"]'

/** Shows or removes the note that free slots are unknown now, with the telephone number. */
export function showUnknown(row: HTMLElement, unknown: boolean): void {
  const list = row.closest(lists)
  if (!list) return
  const before = list.previousElementSibling
  const said = before instanceof HTMLElement && before.matches('[data-unknown]') ? before : null
  if (!unknown) said?.remove()
  if (!unknown || said) return
  const words = document.querySelector<HTMLTemplateElement>('#free-unknown')?.content.firstElementChild
  if (words) list.before(words.cloneNode(true))
}
