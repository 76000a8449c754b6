import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GuarantorChoice } from '#entities/appointment/guarantor.ts'
import type { Chooser } from '../choose/choice.ts'
import { attemptFor, type Shown } from './attempt.ts'
import { type Outcome, sendMove, sendRequest } from './send.ts'

interface BookingRequest {
  startsAt: string
  shown: Shown
  reason: string
  who: string | null
  pays: GuarantorChoice | null
}

/** Sends the booking, one request at a time; on success the done screen replaces this one. */
export function useSend({ choice, replace }: Chooser) {
  const client = useQueryClient()
  const { mutate, data, isPending } = useMutation<Outcome, Error, BookingRequest>({
    mutationFn: ({ startsAt, shown, reason, who, pays }) => {
      const schedule = choice.schedule ?? ''
      if (choice.move) return sendMove(choice.move, schedule, startsAt)
      const body = {
        doctor: choice.doctor ?? '',
        schedule,
        startsAt,
        ...(reason ? { reason } : {}),
        ...(who ? { dependant: who } : {}),
        ...(pays ? { guarantor: pays } : {}),
      }
      return sendRequest(attemptFor(body, shown))
    },
    onSuccess: async outcome => {
      if (outcome.kind === 'booked') {
        const { id } = outcome.appointment
        client.setQueryData(['appointments', 'one', id], outcome.appointment)
        replace({ doctor: choice.doctor ?? '', done: id, ...(choice.move ? { move: choice.move } : {}) })
      }
      await Promise.all(
        ['appointments', 'places', 'availability', 'hold', 'family', 'me'].map(name =>
          client.invalidateQueries({ queryKey: [name], refetchType: 'none' }),
        ),
      )
    },
  })
  return {
    // A second click before the screen shows the pending state is ignored.
    send: (booking: BookingRequest) => {
      if (!isPending) mutate(booking)
    },
    outcome: data && data.kind !== 'booked' ? data : null,
    isPending: isPending || data?.kind === 'booked',
  }
}
