import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { get, post } from '#api/client.ts'
import type { Hold } from '#entities/appointment/appointment.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { useFamily } from '../dependants/family.ts'
import { unansweredAt } from './check/attempt.ts'
import { type Outcome, outcomeOf } from './check/send.ts'
import { type Choice, isInstant, whoOf } from './choose/choice.ts'

/** How often the server is asked whether the place is still kept: the device's own clock may be wrong. */
const LOOK_EVERY = 30_000

/** The place that is kept for the patient now, by a choice of theirs or from the waiting list; null where there is none. */
export const ownHoldQuery = queryOptions({
  queryKey: ['hold', 'own'],
  queryFn: async ({ signal }) => (await get<Hold | null>('holds', { background: true, signal })).result,
})

export type HoldState =
  /** Not asked for: a move keeps its old place, and a request on its way may have taken the place itself. */
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'kept'; hold: Hold }
  /** Its minutes are over; it may be kept anew. */
  | { kind: 'lapsed' }
  | { kind: 'lost'; outcome: Extract<Outcome, { kind: 'taken' | 'refused' }> }
  /** No answer: the request may be sent all the same, and takes the place then. */
  | { kind: 'unsure' }

/** The place that was chosen. */
export const isOf = (hold: Hold | null | undefined, { schedule, startsAt = '' }: Choice): hold is Hold =>
  Boolean(
    hold &&
      hold.schedule === schedule &&
      isInstant(startsAt) &&
      Temporal.Instant.from(startsAt).equals(hold.startsAt),
  )

/** That the timetable shows no place left says nothing then: it may be this patient's own that is counted as taken. */
export const mayBeOwn = ({ kind }: HoldState): boolean => kind !== 'none'

/** The place is one that is kept for this patient, so it counts as free to them. */
export const isOwn = (hold: Hold | null | undefined, schedule: string, startsAt: string): boolean =>
  isOf(hold, { schedule, startsAt })

/** What is kept for this very patient is free to them. */
export const withOwn = (one: Occurrence, own: Hold | null | undefined): Occurrence => ({
  ...one,
  places: one.places.map(place =>
    isOwn(own, one.schedule, place.startsAt) ? { ...place, free: place.free + 1 } : place,
  ),
})

/** Keeps the chosen place while its patient finishes the request. Each step asks anew, which changes nothing while it is kept. */
export function useHold(choice: Choice, wanted = true) {
  const client = useQueryClient()
  const { schedule = '', startsAt = '', move } = choice
  const who = whoOf(choice, useFamily().data)
  // Not before it is known for whom: what one of them has at that hour may stand in the other's way.
  const whom = choice.who && who !== undefined ? { dependant: who } : {}
  const readable = schedule !== '' && isInstant(startsAt)
  const enabled = wanted && readable && !move && !unansweredAt(choice)
  const asked = useQuery({
    queryKey: ['hold', schedule, readable ? Temporal.Instant.from(startsAt).toString() : '', whom],
    queryFn: async ({ signal }) => {
      const { result } = await post<Hold>('holds', { schedule, startsAt, ...whom }, { signal })
      client.setQueryData(ownHoldQuery.queryKey, result)
      return result
    },
    enabled,
    staleTime: 0,
  })
  const own = useQuery({
    ...ownHoldQuery,
    enabled: enabled && asked.isSuccess,
    staleTime: LOOK_EVERY,
    refetchInterval: LOOK_EVERY,
  })
  const again = () => void asked.refetch()
  return { hold: enabled ? stateOf() : ({ kind: 'none' } satisfies HoldState), again }

  function stateOf(): HoldState {
    if (asked.error) {
      const outcome = outcomeOf(asked.error)
      return outcome.kind === 'taken' || outcome.kind === 'refused'
        ? { kind: 'lost', outcome }
        : { kind: 'unsure' }
    }
    if (asked.isPending) return { kind: 'asking' }
    return isOf(own.data, choice) ? { kind: 'kept', hold: own.data } : { kind: 'lapsed' }
  }
}
