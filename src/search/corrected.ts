import { type Features, isFeature } from './features.ts'
import type { TokenMatch } from './token-match.ts'

/** The words that a query was read as, '' if these are the written ones. */
export function correctedBy(
  readings: readonly TokenMatch[],
  features: Features,
  words: string[],
  written: string[],
): string {
  const featureWords = isFeature(features)
  const read = readings.map(({ word, corrected }, i) =>
    featureWords & (1 << i) ? word : (corrected ?? word),
  )
  return read.some((word, i) => word !== words[i]) || words.join() !== written.join() ? read.join(' ') : ''
}
