import type { ContentLanguage } from '#entities/localized.ts'
import type { Availability } from '#entities/schedule/schedule.ts'
import { escapeHtml } from '#entities/text/escape-html.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { formatZonedTime } from '#entities/time/clock.ts'
import { unescapeHtml } from './markup.ts'

/** Returns the next free slots of these doctors. */
export type QueryNextFree = (slugs: string[]) => Promise<Availability[]>

/** The texts that the page contains for its scripts. */
export function liveTexts(html: string): Record<string, string> {
  const [, text] = /<script[^>]*\sid="live-words"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  return JSON.parse(text ?? '{}') as Record<string, string>
}

function dayWord(
  words: Record<string, string>,
  at: Temporal.ZonedDateTime,
  now: Temporal.Instant,
  locale: string,
): string {
  const today = now.toZonedDateTimeISO(at.timeZoneId).toPlainDate()
  const away = today.until(at.toPlainDate()).days
  if (away === 0) return words.today ?? ''
  if (away === 1) return words.tomorrow ?? ''
  const options = away < 7 ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'short' }
  return at.toPlainDate().toLocaleString(locale, options as Intl.DateTimeFormatOptions)
}

/** `Next free: tomorrow 08:20 WIB, 6 left`, as islands/live/availability.ts formats it in the browser. */
export function nextFreeMarkup(
  words: Record<string, string>,
  { nextFree, availableToday }: Availability,
  language: ContentLanguage,
  now: Temporal.Instant,
): string {
  if (!nextFree) return escapeHtml(words.full ?? '')
  const { startsAt, timezone, free } = nextFree
  const at = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timezone)
  const day = dayWord(words, at, now, formatLocale[language])
  const when = `${day} ${formatZonedTime(startsAt, timezone, language)}`.replaceAll(' ', '\u00a0')
  const [many, few] = availableToday ? [words.nextOne, words.nextLeft] : [words.nextUncounted, words.next]
  const filled = ((free > 1 && free < 10 ? few : many) ?? '')
    .replace('{{when}}', () => when)
    .replace('{{count}}', String(free))
  const text = escapeHtml(filled.charAt(0).toLocaleUpperCase(language) + filled.slice(1))
  const badge = `<span class="badge badge-dot badge-success">${escapeHtml(words.freeToday ?? '')}</span> `
  return availableToday ? badge + text : text
}

/** Fills the next free slot into rows that our own template rendered. */
export function withNextFree(
  html: string,
  free: readonly Availability[],
  language: ContentLanguage,
  now: Temporal.Instant,
): string {
  const words = liveTexts(html)
  const bySlug = new Map(free.map(one => [one.doctor, one]))
  return html.replace(
    /(<article[^>]*\sdata-doctor="([^"]+)"[^>]*>(?:(?!<\/article>)[\s\S])*?\sdata-next="">)(?=<\/p>)/g,
    (whole, before: string, slug: string) => {
      const one = bySlug.get(unescapeHtml(slug))
      return one ? before + nextFreeMarkup(words, one, language, now) : whole
    },
  )
}
