import { type ContentLanguage, localizedText } from '#entities/localized.ts'
import { type Choice, maxChips } from '#islands/search/choice.ts'
import { dayNames } from '#search/directory.ts'
import { createEngine } from '#search/engine.ts'
import { weekdayName } from '../../place/hours.ts'
import { translateSite } from '../../site/texts.ts'
import { directory } from '../directory.ts'

/** The filter options of the doctor search, with their counts. */
export async function choicesIn(language: ContentLanguage) {
  const data = await directory()
  // The page is static, so today and tomorrow have no count.
  const { counts } = createEngine(data)({ language, now: 0 })
  const byName = new Intl.Collator(language).compare
  const t = translateSite(language)
  const used = (choices: Choice[]) => choices.filter(one => one.count)
  const specialists = used(
    data.specialists.slug.map((value, i) => ({
      value,
      name: localizedText(data.specialists.name[i], language),
      count: counts.specialist[value] ?? 0,
    })),
  ).toSorted((a, b) => byName(a.name, b.name))
  const places = used(
    data.places.code.map((value, i) => ({
      value,
      name: data.places.name[i] as string,
      count: counts.location[value] ?? 0,
    })),
  )
  if (places.length > maxChips) places.sort((a, b) => byName(a.name, b.name))
  const languages = used(
    data.languages.map(value => ({ value, name: value, count: counts.speaks[value] ?? 0 })),
  ).toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0) || byName(a.name, b.name))
  const insurers = used(
    data.insurers.slug.map((value, i) => ({
      value,
      name: data.insurers.name[i] as string,
      count: counts.insurer[value] ?? 0,
    })),
  )
  const days: Choice[] = [
    { value: 'today', name: t('doctors.today'), count: null },
    { value: 'tomorrow', name: t('doctors.tomorrow'), count: null },
    ...dayNames.map((value, i) => ({
      value,
      name: weekdayName(i + 1, language, 'short'),
      count: counts.day[value] ?? 0,
    })),
  ]
  return { specialists, places, languages, insurers, days, telehealth: counts.telehealth.yes ?? 0 }
}
