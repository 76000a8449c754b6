import type { CalledAs } from '#entities/appointment/waiting-room.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { formatTime } from '#entities/time/clock.ts'

/** The text to call: the number, or the time of a slot, with the place if several patients share it. */
export function calledAs(
  { number, startsAt, place }: CalledAs,
  timezone: string,
  language: InterfaceLanguage,
): string {
  if (number !== null) return number.toLocaleString(formatLocale[language])
  const time = formatTime(startsAt, timezone, language)
  return place === null ? time : `${time} · ${place.toLocaleString(formatLocale[language])}`
}
