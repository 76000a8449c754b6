import { emergencyFeatures, kindFeatures, weightStep, zeroCharacter } from './features.ts'
import { bias, dangerWeights, kinds, kindWeights } from './model.gen.ts'

const sumOf = (weights: string, features: readonly number[]) =>
  features.reduce((sum, feature) => sum + weights.charCodeAt(feature) - zeroCharacter, 0)

/**
 * The log odds that a query is an emergency, by a logistic regression; 0 is even odds. Trained on the phrases beside
 * the start content (`npm run train-emergency`).
 */
export function emergencyScore(words: readonly string[]): number {
  const features = emergencyFeatures(words)
  return bias + (sumOf(dangerWeights, features) * weightStep) / Math.sqrt(features.length || 1)
}

/** The score of each kind of danger for a query, only for comparison with each other. */
export function kindScores(words: readonly string[]): ReadonlyMap<string, number> {
  const features = kindFeatures(words)
  return new Map(kinds.map((kind, i) => [kind, sumOf(kindWeights[i] ?? '', features)]))
}
