import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { post } from '#api/client.ts'
import type { Hold } from '#entities/appointment/appointment.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { readResult } from '../../queries.ts'
import { useFamily } from '../dependants/family.ts'
import { unansweredAt } from './check/attempt.ts'
import { type Outcome, outcomeOf } from './check/send.ts'
import { type Choice, isInstant, patientOf, sameInstant } from './choose/choice.ts'

/** How often the server is asked whether the hold still exists: the device's clock may be wrong. In milliseconds. */
const POLL_INTERVAL = 30_000

/** The patient's present hold, from a choice or from the waiting list; null if there is none. */
export const ownHoldQuery = queryOptions({
  queryKey: ['hold', 'own'],
  queryFn: readResult('/api/holds', { background: true }),
})

export type HoldState =
  /** No hold is requested: a move keeps the old slot, and an unanswered request may have taken the slot itself. */
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'held'; hold: Hold }
  /** The hold has expired; it may be requested again. */
  | { kind: 'lapsed' }
  | { kind: 'lost'; outcome: Extract<Outcome, { kind: 'taken' | 'refused' }> }
  /** No response: the booking request may be sent anyway, without a hold. */
  | { kind: 'unsure' }

/** Whether the hold is for the chosen slot. */
export const isHoldFor = (hold: Hold | null | undefined, { schedule, startsAt = '' }: Choice): hold is Hold =>
  Boolean(hold && hold.schedule === schedule && sameInstant(startsAt, hold.startsAt))

/** The patient may have a hold: a timetable without free slots may then count this patient's own hold as taken. */
export const mayHaveHold = ({ kind }: HoldState): boolean => kind !== 'none'

/** The session with the patient's own hold counted as free. */
export const withOwnHold = (one: Occurrence, own: Hold | null | undefined): Occurrence => ({
  ...one,
  places: one.places.map(place =>
    isHoldFor(own, { schedule: one.schedule, startsAt: place.startsAt })
      ? { ...place, free: place.free + 1 }
      : place,
  ),
})

/** Holds the chosen slot while the patient completes the request. Repeating it at each step does not change a valid hold. */
export function useHold(choice: Choice, wanted = true) {
  const client = useQueryClient()
  const { schedule = '', startsAt = '', move } = choice
  const who = patientOf(choice, useFamily().data)
  // Sent only when the family member is known: the conflict check is for that person's appointments.
  const whom = choice.who && who !== undefined ? { dependant: who } : {}
  const readable = schedule !== '' && isInstant(startsAt)
  const enabled = wanted && readable && !move && !unansweredAt(choice)
  const asked = useQuery({
    queryKey: ['hold', schedule, readable ? Temporal.Instant.from(startsAt).toString() : '', whom],
    queryFn: async ({ signal }) => {
      const { result } = await post('/api/holds', { body: { schedule, startsAt, ...whom }, signal })
      client.setQueryData(ownHoldQuery.queryKey, result)
      return result
    },
    enabled,
    staleTime: 0,
  })
  const own = useQuery({
    ...ownHoldQuery,
    enabled: enabled && asked.isSuccess,
    staleTime: POLL_INTERVAL,
    refetchInterval: POLL_INTERVAL,
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
    return isHoldFor(own.data, choice) ? { kind: 'held', hold: own.data } : { kind: 'lapsed' }
  }
}
