import { type ContentLanguage, localizedText } from '#entities/localized.ts'
import type { Choice, Filter, Filters } from '#islands/search/choice.ts'
import { type DoctorFilter, dayNames, type MarkFilter, markFilters } from '#search/directory.ts'
import { createEngine } from '#search/engine.ts'
import { weekdayName } from '../../place/hours.ts'
import { translateSite } from '../../site/texts.ts'
import { directory } from '../directory.ts'

/** With more locations it is a list to open instead of chips. */
const maxChips = 8
/** A choice that every doctor has is none. */
const several = (choices: Choice[]) => (choices.length > 1 ? choices : [])

/** The filters of the doctor search with their choices and counts; none that has nothing to choose. */
export async function filtersIn(language: ContentLanguage): Promise<Filters> {
  const data = await directory()
  // The page is static, so today and tomorrow have no count.
  const { counts } = createEngine(data)({ language, now: 0 })
  const t = translateSite(language)
  const { compare } = new Intl.Collator(language)
  const byName = (a: Choice, b: Choice) => compare(a.name, b.name)
  const used = (filter: DoctorFilter, values: readonly string[], names: readonly string[]) =>
    values
      .map((value, i) => ({ value, name: names[i] as string, count: counts[filter][value] ?? 0 }))
      .filter(one => one.count > 0)
  const filter = (name: Exclude<DoctorFilter, MarkFilter>, choices: Choice[]): Filter => ({
    name,
    label: t(`doctorFilters.${name}`),
    any: t(`doctorFilters.any_${name}`),
    choices,
  })
  const { specialists, languages, insurers } = data
  const specialties = specialists.name.map(one => localizedText(one, language))
  const places = used('location', data.places.code, data.places.name)
  const days: Choice[] = [
    { value: 'today', name: t('doctors.today'), count: null },
    { value: 'tomorrow', name: t('doctors.tomorrow'), count: null },
    ...dayNames.map((value, i) => ({
      value,
      name: weekdayName(i + 1, language, 'short'),
      count: counts.day[value] ?? 0,
    })),
  ]
  const tongues = used('speaks', languages, languages)
  const asList = places.length > maxChips
  const location = filter('location', several(asList ? places.toSorted(byName) : places))
  const hasChoices = ({ choices }: Filter) => choices.length > 0
  return {
    chips: [...(asList ? [] : [location]), filter('day', days)].filter(hasChoices),
    lists: [
      filter('specialist', used('specialist', specialists.slug, specialties).toSorted(byName)),
      ...(asList ? [location] : []),
      filter('speaks', several(tongues.toSorted((a, b) => b.count - a.count || byName(a, b)))),
      filter('insurer', used('insurer', insurers.slug, insurers.name)),
    ].filter(hasChoices),
    checkboxes: markFilters
      .map(name => ({ name, label: t(`doctorFilters.${name}`), count: counts[name].yes ?? 0 }))
      .filter(({ count }) => count > 0),
  }
}
