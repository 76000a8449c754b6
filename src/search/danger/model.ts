import { dangerFeatures, kindFeatures, weightStep, zeroCharacter } from './features.ts'
import { bias, dangerWeights, kinds, kindWeights } from './model.gen.ts'

const sumOf = (weights: string, features: readonly number[]) =>
  features.reduce((sum, feature) => sum + weights.charCodeAt(feature) - zeroCharacter, 0)

/**
 * How far a question is an emergency, by a logistic regression: the logarithm of the odds, 0 where it is as likely as not.
 * It was trained on the phrases beside the start content (`npm run train-emergency`).
 */
export function dangerScore(words: readonly string[]): number {
  const features = dangerFeatures(words)
  return bias + (sumOf(dangerWeights, features) * weightStep) / Math.sqrt(features.length || 1)
}

/** How well each kind of danger fits a question, for comparison with each other only. */
export function kindScores(words: readonly string[]): ReadonlyMap<string, number> {
  const features = kindFeatures(words)
  return new Map(kinds.map((kind, i) => [kind, sumOf(kindWeights[i] ?? '', features)]))
}
