import { readSorted, readWeeks } from './columns.ts'
import { correctedBy } from './corrected.ts'
import { type Directory, type Elsewhere, marks } from './directory.ts'
import { type Features, featureReader, isFeature, withFeatures } from './features.ts'
import { namedInsurers, type Pays, paidWords } from './insurers.ts'
import { otherTowns, weakWords } from './lay-terms.ts'
import type { Person } from './pack.ts'
import { createPageFinder } from './pages.ts'
import { type SpecialtyMatch, SpecialtyMatcher } from './specialty-match.ts'
import { matchToken, type TokenMatch, withKnownSpacing } from './token-match.ts'
import { Vocabulary } from './vocabulary.ts'
import { maxWords, normalizedNameWords, queryWords, suffixWords } from './words.ts'

/** The doctors that match a query. `scores` is null if it has no meaningful words: then all doctors match. */
export interface Match {
  scores: Map<number, number> | null
  specialists: number[]
  corrected: string
  elsewhere: Elsewhere
  pages: number[]
  /** Positions of the insurers that the words name: of each group, a doctor takes one. */
  insurers: number[][]
}
type DoctorMatch = Omit<Match, 'pages' | 'insurers'>

/** Matches below this share of the best score are dropped. */
const minimumShare = 0.65
/** With a place or day in the question: it must not lead to a doctor whom the words hardly mean. */
const minimumShareThere = 0.75
const nameCounts = 3
const fewWords = 3

