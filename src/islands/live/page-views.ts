import { sendHint } from './page-calls.ts'

/** Counts a page view, or a search without results; never the person. */
export function countPageView(missed = ''): void {
  if (navigator.doNotTrack === '1') return
  // Not a beacon: an unanswered beacon keeps its connection for minutes, also on the following pages.
  sendHint('/api/visits', { body: `${location.pathname}\n${missed}` })
}

let timer: number | undefined
/** Debounced: of a word that is being typed only the last form is counted. */
export function countMissed(search: string): void {
  clearTimeout(timer)
  if (search) timer = window.setTimeout(countPageView, 3000, search)
}
