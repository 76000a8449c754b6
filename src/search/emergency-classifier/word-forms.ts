import { distance } from '../distance.ts'

const suffixes = /(?:nya|na|kan|lah|kah|ku|mu|in|an|ne|i|e|ings?|ed|es|s|d|ly|y|n)$/
const prefixes = /^(?:di|ter|ke|ber|be|se|me|pe|nge|per)/
/** Prefixes that replace the first consonant of the stem: 'menindih' is from 'tindih'. */
const nasals: [RegExp, string[]][] = [
  [/^(?:me|pe)?ny/, ['s']],
  [/^(?:me|pe)?ng/, ['', 'k']],
  [/^(?:me|pe)m/, ['', 'p']],
  [/^(?:me|pe)n/, ['', 't']],
  [/^n(?=[aeiou])/, ['t']],
]
const shortestStem = 3
const shortestOfPrefix = 4

function withoutSuffix(word: string): string[] {
  const stems: string[] = []
  let rest = word
  for (let i = 0; i < 2; i++) {
    const shorter = rest.replace(suffixes, '')
    if (shorter === rest || shorter.length < shortestStem) break
    rest = shorter
    stems.push(rest, `${rest}e`)
    if (rest.at(-1) === rest.at(-2)) stems.push(rest.slice(0, -1))
  }
  return stems
}

/** The word without Indonesian and English prefixes and suffixes, in all possible ways. */
export function stemsOf(word: string): string[] {
  const forms = [word, ...withoutSuffix(word)]
  const stems = forms.flatMap(form => [
    form.replace(prefixes, ''),
    ...nasals.flatMap(([prefix, first]) =>
      prefix.test(form) ? first.map(letter => form.replace(prefix, letter)) : [],
    ),
  ])
  return [...forms, ...stems.filter(stem => stem.length >= shortestOfPrefix)]
}

/** Whether two words count as the same: equal, with other suffixes, or one letter different if they are long. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  if (a[0] !== b[0] || shorter < shortestStem) return false
  if (a.startsWith(b) || b.startsWith(a)) return stemsOf(a).includes(b) || stemsOf(b).includes(a)
  return shorter >= 5 && distance(a, b, 1) <= 1
}
