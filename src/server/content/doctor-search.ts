import { emergencyCall } from '#entities/office/emergency-call.ts'
import { isClosed } from '#entities/office/operating-status.ts'
import { type EmergencyAnswer, emergencyAnswers } from '#search/emergency-answer.ts'
import { matchesAllWords, wordsOfDoctor, wordsOfSpecialist } from '#search/prefix-search.ts'
import type { Deps } from '../kernel/deps.ts'
import { type PublicData, publicItems } from './public-reads.ts'

/** Keyed by the list of signs, which is a new object after each change. */
const known = new WeakMap<object, ReturnType<typeof emergencyAnswers>>()

/** The emergency that a search text describes. */
export async function emergencyIn(
  deps: Deps,
  question: string,
  location: string | undefined,
): Promise<EmergencyAnswer | undefined> {
  const [signs, places, [settings]] = await Promise.all([
    publicItems(deps, 'emergency-signs'),
    publicItems(deps, 'addresses'),
    publicItems(deps, 'settings'),
  ])
  const answer = known.get(signs) ?? emergencyAnswers(signs)
  known.set(signs, answer)
  const isPast = (moment: Temporal.Instant) => Temporal.Instant.compare(moment, deps.now()) <= 0
  return answer(question, () => {
    // Nobody may answer at a closed location.
    const open = places.filter(place => !isClosed(place, isPast))
    return emergencyCall(open, settings, location)
  })
}

/** The doctors for whom every word of the search is found. */
export async function matchingDoctors(
  deps: Deps,
  doctors: PublicData[],
  search: string,
): Promise<PublicData[]> {
  const specialists = await publicItems(deps, 'specialists')
  const words = new Map(specialists.map(one => [one.slug, wordsOfSpecialist(one)]))
  const matches = matchesAllWords(search)
  return doctors.filter(doctor => matches(wordsOfDoctor(doctor as never, words)))
}
