import { loadEmergencyWatch } from '#search/load-emergency-watch.ts'

let hasQuery = false

/** Fallback if the emergency signs could not be loaded: shows the emergency line of the page, or that of the header. */
function showEmergencyLine(slot: HTMLElement, question: string): void {
  if (!question.trim()) slot.replaceChildren()
  if (!question.trim() || slot.hasChildNodes()) return
  const line =
    document.querySelector<HTMLElement>('[data-emergency-line]') ??
    document.querySelector<HTMLElement>('.site-header .emergency')
  const copy = line?.cloneNode(true) as HTMLElement | undefined
  if (!copy) return
  copy.hidden = false
  copy.classList.remove('needs-no-js')
  slot.append(copy)
}

/** When a search field gets the focus: whoever types what hurts does not wait for the files then. */
export function prepareEmergency(): void {
  loadEmergencyWatch()
    .then(watch => watch.loadSigns())
    // The first word tries again.
    .catch(() => {})
}

/** Shows a notice above the results if the query names an emergency. */
export function showEmergency(slot: HTMLElement, question: string, location?: string): void {
  hasQuery ||= Boolean(question.trim())
  if (!hasQuery) return
  loadEmergencyWatch()
    .then(watch => watch.showEmergency(slot, question, location))
    .catch(() => showEmergencyLine(slot, question))
}
