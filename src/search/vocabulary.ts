import { distance } from './distance.ts'
import { beginnings, endings, synonyms } from './lay-terms.ts'
import { soundOf } from './words.ts'

/** Indexes of matching words with their quality; 1 is the word itself. */
export type Matches = Map<number, number>

const isLatin = (word: string) => /^[\p{Script=Latin}\p{N}]+$/u.test(word)

/** The distinct words of the names, or of the phrases, with the names or phrases that contain them. */
export class Vocabulary {
  readonly words: string[] = []
  /** For each word the numbers of the names or phrases that contain it. */
  readonly holders: number[][] = []
  readonly #at = new Map<string, number>()
  #sorted: number[] = []
  #sounds: string[] = []

  add(words: Iterable<string>, holder: number): void {
    for (const word of words) {
      let at = this.#at.get(word)
      if (at === undefined) {
        at = this.words.push(word) - 1
        this.holders.push([])
        this.#at.set(word, at)
      }
      const list = this.holders[at] as number[]
      if (list.at(-1) !== holder) list.push(holder)
    }
  }

  ready(): this {
    this.#sorted = this.words
      .map((_, i) => i)
      .sort((a, b) => ((this.words[a] as string) < (this.words[b] as string) ? -1 : 1))
    return this
  }

  has(word: string): boolean {
    return this.#at.has(word)
  }

  /** The word itself, its synonyms, and words that begin with it. */
  known(word: string): Matches {
    const found: Matches = new Map()
    const note = (at: number | undefined, quality: number) => {
      if (at !== undefined && quality > (found.get(at) ?? 0)) found.set(at, quality)
    }
    note(this.#at.get(word), 1)
    for (const other of synonyms.get(word) ?? []) note(this.#at.get(other), 0.9)
    if (!isLatin(word)) this.#within(word, note)
    else if (word.length > 1) {
      for (let i = this.#from(word); i < this.#sorted.length; i++) {
        const at = this.#sorted[i] as number
        const known = this.words[at] as string
        if (!known.startsWith(word)) break
        if (known !== word) note(at, 0.5 + (0.35 * word.length) / known.length)
      }
    }
    return found
  }

  /** Matches of the word without Indonesian and English suffixes and prefixes. */
  bare(word: string): Matches {
    for (const form of [
      word.replace(endings, ''),
      word.replace(beginnings, ''),
      word.replace(endings, '').replace(beginnings, ''),
    ]) {
      const at = form.length > 2 && form !== word ? this.#at.get(form) : undefined
      if (at === undefined && !(form.length > 2 && synonyms.has(form))) continue
      const found = new Map([...this.known(form)].filter(([, quality]) => quality >= 0.9))
      for (const [one, quality] of found) found.set(one, quality * 0.85)
      if (found.size > 0) return found
    }
    return new Map()
  }

  /** Words that sound similar, or differ by a letter or two. */
  alike(word: string): Matches {
    const found: Matches = new Map()
    if (word.length < 3 || word.length > 40 || !isLatin(word)) return found
    if (this.#sounds.length === 0) this.#sounds = this.words.map(soundOf)
    const sound = soundOf(word)
    if (sound.length < 3) return found
    const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
    for (const [at, other] of this.#sounds.entries()) {
      const known = this.words[at] as string
      if (other.length < 3 || Math.abs(other.length - sound.length) > most) continue
      // 'aaaaaaa' would sound like many words.
      if (Math.abs(known.length - word.length) > 3) continue
      const off = distance(sound, other, most)
      if (off > most) continue
      const sameStart = sound[0] === other[0]
      if (!sameStart && off > 1) continue
      found.set(at, 0.8 - 0.15 * off - (sameStart ? 0 : 0.15) - (known.length === word.length ? 0 : 0.02))
    }
    const best = Math.max(0, ...found.values())
    for (const [at, quality] of found) if (quality < best - 0.2) found.delete(at)
    return found
  }

  /** Scripts without spaces: match a part of the word. */
  #within(word: string, note: (at: number, quality: number) => void): void {
    for (const [at, known] of this.words.entries())
      if (known !== word && known.includes(word)) note(at, 0.5 + (0.35 * word.length) / known.length)
  }

  #from(word: string): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.words[this.#sorted[middle] as number] as string) < word) low = middle + 1
      else high = middle
    }
    return low
  }
}
