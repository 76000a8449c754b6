/** The lists that contain rows of doctors: the note is shown once for each. */
const lists = '[data-board], [data-answer-list], [data-near="doctors"]'
const notes = new WeakMap<Element, Element>()

/**
 * Shows or removes the note that free slots are unknown now, with the telephone number. It comes before the first row
 * below the window, or after the list: a row that is seen stays where it is under a finger.
 */
export function showUnknown(row: HTMLElement, unknown: boolean): void {
  const list = row.closest(lists)
  if (!list) return
  if (!unknown) notes.get(list)?.remove()
  const words = document.querySelector<HTMLTemplateElement>('#free-unknown')?.content.firstElementChild
  if (!unknown || !words || notes.get(list)?.isConnected) return
  const next = [list, ...list.querySelectorAll(':scope > li')].find(
    one => one.getBoundingClientRect().top >= innerHeight,
  )
  let note = words.cloneNode(true) as HTMLElement
  if (next && next !== list) {
    const item = document.createElement('li')
    item.style.gridColumn = '1 / -1'
    item.append(note)
    note = item
  }
  if (next) next.before(note)
  else list.after(note)
  notes.set(list, note)
}
