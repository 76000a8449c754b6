import type { Vocabulary } from './vocabulary.ts'
import { queryWords } from './words.ts'

const shortestPart = 3

/** Joins or splits words that are only known together or apart: `fisio terapi`, `sakitkepala`, `ayulestari`. */
export function withKnownSpacing(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const result: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string
    const next = words[i + 1]
    if (next && isKnown(word + next) && !(isKnown(word) && isKnown(next))) {
      result.push(word + next)
      i++
    } else result.push(...(isKnown(word) ? [word] : (parted(word, isKnown) ?? [word])))
  }
  return result
}

function parted(word: string, isKnown: (word: string) => boolean): string[] | null {
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
    const [first, rest] = [word.slice(0, cut), word.slice(cut)]
    if (!isKnown(first) && queryWords(first).length > 0) continue
    const others = isKnown(rest) ? [rest] : rest.length >= 2 * shortestPart ? parted(rest, isKnown) : null
    // 'dokterkandungan': the first part alone is a filler word.
    if (others) return [...queryWords(first), ...others]
  }
  return null
}

/** The matches of one word of a query among names and phrases, with their quality. */
export interface TokenMatch {
  word: string
  names: Map<number, number>
  phrases: Map<number, number>
  /** The similar word that replaces it. */
  corrected?: string
}

export function matchToken(
  word: string,
  names: Vocabulary,
  phrases: Vocabulary,
  { roughly, asIs = false }: { roughly: boolean; asIs?: boolean },
): TokenMatch {
  const own = { names: names.known(word), phrases: phrases.known(word) }
  if (asIs || (own.names.size + own.phrases.size > 0 && !roughly)) return { word, ...own }
  const bare = { names: names.bare(word), phrases: phrases.bare(word) }
  if (bare.phrases.size > 0 && !roughly) return { word, names: own.names, phrases: bare.phrases }
  // A known word is preferred to similar words.
  const trust = own.names.size + own.phrases.size > 0 ? 0.5 : 1
  const alike = { names: weaker(names.alike(word), trust), phrases: weaker(phrases.alike(word), trust) }
  const best = (matches: Map<number, number>, of: Vocabulary) => {
    const [first] = [...matches].sort((a, b) => b[1] - a[1])
    return first ? { word: of.words[first[0]] as string, quality: first[1] } : { word: '', quality: 0 }
  }
  const [asName, asPhrase] = [best(alike.names, names), best(alike.phrases, phrases)]
  const corrected = asName.quality > asPhrase.quality ? asName.word : asPhrase.word
  return {
    word,
    names: joined(own.names, alike.names),
    phrases: joined(joined(own.phrases, bare.phrases), alike.phrases),
    ...(corrected && own.names.size + own.phrases.size === 0 ? { corrected } : {}),
  }
}

const weaker = (matches: Map<number, number>, part: number) =>
  part === 1 ? matches : new Map([...matches].map(([at, quality]) => [at, quality * part]))

function joined(a: Map<number, number>, b: Map<number, number>): Map<number, number> {
  const all = new Map(a)
  for (const [at, quality] of b) if (quality > (all.get(at) ?? 0)) all.set(at, quality)
  return all
}
