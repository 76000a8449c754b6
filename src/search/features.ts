import { plain } from '#entities/text/plain.ts'
import { type Directory, dayNames, type Elsewhere } from './directory.ts'
import { insurerReader } from './insurers.ts'
import { dayWords, languageWords, menWords, telehealthWords, womenWords } from './lay-terms.ts'
import { Vocabulary } from './vocabulary.ts'
import { normalizedNameWords } from './words.ts'

const shortDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The weekday at each place's clock, Monday 1 to Sunday 7. */
export function daysAt(timezones: readonly string[], now: number): number[] {
  const known = new Map<string, number>()
  return timezones.map(timeZone => {
    const found =
      known.get(timeZone) ??
      shortDays.indexOf(new Intl.DateTimeFormat('en', { weekday: 'short', timeZone }).format(now)) + 1
    known.set(timeZone, found)
    return found
  })
}

/** The weekdays, as bits, of a day filter at each place. */
export function filteredDays(day: string | number, today: readonly number[]): number[] {
  if (typeof day === 'number') return today.map(() => 1 << (day - 1))
  if (day === 'today') return today.map(at => 1 << (at - 1))
  if (day === 'tomorrow') return today.map(at => 1 << (at % 7))
  const at = dayNames.indexOf(day as (typeof dayNames)[number])
  return today.map(() => (at < 0 ? 0 : 1 << at))
}

/**
 * Matches of the query's words other than names and complaints, as masks: bit n stands for word n. `days[].bits` are
 * weekdays, by place.
 */
export interface Features {
  places: number[]
  tongues: number[]
  days: { word: number; bits: number[] }[]
  /** By insurer. */
  insurers: number[]
  distant: number
  women: number
  men: number
}

export function featureReader({ places, languages, insurers }: Directory) {
  const payers = insurerReader(insurers)
  const placeWords = places.name.map(
    (name, i) => new Set([...normalizedNameWords(name), ...normalizedNameWords(places.city[i] ?? '')]),
  )
  const wordsOfLanguages = languages.map(
    name => new Set(normalizedNameWords(plain(name)).filter(word => word !== 'bahasa')),
  )
  const vocabulary = new Vocabulary()
  for (const known of [
    ...placeWords,
    ...wordsOfLanguages,
    Object.keys(dayWords),
    payers.alone,
    telehealthWords,
    womenWords,
    Object.keys(languageWords),
  ])
    vocabulary.add(known, 0)
  vocabulary.ready()
  const featuresOf = (words: readonly string[], today: readonly number[]): Features => {
    const bits = (is: (word: string) => boolean) =>
      words.reduce((sum, word, i) => sum | (is(word) ? 1 << i : 0), 0)
    return {
      places: placeWords.map(known => bits(word => known.has(word))),
      tongues: wordsOfLanguages.map(known =>
        bits(word => known.has(word) || known.has(languageWords[word] ?? '') || word === 'bahasa'),
      ),
      days: words.flatMap((word, i) => {
        const day = dayWords[word]
        return day === undefined ? [] : [{ word: 1 << i, bits: filteredDays(day, today) }]
      }),
      insurers: payers.masks(words),
      distant: bits(word => telehealthWords.has(word)),
      women: bits(word => womenWords.has(word)),
      men: bits(word => menWords.has(word)),
    }
  }
  return { vocabulary, featuresOf, isOfInsurer: payers.has }
}

export const isFeature = (features: Features): number =>
  [...features.places, ...features.tongues, ...features.insurers].reduce((all, one) => all | one, 0) |
  features.days.reduce((all, one) => all | one.word, 0) |
  features.distant |
  features.women |
  features.men

/**
 * Those of `able` with all features of the question. Bit n in a doctor's `bits` says that the doctor has the feature of word n.
 * If no doctor has all: the same place on other days, then other places on that day, then any place and day, then any insurer.
 */
export function withFeatures(able: readonly number[], bits: readonly number[], features: Features) {
  const asked = isFeature(features)
  const days = features.days.reduce((all, one) => all | one.word, 0)
  const places = features.places.reduce((all, one) => all | one, 0)
  const insurers = features.insurers.reduce((all, one) => all | one, 0)
  const steps: [Elsewhere, number][] = [
    ['', asked],
    ['day', asked & ~days],
    ['place', asked & ~places],
    ['both', asked & ~days & ~places],
    ['insurer', asked & ~insurers],
    ['insurer', asked & ~days & ~places & ~insurers],
  ]
  for (const [elsewhere, needed] of steps) {
    const doctors = able.filter(i => ((bits[i] as number) & needed) === needed)
    if (doctors.length > 0) return { doctors, elsewhere }
  }
  return { doctors: [], elsewhere: '' as const }
}
