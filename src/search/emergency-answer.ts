import type { EmergencyCall } from '#entities/office/emergency-call.ts'
import { EmergencyMatcher, type EmergencySign } from './emergency.ts'

/** An emergency sign as shown to readers: without its search phrases. */
export type ShownSign = Omit<EmergencySign, 'phrases' | 'exceptions'>

/** The notice above the results if the query names an emergency. */
export interface EmergencyAnswer extends EmergencyCall {
  sign: ShownSign
}

/**
 * Returns the emergency that a query names, if any, with the numbers that `callOf` gives for the chosen place. Shared
 * by the pages with and without scripts, the patients' portal and the API.
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
