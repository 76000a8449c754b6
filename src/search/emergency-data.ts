import type { ContentLanguage } from '#entities/localized.ts'
import type { EmergencyCall } from '#entities/office/emergency-call.ts'
import type { EmergencySign } from './emergency.ts'
import { type EmergencyAnswer, emergencyAnswers } from './emergency-answer.ts'
import type { NoticeWords } from './emergency-notice.ts'

/**
 * What `/search/emergency.json` carries: all that it takes to tell a danger and to say whom to call. It is a file of its own,
 * as it is small and changes rarely: the service worker keeps it, and no edit of a doctor makes another of it.
 */
export interface EmergencyData {
  signs: EmergencySign[]
  main: EmergencyCall
  /** Of those places only where another number is called, by their codes. */
  places: Record<string, EmergencyCall>
  words: Record<ContentLanguage, NoticeWords>
  /** The addresses of the page about emergencies. */
  more: Record<ContentLanguage, string>
}

export function answersFrom({
  signs,
  main,
  places,
}: Pick<EmergencyData, 'signs' | 'main' | 'places'>): (
  question: string,
  location?: string,
) => EmergencyAnswer | undefined {
  const answer = emergencyAnswers(signs)
  return (question, location = '') =>
    answer(question, () => (Object.hasOwn(places, location) ? (places[location] as EmergencyCall) : main))
}
