import type { ContentLanguage } from '#entities/localized.ts'
import { build } from './elements/build.ts'
import type { EmergencyAnswer } from './emergency-answer.ts'
import { answersFrom, type EmergencyData } from './emergency-data.ts'
import { type NoticeReader, noticeOf } from './emergency-notice.ts'

/** Milliseconds that a notice stays after the words no longer name an emergency: a word may be half typed. */
const hideDelay = 1000

async function fetchSigns() {
  const response = await fetch('/search/emergency.json')
  if (!response.ok) throw new Error(`/search/emergency.json answered ${response.status}`)
  const data = (await response.json()) as EmergencyData
  return { data, find: answersFrom(data) }
}

let loading: ReturnType<typeof fetchSigns> | undefined

/** Fetches the signs once. They can be asked for before there is a question. */
export function loadSigns(): ReturnType<typeof fetchSigns> {
  loading ??= fetchSigns().catch(error => {
    // The next query tries to load again.
    loading = undefined
    throw error
  })
  return loading
}

export { build }

const leaving = new WeakMap<HTMLElement, number>()

/**
 * Shows the notice in an empty live region of the page. It is filled once per sign, not per letter: a screen reader
 * announces it once, and nothing flickers.
 */
function fillSlot(
  slot: HTMLElement,
  answer: EmergencyAnswer | undefined,
  reader: NoticeReader,
  delay: number,
): void {
  clearTimeout(leaving.get(slot))
  if (!answer) {
    leaving.set(
      slot,
      window.setTimeout(() => slot.replaceChildren(), delay),
    )
    return
  }
  const notice = noticeOf(answer, reader)
  const shown = slot.querySelector<HTMLElement>('[data-sign]')
  if (shown?.dataset.sign === notice.attributes['data-sign']) return
  const made = build(notice)
  slot.replaceChildren(made)
  const numbers = made.querySelector('.button-row')
  if (numbers) keepInView(numbers)
}

/**
 * Scrolls the numbers into view, which may be below the fold or under a phone's keyboard. On a slow connection the page is
 * still too short to scroll that far, or grows above them, so it is done again at each change of its height until the
 * reader scrolls, points or moves the focus.
 */
function keepInView(numbers: Element): void {
  const acts = ['wheel', 'touchmove', 'pointerdown', 'focusin']
  const observer = new ResizeObserver(() => {
    // Each further letter in the field would stop a smooth scroll half-way.
    if (numbers.isConnected) numbers.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    else end()
  })
  function end() {
    observer.disconnect()
    for (const act of acts) removeEventListener(act, end)
  }
  observer.observe(document.body)
  for (const act of acts) addEventListener(act, end, { passive: true })
}

const requests = new WeakMap<HTMLElement, number>()

/**
 * Shows a notice above the results if the query names an emergency. The portal passes its own texts, as it has more
 * languages than the public pages.
 */
export async function showEmergency(
  slot: HTMLElement,
  question: string,
  location?: string,
  own?: NoticeReader,
): Promise<void> {
  const request = (requests.get(slot) ?? 0) + 1
  requests.set(slot, request)
  const { find, data } = await loadSigns()
  // Ignore a stale answer.
  if (request !== requests.get(slot)) return
  const language: ContentLanguage = document.documentElement.lang === 'id' ? 'id' : 'en'
  const reader = own ?? { language, words: data.words[language], more: data.more[language] }
  fillSlot(slot, find(question, location), reader, question.trim() ? hideDelay : 0)
}
