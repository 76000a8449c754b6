import { childWords, elderWords, weakWords } from './lay-terms.ts'
import type { TokenMatch } from './token-match.ts'
import { Vocabulary } from './vocabulary.ts'
import { phraseWords, readWords, suffixWords } from './words.ts'

/** How well each specialty matches the words of a query. */
export interface SpecialtyMatch {
  /** By specialty: the words it matches, as bits, and the score for all words together. */
  known: number[]
  score: number[]
}

const isAbbreviation = (phrase: string) => /^[\p{Lu}.-]+$|^Sp/u.test(phrase)

/**
 * A phrase with the words that a query for it is read as, '' if these are none. `~` at its beginning stays, and an
 * abbreviation as it is.
 */
export const readPhrase = (phrase: string): string => {
  if (isAbbreviation(phrase)) return phrase
  const words = readWords(phrase).join(' ')
  return words && phrase.startsWith('~') ? `~${words}` : words
}

/** The phrases of each specialty: names, synonyms and complaints, in both languages. */
export class SpecialtyMatcher {
  readonly vocabulary = new Vocabulary()
  readonly #owner: number[] = []
  readonly #length: number[] = []
  readonly #worth: number[] = []
  readonly #count: number

  constructor(phrases: readonly (readonly string[])[]) {
    this.#count = phrases.length
    for (const [owner, lines] of phrases.entries()) {
      for (const line of lines) {
        const words = phraseWords(line)
        // 'Sp.JP' and 'THT-KL' are also typed as one word.
        const whole = isAbbreviation(line) ? suffixWords(line) : []
        const all = new Set([...words, ...whole])
        const at = this.#owner.push(owner) - 1
        this.#length.push(Math.max(1, words.length))
        this.#worth.push(line.startsWith('~') ? 0.6 : 1)
        this.vocabulary.add(all, at)
      }
    }
    this.vocabulary.ready()
  }

  /** A word that few specialties have weighs more than 'sakit'; a word for a child counts double, one for an old person less. */
  #weight(reading: TokenMatch): number {
    const owners = new Set<number>()
    for (const at of reading.phrases.keys())
      for (const phrase of this.vocabulary.holders[at] as number[]) owners.add(this.#owner[phrase] as number)
    const rarity = owners.size === 0 ? 0 : Math.log(1 + this.#count / owners.size)
    return rarity * (childWords.has(reading.word) ? 2 : elderWords.has(reading.word) ? 0.3 : 1)
  }

  understand(readings: readonly TokenMatch[]): SpecialtyMatch {
    const known = Array<number>(this.#count).fill(0)
    const single = Array<number>(this.#count).fill(0)
    // By phrase and by specialty: the best value for each word.
    const ofPhrase = new Map<number, number[]>()
    const ofOwner = new Map<number, number[]>()
    const raise = (map: Map<number, number[]>, key: number, word: number, value: number) => {
      const cells = map.get(key) ?? Array<number>(readings.length).fill(0)
      if (value > (cells[word] as number)) cells[word] = value
      map.set(key, cells)
    }
    for (const [word, reading] of readings.entries()) {
      const weight = this.#weight(reading)
      for (const [at, quality] of reading.phrases) {
        for (const phrase of this.vocabulary.holders[at] as number[]) {
          const owner = this.#owner[phrase] as number
          raise(ofPhrase, phrase, word, weight * quality)
          raise(ofOwner, owner, word, weight * quality * (this.#worth[phrase] as number))
          known[owner] = (known[owner] as number) | (1 << word)
        }
      }
    }
    for (const [phrase, cells] of ofPhrase) {
      const owner = this.#owner[phrase] as number
      const hits = cells.filter(Boolean).length
      // 'all over' is no evidence for 'welts all over' without 'welts'.
      const isWeak = (value: number, word: number) => value === 0 || weakWords.has(readings[word]?.word ?? '')
      if (hits < (this.#length[phrase] as number) && cells.every(isWeak)) continue
      const density = Math.min(1, hits / (this.#length[phrase] as number))
      const score = sum(cells) * (0.25 + 0.75 * density) * (this.#worth[phrase] as number)
      if (score > (single[owner] as number)) single[owner] = score
    }
    // Words matched in different phrases count less than words of one phrase.
    const score = single.map((best, owner) => best + 0.2 * Math.max(0, sum(ofOwner.get(owner) ?? []) - best))
    return { known, score }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
