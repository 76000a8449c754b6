import { sendHint } from './page-calls.ts'

/** Tells our own counter that this page was opened, or that a search found nothing; never who asked. */
export function countVisit(missed = ''): void {
  if (navigator.doNotTrack === '1') return
  // Not a beacon: one that nobody answers keeps a connection for minutes, also on the pages after this one.
  sendHint('visits', { body: `${location.pathname}\n${missed}` })
}

let rest: number | undefined
/** Once the typing has rested: of a word that grows letter by letter only the last form is counted. */
export function countMissed(search: string): void {
  clearTimeout(rest)
  if (search) rest = window.setTimeout(countVisit, 3000, search)
}
