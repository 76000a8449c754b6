import type { SearchedPages } from './directory.ts'
import { Vocabulary } from './vocabulary.ts'
import { phraseWords } from './words.ts'

/** Weaker matches, as a word that only begins like another, name no page. */
const certain = 0.75

/**
 * Finds the pages that a query is about, if it is not about a doctor: 'parkir', 'jam besuk'. The best one, and
 * the page of its kind, by their position in the data.
 */
export function createPageFinder({ path, phrases }: SearchedPages) {
  const vocabulary = new Vocabulary()
  const owner: number[] = []
  const length: number[] = []
  for (const [page, lines] of phrases.entries()) {
    for (const line of lines.split('\n')) {
      const words = new Set(phraseWords(line))
      vocabulary.add(words, owner.push(page) - 1)
      length.push(Math.max(1, words.size))
    }
  }
  vocabulary.ready()

  /** `isOfDoctors`: whether the doctors' search knows a word. */
  function find(words: readonly string[], isOfDoctors: (word: string) => boolean): number[] {
    const hits = new Map<number, Set<number>>()
    const ofPage = new Map<number, Set<number>>()
    const note = (map: typeof hits, key: number, word: number) =>
      map.set(key, (map.get(key) ?? new Set()).add(word))
    for (const [word, text] of words.entries()) {
      for (const [at, quality] of vocabulary.known(text)) {
        if (quality < certain) continue
        for (const phrase of vocabulary.holders[at] as number[]) {
          note(hits, phrase, word)
          note(ofPage, owner[phrase] as number, word)
        }
      }
    }
    const best = new Map<number, number>()
    for (const [phrase, found] of hits) {
      const page = owner[phrase] as number
      const onPage = [...(ofPage.get(page) ?? [])]
      const covered = onPage.length / words.length
      const density = found.size / (length[phrase] as number)
      const onlyHere = onPage.some(word => !isOfDoctors(words[word] as string))
      // 'ambulance to bring my mother home' has all of a page's 'ambulance', a word that is of no doctor.
      // 'anak' is a word of many pages, and of doctors: then only a page with little beside it is meant.
      const isWhole = density === 1 && found.size > 1
      if (!isWhole && (onlyHere ? covered < 0.5 && density < 1 : covered < 1 || density <= 0.5)) continue
      best.set(page, Math.max(best.get(page) ?? 0, covered + density / 2))
    }
    const ranked = [...best].sort(([a, one], [b, other]) => other - one || a - b).map(([page]) => page)
    const wordsOf = (page: number) => ofPage.get(page)?.size ?? 0
    // The answered question or the package itself, and the page with all of them.
    const isWhole = (page: number) => !/[/#]/.test(path[page] as string)
    const most = Math.max(0, ...ranked.map(wordsOf))
    const likely = ranked.filter(page => wordsOf(page) === most)
    return [likely.find(page => !isWhole(page)), likely.find(isWhole)].filter(page => page !== undefined)
  }
  return { find, has: (word: string) => vocabulary.has(word) }
}
