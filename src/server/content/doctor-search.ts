import { z } from '@hono/zod-openapi'
import { emergencySign } from '#entities/content/emergency-sign.ts'
import { emergencyCall } from '#entities/office/emergency-call.ts'
import { type EmergencyAnswer, emergencyAnswers } from '#search/emergency-answer.ts'
import { matchesAllWords, wordsOfDoctor, wordsOfSpecialist } from '#search/prefix-search.ts'
import type { Deps } from '../kernel/deps.ts'
import { type PublicData, publicItems } from './public-reads.ts'

export const doctorSearchParameters = {
  search: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Every word must be the beginning of a word of the doctor’s name, of a specialty, or of what it treats',
    ),
  location: z
    .string()
    .max(80)
    .optional()
    .describe('The location for the number in `meta.emergency`; it does not filter'),
}

const { slug, kind, name, advice, callFirst } = emergencySign.fields
export const emergencyAnswerSchema = z
  .object({
    sign: z.object({
      slug: slug.schema,
      kind: kind.schema,
      name: name.schema,
      advice: advice.schema,
      callFirst: callFirst.schema.optional(),
    }),
    emergencyNumber: z.string(),
    hospital: z.object({ name: z.string(), number: z.string() }).optional(),
  })
  .optional()
  .describe(
    'The emergency that `search` describes, what to do and the number to call: show it above the doctors',
  )

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
  return answer(question, () => emergencyCall(places, settings, location))
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
