import type { EmergencyCall } from '#entities/office/emergency-call.ts'
import { EmergencyMatcher, type EmergencySign } from './emergency.ts'

/** A sign as readers get it: without the words that it is found by. */
export type ShownSign = Omit<EmergencySign, 'phrases' | 'exceptions'>

/** What stands above every result where the question names a danger. */
export interface EmergencyAnswer extends EmergencyCall {
  sign: ShownSign
}

/**
 * Answers whether a question names a danger, with the numbers that `callOf` gives for the chosen place. The one way for the
 * pages with and without scripts, the patients' portal and the API.
 */
export function emergencyAnswers(
  signs: readonly EmergencySign[],
): (question: string, callOf: () => EmergencyCall) => EmergencyAnswer | undefined {
  const matcher = new EmergencyMatcher(signs)
  return (question, callOf) => {
    const found = matcher.find(question)
    if (!found) return undefined
    const { slug, kind, name, advice, callFirst } = found
    return { sign: { slug, kind, name, advice, ...(callFirst ? { callFirst } : {}) }, ...callOf() }
  }
}
