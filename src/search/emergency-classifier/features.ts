import { stemsOf } from './word-forms.ts'

/** How many weights the danger model has; a power of two. */
export const buckets = 1 << 15
/** How many weights each kind of danger has; a power of two. */
export const kindBuckets = 1 << 11

/** The danger model's weights are stored as whole numbers of this step. */
export const weightStep = 0.2
/** A weight is stored as one character: this code for 0, and the next ones for 1, 2, … */
export const zeroCharacter = 79
/** Larger weights, on either side, are clipped to this: further characters would not all be printable. */
export const largestWeight = 44

/** FNV-1a with the last step of MurmurHash3, so that short texts spread over all buckets. */
function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

/** Numbers are replaced by their length: '3', '30' and '300' mean different things for an age or a temperature. */
const withoutFigures = (word: string) =>
  /^\d+(\.\d+)?$/.test(word) ? `#${Math.min(3, word.split('.')[0]?.length ?? 0)}` : word

const bucketsOf = (names: Iterable<string>, count: number): number[] => [
  ...new Set([...names].map(name => hash(name) & (count - 1))),
]

/**
 * The features of a query for the danger model, as buckets of its weights: words, their stems, pairs of neighbouring
 * words, and every three to five characters, across words.
 */
export function emergencyFeatures(words: readonly string[]): number[] {
  const known = words.map(withoutFigures)
  const names = new Set(known.flatMap(stemsOf).map(form => `w${form}`))
  // Pairs distinguish 'tidak sesak' from 'sesak, tidak bisa bicara'.
  known.slice(1).forEach((word, i) => {
    names.add(`b${known[i]} ${word}`)
  })
  const line = `^${known.join(' ')}$`
  for (const length of [3, 4, 5])
    for (let from = 0; from + length <= line.length; from++) names.add(`x${line.slice(from, from + length)}`)
  return bucketsOf(names, buckets)
}

/** Features that distinguish one kind of danger from another: words and their first letters. */
export function kindFeatures(words: readonly string[]): number[] {
  const names = words
    .map(withoutFigures)
    .flatMap(word => [...stemsOf(word).map(form => `w${form}`), `c${word.slice(0, 4)}`])
  return bucketsOf(names, kindBuckets)
}
