import { queryOptions } from '@tanstack/react-query'
import { get, post } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { PlaceChoice } from '#entities/appointment/appointment.ts'
import type { Answer, LinkView } from '#entities/appointment/appointment-answer.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'

const path = 'answer-link'
// A link may have been cut short or made up, and a header takes no other letters.
const bearerOf = (token: string) => encodeURIComponent(token)

/** What a message's link says now. Without the session's token: the link speaks for one appointment, whoever is signed in. */
/** `picked`: the place that the message's link names, which is looked for even where nearer ones are free. */
export const linkQuery = (token: string, picked: Partial<PlaceChoice> = {}) =>
  queryOptions({
    queryKey: ['link', token],
    queryFn: async ({ signal }) =>
      (await get<LinkView>(path, { bearer: bearerOf(token), query: picked, signal })).result,
    enabled: token !== '',
  })

// A link may have been cut short or made up: an instant that cannot be read is not asked for.
export function pickedIn(query: URLSearchParams): Partial<PlaceChoice> {
  const [schedule, startsAt] = [query.get('schedule'), query.get('startsAt')]
  return schedule && startsAt && sameInstant(startsAt, startsAt) ? { schedule, startsAt } : {}
}

export const answerLink = async (token: string, answer: Answer): Promise<LinkView> =>
  (await post<LinkView>(path, answer, { bearer: bearerOf(token) })).result

/** The link itself can be used no more, or never could: what to do is not to try again. */
export const linkEnd = (error: unknown): 'over' | 'unknown' | null =>
  error instanceof ApiError && error.status === 410
    ? 'over'
    : error instanceof ApiError && [400, 404, 422].includes(error.status)
      ? 'unknown'
      : null

/** One free place to go to instead. */
export interface Offer {
  doctorName: string
  location: string
  timezone: string
  schedule: string
  startsAt: string
}

const offersOf = (occurrences: readonly Occurrence[], doctorName: string): Offer[] =>
  occurrences.flatMap(({ schedule, location, timezone, places }) =>
    places.map(({ startsAt }) => ({ doctorName, location, timezone, schedule, startsAt })),
  )

/** The same doctor's places first, then those of colleagues, doctor by doctor. */
export const groupsOf = ({
  appointment,
  places,
  others,
}: LinkView): { doctorName: string; offers: Offer[] }[] =>
  [{ doctorName: appointment.doctorName, places }, ...others]
    .map(one => ({ doctorName: one.doctorName, offers: offersOf(one.places, one.doctorName) }))
    .filter(one => one.offers.length > 0)

// A link may have been cut short or made up: an instant that cannot be read is no place of ours.
const sameInstant = (a: string, b: string): boolean => {
  try {
    return Temporal.Instant.from(a).equals(b)
  } catch {
    return false
  }
}

/** The offered place that a link of the message names, or null where it has gone meanwhile. */
export const offerFor = (view: LinkView, { schedule, startsAt }: PlaceChoice): Offer | null =>
  groupsOf(view)
    .flatMap(one => one.offers)
    .find(one => one.schedule === schedule && sameInstant(startsAt, one.startsAt)) ?? null
