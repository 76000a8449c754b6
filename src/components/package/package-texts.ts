import { targetGroupText } from '#entities/appointment/package-offer.ts'
import { weekdays } from '#entities/content/unit.ts'
import type { PublicItem } from '#entities/kinds.ts'
import type { ContentLanguage } from '#entities/localized.ts'
import type { Schedule } from '#entities/schedule/schedule.ts'
import { type HoursLine, hoursLines, type Weekday } from '../place/hours.ts'
import type { IconName } from '../site/icons.ts'
import { translateFile } from '../site/texts.ts'

type Program = PublicItem<'packages'>

/** The duration of a program: `45 minutes`, `about 2.5 hours`, `2 days`. */
export function durationText(minutes: number | undefined, language: ContentLanguage): string {
  const w = translateFile('packages', language)
  if (!minutes) return ''
  if (minutes < 60) return w('duration.minutes', { count: minutes })
  const halves = (unit: number) => Math.round((minutes / unit) * 2) / 2
  return minutes < 1440
    ? w('duration.hours', { count: halves(60) })
    : w('duration.days', { count: halves(1440) })
}

/** The target group and duration of a program, one line each. */
export const factsOf = (
  { forWhom, durationMinutes }: Pick<Program, 'forWhom' | 'durationMinutes'>,
  language: ContentLanguage,
): { icon: IconName; label: string; value: string }[] => {
  const w = translateFile('packages', language)
  return [
    { icon: 'users' as const, label: w('who.label'), value: targetGroupText(forWhom, w) },
    { icon: 'clock' as const, label: w('duration.label'), value: durationText(durationMinutes, language) },
  ].filter(one => one.value !== '')
}

/** The weekly times of a program by location, in as few lines as possible. */
export const timesAt = (sessions: readonly Schedule[], language: ContentLanguage): Map<string, HoursLine[]> =>
  new Map(
    [...Map.groupBy(sessions, one => one.location)].map(([location, own]) => [
      location,
      hoursLines(
        own.map(({ weekday, startTime, endTime }) => ({
          day: weekdays[weekday - 1] as Weekday,
          opens: startTime,
          closes: endTime,
        })),
        language,
      ),
    ]),
  )

/** Recommended programs first, else in their set order. */
export const recommendedFirst = (programs: Program[]): Program[] =>
  programs.toSorted((a, b) => Number(b.recommended ?? false) - Number(a.recommended ?? false))

/** Up to three others: those that share the most categories, recommended ones first. */
export function relatedTo(program: Program, every: Program[]): Program[] {
  const shared = (other: Program) => other.categories.filter(one => program.categories.includes(one)).length
  return recommendedFirst(every.filter(other => other.slug !== program.slug && shared(other) > 0))
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 3)
}
