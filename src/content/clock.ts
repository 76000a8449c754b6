import type { ContentLanguage } from '#entities/localized.ts'
import type { Schedule } from '#entities/schedule/schedule.ts'
import { zoneName } from '#entities/time/clock.ts'
import { recorder } from './fragment-cache.ts'
import { renderContext } from './render-context.ts'

/*
 * The only clock of the public pages. Each answer that depends on the time is recorded with the moment when it changes, and
 * the page is rendered again at that moment. `Temporal.Now` in a page would be frozen until its content is edited.
 */

const clock = () => renderContext().now ?? Temporal.Now.instant()

/** Whether a moment is over. If not, the page is rendered again at that moment. */
export function isPast(moment: Temporal.Instant): boolean {
  if (Temporal.Instant.compare(moment, clock()) <= 0) return true
  recorder()?.due(moment)
  return false
}

/** The current time, for a comparison with this moment only: the page is rendered again at that moment. */
export function nowUntil(moment: Temporal.Instant): Temporal.Instant {
  isPast(moment)
  return clock()
}

/** Cached: thousands of pages ask the same questions for the same moment. */
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
  // The name determines the type of the answer.
  return answer.value as T
}

/** Today at a place. The page is rendered again at the next midnight there. */
export const todayIn = (timezone: string): Temporal.PlainDate =>
  onceFor(`today ${timezone}`, now => {
    const value = now.toZonedDateTimeISO(timezone).toPlainDate()
    return { value, until: value.add({ days: 1 }).toZonedDateTime(timezone).toInstant() }
  })

/** Whether a day is over at a place. The day itself still counts, as on the last day of a validity. */
export const isDayOver = (day: string, timezone: string): boolean =>
  isPast(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timezone).toInstant())

/** Whether a weekly session still takes place, or begins later. */
export const isCurrent = ({ validTo, timezone }: Pick<Schedule, 'validTo' | 'timezone'>): boolean =>
  !validTo || !isDayOver(validTo, timezone)

/** Whether a weekly session takes place only later. */
export const beginsLater = ({ validFrom, timezone }: Pick<Schedule, 'validFrom' | 'timezone'>): boolean =>
  !isPast(Temporal.PlainDate.from(validFrom).toZonedDateTime(timezone).toInstant())

/** The year at a place. The page is rendered again when the next year begins. */
export const yearIn = (timezone: string): number =>
  onceFor(`year ${timezone}`, now => {
    const { year } = now.toZonedDateTimeISO(timezone)
    const next = Temporal.PlainDate.from({ year: year + 1, month: 1, day: 1 })
    return { value: year, until: next.toZonedDateTime(timezone).toInstant() }
  })

/** The current abbreviation of a time zone (WIB, CEST), valid until the zone's next clock change. */
export const zoneNameNow = (timezone: string, language: ContentLanguage): string =>
  onceFor(`zone ${timezone} ${language}`, now => {
    const next = now.toZonedDateTimeISO(timezone).getTimeZoneTransition('next')
    return { value: zoneName(timezone, now, language), until: next?.toInstant() ?? null }
  })