export function createMatcher(data: Directory, people: readonly Person[], pays: Pays) {
  const names = new Vocabulary()
  for (const [i, one] of people.entries())
    names.add([...normalizedNameWords(one.bare), ...suffixWords(one.suffix)], i)
  names.ready()
  const meanings = new SpecialtyMatcher(data.specialists.phrases.map(lines => readSorted(lines, '\n')))
  const phrases = meanings.vocabulary
  const { vocabulary: features, featuresOf, isOfInsurer } = featureReader(data)
  const pages = createPageFinder(data.pages)
  const allWeeks = readWeeks(data.weeks)

  /** An uncertain match of a name loses weight to a certain match of a complaint, and the other way round. */
  function balance(reading: TokenMatch): TokenMatch {
    const best = Math.max(0, ...reading.names.values(), ...reading.phrases.values())
    const weigh = (matches: Map<number, number>) =>
      new Map([...matches].map(([at, quality]) => [at, quality * (quality / best) ** 3]))
    return { ...reading, names: weigh(reading.names), phrases: weigh(reading.phrases) }
  }

  function named(readings: readonly TokenMatch[]) {
    const bits = new Uint16Array(people.length)
    const sure = new Uint16Array(people.length)
    const score = new Float32Array(people.length)
    for (const [word, { names: found }] of readings.entries()) {
      const best = new Map<number, number>()
      for (const [at, quality] of found)
        for (const doctor of names.holders[at] as number[])
          if (quality > (best.get(doctor) ?? 0)) best.set(doctor, quality)
      const weight = Math.log(1 + people.length / Math.max(1, best.size))
      for (const [doctor, quality] of best) {
        bits[doctor] = (bits[doctor] as number) | (1 << word)
        if (quality > 0.3) sure[doctor] = (sure[doctor] as number) | (1 << word)
        score[doctor] = (score[doctor] as number) + weight * quality
      }
    }
    return { bits, sure, score }
  }

  function evaluate(readings: readonly TokenMatch[], features: Features) {
    const byName = named(readings)
    const meant = meanings.understand(readings)
    const teams = data.roles.map(({ specialists: team }) => ({
      bits: team.reduce((all, one) => all | (meant.known[one] as number), 0),
      score: Math.max(0, ...team.map(one => meant.score[one] as number)),
    }))
    const weeks = allWeeks.map(week =>
      week.reduce((all, [place, days]) => {
        const when = features.days.reduce(
          (sum, day) => sum | ((day.bits[place] as number) & days ? day.word : 0),
          0,
        )
        return all | (features.places[place] as number) | when
      }, 0),
    )
    const tongues = data.tongues.map(list =>
      list.reduce((all, one) => all | (features.tongues[one] as number), 0),
    )
    const bits = people.map((one, i) => {
      return (
        (byName.bits[i] as number) |
        (teams[one.role]?.bits ?? 0) |
        (weeks[one.week] ?? 0) |
        (tongues[one.tongue] ?? 0) |
        paidWords(i, one, features, pays) |
        (one.mark & marks.telehealth ? features.distant : 0) |
        (one.mark & marks.woman ? features.women : 0) |
        (one.mark & marks.man ? features.men : 0)
      )
    })
    const ofTeam = (i: number) => teams[people[i]?.role ?? -1]?.score ?? 0
    return { bits, byName, meant, ofTeam }
  }

  /** The doctors that match every word of the query, at its place and time if any of them are there. */
  function matchAllWords(readings: readonly TokenMatch[], features: Features): DoctorMatch | null {
    const all = (1 << readings.length) - 1
    const isWeak = (word: string) => weakWords.has(word) && !names.has(word)
    const weak = readings.reduce((sum, { word }, i) => sum | (isWeak(word) ? 1 << i : 0), 0)
    const asked = isFeature(features)
    const every = (weak === all ? all : all & ~weak) & ~asked
    const { bits, byName, meant, ofTeam } = evaluate(readings, features)
    const able = bits.flatMap((one, i) => ((one & every) === every ? [i] : []))
    if (able.length === 0) return null
    const best = Math.max(...able.map(ofTeam))
    // A doctor who has every word in different specialties is no better than the one whom one word names.
    if (able.every(i => !byName.sure[i]) && best < 0.9 * Math.max(...meant.score)) return null
    const share = best * (asked ? minimumShareThere : minimumShare)
    const good = able.filter(i => (byName.sure[i] as number) > 0 || ofTeam(i) >= share)
    const { doctors, elsewhere } = withFeatures(good, bits, features)
    if (doctors.length === 0) return null
    const scores = new Map(doctors.map(i => [i, nameCounts * (byName.score[i] as number) + ofTeam(i)]))
    const [first] = [...scores].sort((a, b) => b[1] - a[1])
    const left = every & ~(first ? (byName.sure[first[0]] as number) : 0)
    return { scores, specialists: likely(meant, left), corrected: '', elsewhere }
  }

  /**
   * For a whole sentence: the doctors with the best scores, limited to the named place, language and day if any of them
   * match.
   */
  function matchSentence(all: readonly TokenMatch[], features: Features): DoctorMatch | null {
    // Among many words, a merely similar word is weak evidence, and none of a name.
    const half = (matches: Map<number, number>) =>
      new Map([...matches].map(([at, quality]) => [at, quality / 2]))
    const sure = all.map(one =>
      one.corrected ? { ...one, names: new Map(), phrases: half(one.phrases) } : one,
    )
    const readings = sure.some(one => one.names.size + one.phrases.size > 0) ? sure : all
    const { bits, byName, meant, ofTeam } = evaluate(readings, features)
    const score = (i: number) => (byName.sure[i] ? (byName.score[i] as number) : 0) + ofTeam(i)
    const best = Math.max(0, ...people.map((_, i) => score(i)))
    if (best === 0) return null
    const able = people.flatMap((_, i) => (score(i) >= best * 0.7 ? [i] : []))
    const { doctors, elsewhere } = withFeatures(able, bits, features)
    const good = doctors.length > 0 ? doctors : able
    return {
      scores: new Map(good.map(i => [i, score(i)])),
      specialists: likely(meant, 0),
      corrected: '',
      elsewhere,
    }
  }

  /** The specialties that match all of these words (0: any), the most likely first. */
  function likely({ known, score }: SpecialtyMatch, words: number): number[] {
    const able = score.flatMap((one, i) => (one > 0 && ((known[i] as number) & words) === words ? [i] : []))
    const best = Math.max(0, ...able.map(i => score[i] as number))
    return able
      .filter(i => (score[i] as number) >= best * minimumShare)
      .sort((a, b) => (score[b] as number) - (score[a] as number))
  }

  /** Corrects a misspelt place, language or day, unless a name or complaint is more similar. */
  function correctSpelling(word: string): string {
    const best = (matches: Map<number, number>) => Math.max(0, ...matches.values())
    const found = features.alike(word)
    const [at] = [...found].sort((a, b) => b[1] - a[1])[0] ?? []
    const other = Math.max(
      best(names.known(word)),
      best(phrases.known(word)),
      best(names.alike(word)),
      best(phrases.alike(word)),
    )
    return at !== undefined && best(found) > Math.max(0.6, other) ? (features.words[at] as string) : word
  }

  const isKnown = (word: string) => names.has(word) || phrases.has(word)

  return (text: string, today: readonly number[]): Match => {
    const written = queryWords(text)
    const nothing = {
      scores: new Map<number, number>(),
      specialists: [],
      corrected: '',
      elsewhere: '' as const,
      pages: [] as number[],
      insurers: [] as number[][],
    }
    // 'dokter' alone matches all doctors; text without any readable word matches none.
    if (written.length === 0) {
      const fillers = normalizedNameWords(text)
      const scores = fillers.length > 0 || !text.trim() ? null : nothing.scores
      return { ...nothing, scores, pages: pages.find(fillers, isKnown) }
    }
    const known = (word: string) =>
      isKnown(word) || pages.has(word) || isOfInsurer(word) || isFeature(featuresOf([word], today)) > 0
    const spaced = withKnownSpacing(written, known).slice(0, maxWords + 4)
    const words = spaced
      .filter(word => known(word) || !otherTowns.has(word))
      .map(word => (known(word) ? word : correctSpelling(word)))
    const features = featuresOf(words, today)
    // A word that has a meaning of its own is not a misspelt other one: 'parkir' is not Parkinson.
    const isFeatureAt = (i: number) => (isFeature(features) & (1 << i)) > 0
    const isOfInsurerAt = (i: number) => features.insurers.some(mask => (mask & (1 << i)) > 0)
    const read = (roughly: boolean) =>
      words.map((word, i): TokenMatch => {
        // 'bpjs kesehatan' asks for no other 'kesehatan'. One word alone may be a doctor's name too.
        if (isOfInsurerAt(i) && words.some((_, j) => j !== i && isOfInsurerAt(j)))
          return { word, names: new Map(), phrases: new Map() }
        const asIs = isFeatureAt(i) || (pages.has(word) && !isKnown(word))
        return balance(matchToken(word, names, phrases, { roughly, asIs }))
      })
    const exact = read(false)
    const unknown = exact.some(
      (one, i) => !isFeatureAt(i) && (one.corrected || one.names.size + one.phrases.size === 0),
    )
    const withCorrections = (match: DoctorMatch | null, readings: readonly TokenMatch[]) =>
      match && { ...match, corrected: correctedBy(readings, features, words, written) }
    const precisely = () => withCorrections(matchAllWords(exact, features), exact)
    const sentence = () => matchSentence(exact, features)
    const certain = exact.filter(one => !one.corrected && one.phrases.size > 0).length
    const roughly = () => {
      const readings = read(true)
      const match = matchAllWords(readings, features)
      const corrected = withCorrections(match, readings)
      if (!match?.specialists.length || !unknown || certain < 2) return corrected
      // What two known words mean together is more certain than a word that is similar to an unknown one.
      const surely = sentence()
      const agree = surely?.specialists.some(one => match.specialists.includes(one))
      return surely?.specialists.length && !agree ? surely : corrected
    }
    // The pages know the insurers too: 'bpjs' is also asked of the questions.
    const insurers = namedInsurers(features.insurers)
    const asked = words.filter((_, i) => !isFeatureAt(i) || isOfInsurerAt(i))
    const about = asked.length > 0 ? pages.find(asked, isKnown) : []
    // With many words some may be unknown; with few words an unknown one is probably misspelt.
    const attempts = !unknown
      ? [precisely, sentence, roughly]
      : words.length > fewWords
        ? [sentence, precisely, roughly]
        : [precisely, roughly, sentence]
    for (const attempt of attempts) {
      const match = attempt()
      if (match) return { ...match, pages: about, insurers }
    }
    return { ...nothing, pages: about }
  }
}
