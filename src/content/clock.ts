import type { ContentLanguage } from '#entities/localized.ts'
import { zoneName } from '#entities/time/clock.ts'
import { recorder } from './fragment-cache.ts'
import { renderContext } from './render-context.ts'

/*
 * The only clock of the public pages. Time alone changes them: each answer that will be another one some day is noted,
 * and the page is rendered again at that moment. `Temporal.Now` in a page would be frozen until somebody edits it.
 */

const clock = () => renderContext().now ?? Temporal.Now.instant()

/** Whether a moment is over. A page that hears no is rendered again when it comes. */
export function isPast(moment: Temporal.Instant): boolean {
  if (Temporal.Instant.compare(moment, clock()) <= 0) return true
  recorder()?.due(moment)
  return false
}

/** Now, for whoever compares it with that moment and no other. */
export function nowUntil(moment: Temporal.Instant): Temporal.Instant {
  isPast(moment)
  return clock()
}

/** Thousands of pages ask the same at the same moment. */
const answers = new Map<string, { value: unknown; until: Temporal.Instant | null }>()
let answeredAt: number | undefined

function onceFor<T>(
  name: string,
  work: (now: Temporal.Instant) => { value: T; until: Temporal.Instant | null },
): T {
  const now = clock()
  if (answeredAt !== now.epochMilliseconds) {
    answers.clear()
    answeredAt = now.epochMilliseconds
  }
  const answer = answers.get(name) ?? work(now)
  answers.set(name, answer)
  if (answer.until) recorder()?.due(answer.until)
  // The name says whose answer it is, and so of what type.
  return answer.value as T
}

/** Today at a place. Whoever asks is rendered again at its next midnight. */
export const todayIn = (timezone: string): Temporal.PlainDate =>
  onceFor(`today ${timezone}`, now => {
    const value = now.toZonedDateTimeISO(timezone).toPlainDate()
    return { value, until: value.add({ days: 1 }).toZonedDateTime(timezone).toInstant() }
  })

/** Whether a calendar day, the last on which something holds, is over at a place. */
export const isDayOver = (day: string, timezone: string): boolean =>
  isPast(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timezone).toInstant())

/** The year at a place; it lasts until the next one, and so does the page. */
export const yearIn = (timezone: string): number =>
  onceFor(`year ${timezone}`, now => {
    const { year } = now.toZonedDateTimeISO(timezone)
    const next = Temporal.PlainDate.from({ year: year + 1, month: 1, day: 1 })
    return { value: year, until: next.toZonedDateTime(timezone).toInstant() }
  })

/** A zone's present name (WIB, CEST): it holds until the zone's clocks are changed. */
export const zoneNameNow = (timezone: string, language: ContentLanguage): string =>
  onceFor(`zone ${timezone} ${language}`, now => {
    const next = now.toZonedDateTimeISO(timezone).getTimeZoneTransition('next')
    return { value: zoneName(timezone, now, language), until: next?.toInstant() ?? null }
  })
