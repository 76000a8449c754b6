import type { ContentLanguage } from '#entities/localized.ts'
import type { EmergencyCall } from '#entities/office/emergency-call.ts'
import type { EmergencySign } from './emergency.ts'
import { type EmergencyAnswer, emergencyAnswers } from './emergency-answer.ts'
import type { NoticeWords } from './emergency-notice.ts'

/**
 * The content of `/search/emergency.json`: everything to recognise an emergency and to show the numbers. It is a
 * separate file, small and rarely changed: the service worker caches it, and an edit of a doctor does not change it.
 */
export interface EmergencyData {
  signs: EmergencySign[]
  main: EmergencyCall
  /** By place code, only for places with other numbers than `main`. */
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
