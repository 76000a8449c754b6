import type { emergencyKinds } from '#entities/content/emergency-sign.ts'
import type { Localized } from '#entities/localized.ts'
import { emergencyScore, kindScores } from './emergency-classifier/model.ts'
import { normalizedWords } from './emergency-classifier/normalize.ts'
import { isSameWord } from './emergency-classifier/word-forms.ts'

/** An emergency that a query may name, as the site and the API publish it. */
export interface EmergencySign {
  slug: string
  kind: (typeof emergencyKinds)[number]
  name: Localized
  advice: Localized
  phrases?: Localized<string[]>
  exceptions?: Localized<string[]>
  callFirst?: { label: Localized; number: string; extension?: string; url?: string }
}

interface CompiledSign {
  sign: EmergencySign
  phrases: string[][]
  exceptions: string[][]
}

/**
 * The score from which a query is an emergency: without any phrase of the signs, and with one. The hospital's phrases
 * are trusted unless the words around them are clearly harmless ('rehabilitasi stroke').
 */
const threshold = 0.7
const thresholdWithPhrase = 0.3

const compile = (lines: Localized<string[]> | undefined): string[][] =>
  [lines?.en, lines?.id]
    .flatMap(list => list ?? [])
    .map(normalizedWords)
    .filter(words => words.length > 0)

const contains = (words: readonly string[], phrase: readonly string[]) =>
  phrase.every(word => words.some(other => isSameWord(word, other)))

/** Finds the emergency that a query names, before doctors are searched. */
export class EmergencyMatcher {
  readonly #signs: CompiledSign[]

  constructor(signs: readonly EmergencySign[]) {
    this.#signs = signs.map(sign => ({
      sign,
      phrases: compile(sign.phrases),
      exceptions: compile(sign.exceptions),
    }))
  }

  find(question: string): EmergencySign | undefined {
    const words = normalizedWords(question)
    if (words.length === 0) return undefined
    const candidates = this.#signs
      .filter(({ exceptions }) => !exceptions.some(exception => contains(words, exception)))
      .map(({ sign, phrases }) => {
        const lengths = phrases.filter(phrase => contains(words, phrase)).map(phrase => phrase.length)
        return { sign, longest: Math.max(0, ...lengths), isExact: lengths.includes(words.length) }
      })
    // A query that equals a phrase is an emergency, whatever the model's score.
    const exact = candidates.find(one => one.isExact)
    if (exact) return exact.sign
    const longest = Math.max(0, ...candidates.map(one => one.longest))
    if (emergencyScore(words) < (longest > 0 ? thresholdWithPhrase : threshold)) return undefined
    const scores = kindScores(words)
    const scoreOf = ({ sign }: { sign: EmergencySign }) => scores.get(sign.kind) ?? 0
    return candidates
      .filter(one => one.longest === longest)
      .reduce<(typeof candidates)[number] | undefined>(
        (best, one) => (best && scoreOf(best) >= scoreOf(one) ? best : one),
        undefined,
      )?.sign
  }
}
