import { formatLocale } from '#entities/calendar-date.ts'
import { formatTime } from '#entities/clock.ts'
import type { InterfaceLanguage } from '#entities/interface-language.ts'
import type { CalledAs } from '#entities/waiting-room.ts'

/** What is called out: the number, or the time of a slot with the place among those who share it. */
export function calledAs(
  { number, startsAt, place }: CalledAs,
  timezone: string,
  language: InterfaceLanguage,
): string {
  if (number !== null) return number.toLocaleString(formatLocale[language])
  const time = formatTime(startsAt, timezone, language)
  return place === null ? time : `${time} · ${place.toLocaleString(formatLocale[language])}`
}
