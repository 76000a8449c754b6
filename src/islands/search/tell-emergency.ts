import { loadEmergencyWatch } from '#search/load-emergency-watch.ts'

let asked = false

/** For where the signs did not come: the line for an emergency that the page has, or the head of every page. */
function sayLine(slot: HTMLElement, question: string): void {
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

/** Tells above the results whether a question names a danger. What finds it is fetched with the first word. */
export function tellEmergency(slot: HTMLElement, question: string, location?: string): void {
  asked ||= Boolean(question.trim())
  if (!asked) return
  loadEmergencyWatch()
    .then(watch => watch.tellEmergency(slot, question, location))
    .catch(() => sayLine(slot, question))
}
