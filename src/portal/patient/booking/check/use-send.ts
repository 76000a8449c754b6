import { useState } from 'react'
import type { GuarantorChoice } from '#entities/appointment/guarantor.ts'
import type { PackageAgreement } from '#entities/appointment/package-terms.ts'
import { useAction } from '../../../kit/use-action.ts'
import { queryClient } from '../../../queries.ts'
import { appointmentQuery, bookingReads } from '../../doctors/directory.ts'
import type { Chooser } from '../choose/choice.ts'
import { attemptFor, type Shown } from './attempt.ts'
import { type Outcome, sendMove, sendRequest } from './send.ts'

interface BookingRequest {
  startsAt: string
  shown: Shown
  reason: string
  who: string | null
  pays: GuarantorChoice | null
  /** What the patient agreed to; null for a doctor. */
  agreement: PackageAgreement | null
}

/** Sends the booking, one request at a time; on success the done screen replaces this one. */
export function useSend({ choice, replace }: Chooser) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { doctor = '', schedule = '', move } = choice
  const sending = useAction(
    async ({ startsAt, shown, reason, who, pays, agreement }: BookingRequest): Promise<Outcome> => {
      setOutcome(null)
      if (move) return sendMove(move, schedule, startsAt)
      const details = {
        ...(reason ? { reason } : {}),
        ...(who ? { dependant: who } : {}),
        ...(pays ? { guarantor: pays } : {}),
        ...(agreement ? { package: agreement } : {}),
      }
      return sendRequest(attemptFor({ doctor, schedule, startsAt, ...details }, shown))
    },
    {
      onDone: async sent => {
        setOutcome(sent)
        if (sent.kind === 'booked') {
          const { id } = sent.appointment
          queryClient.setQueryData(appointmentQuery(id).queryKey, sent.appointment)
          replace({ doctor, done: id, ...(move ? { move } : {}) })
        }
        // The terms may have changed since they were shown.
        void queryClient.invalidateQueries({ queryKey: ['package'] })
        await Promise.all(
          [...bookingReads, 'family', 'me'].map(name =>
            queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' }),
          ),
        )
      },
    },
  )
  const isBooked = outcome?.kind === 'booked'
  return {
    send: sending.run,
    outcome: isBooked ? null : outcome,
    isPending: sending.isPending || isBooked,
  }
}
