import { weekdays } from '#entities/content/unit.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { type ContentLanguage, localizedText } from '#entities/localized.ts'
import type { Schedule } from '#entities/schedule/schedule.ts'
import { type HoursLine, hoursLines, type Weekday } from '../place/hours.ts'
import type { IconName } from '../site/icons.ts'
import { translateFile } from '../site/texts.ts'

type Program = PublicItem<'packages'>

/** The target group of a program: `Women from 25 to 65 years`. Empty if it is for all patients. */
export function targetGroupText(forWhom: Program['forWhom'], language: ContentLanguage): string {
  const w = translateFile('packages', language)
  const { sex = 'everybody', ageFrom: from = 0, ageTo } = forWhom ?? {}
  // If the ages contradict each other, only the lower limit is shown.
  const to = ageTo !== undefined && ageTo < from ? undefined : ageTo
  if (sex === 'everybody' && !from && to === undefined) return ''
  if (sex === 'everybody' && to !== undefined && to <= 1) return w('who.infants')
  const who = {
    everybody: () => w(to !== undefined && to < 18 ? 'who.children' : 'who.everybody'),
    female: () => w('who.female'),
    male: () => w('who.male'),
  }[sex]()
  if (from && to !== undefined) return w('who.between', { who, from, to })
  if (from) return w('who.from', { who, from })
  return to === undefined ? who : w('who.upTo', { who, to })
}

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
    { icon: 'users' as const, label: w('who.label'), value: targetGroupText(forWhom, language) },
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

export type Inclusion = NonNullable<Program['inclusions']>[number]

/** The inclusions by group, in the order of their first lines. Lines without a group form a group of their own. */
export const groupsOf = (inclusions: Program['inclusions'], language: ContentLanguage): Inclusion[][] => [
  ...Map.groupBy(inclusions ?? [], one => localizedText(one.group, language)).values(),
]

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
