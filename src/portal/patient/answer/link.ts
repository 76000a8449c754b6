import { queryOptions } from '@tanstack/react-query'
import { post } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { PlaceChoice } from '#entities/appointment/appointment.ts'
import type { Answer, LinkView } from '#entities/appointment/appointment-answer.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { readResult } from '../../queries.ts'
import { isInstant, sameInstant } from '../booking/choose/choice.ts'

const path = '/api/answer-link'
// The token may be damaged or invented, and a header allows only ASCII.
const bearerOf = (token: string) => encodeURIComponent(token)

/**
 * The current state of a message's link. Sent with the link's token instead of the session's: the link is valid for one
 * appointment, independent of the signed-in user. `picked`: the slot named in the link, which the server includes even if
 * nearer ones are free.
 */
export const linkQuery = (token: string, picked: Partial<PlaceChoice> = {}) =>
  queryOptions({
    queryKey: ['link', token],
    queryFn: readResult(path, { bearer: bearerOf(token), query: picked }),
    enabled: token !== '',
  })

// The link may be damaged or invented: an invalid instant is ignored.
export function pickedIn(query: URLSearchParams): Partial<PlaceChoice> {
  const [schedule, startsAt] = [query.get('schedule'), query.get('startsAt')]
  return schedule && startsAt && isInstant(startsAt) ? { schedule, startsAt } : {}
}

export const answerLink = async (token: string, answer: Answer): Promise<LinkView> =>
  (await post(path, { body: answer, bearer: bearerOf(token) })).result

/** The link has expired or is invalid: a retry cannot help. */
export const linkEnd = (error: unknown): 'over' | 'unknown' | null =>
  error instanceof ApiError && error.status === 410
    ? 'over'
    : error instanceof ApiError && [400, 404, 422].includes(error.status)
      ? 'unknown'
      : null

/** A free slot as an alternative. */
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

/** The same doctor's slots first, then those of colleagues, grouped by doctor. */
export const groupsOf = ({
  appointment,
  places,
  others,
}: LinkView): { doctorName: string; offers: Offer[] }[] =>
  [{ doctorName: appointment.doctorName, places }, ...others]
    .map(one => ({ doctorName: one.doctorName, offers: offersOf(one.places, one.doctorName) }))
    .filter(one => one.offers.length > 0)

/** The offered slot that the message's link names, or null if it is no longer free. */
export const offerFor = (view: LinkView, { schedule, startsAt }: PlaceChoice): Offer | null =>
  groupsOf(view)
    .flatMap(one => one.offers)
    .find(one => one.schedule === schedule && sameInstant(startsAt, one.startsAt)) ?? null
