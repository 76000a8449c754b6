import { useState } from 'react'
import { ApiError, isAnswered } from '#api/errors.ts'
import type { DeskBook } from '#entities/appointment/appointment.ts'
import { newIdempotencyKey } from '#entities/text/idempotency-key.ts'
import { useAction } from '../../../kit/use-action.ts'
import { useTranslation } from '../../../texts.ts'
import type { PatientRow } from '../../patients/calls.ts'
import { invalidateAppointments } from '../calls.ts'
import { bookAtDesk } from '../day/day-calls.ts'

const doublesOf = (error: unknown): PatientRow[] =>
  error instanceof ApiError && error.code === 'patients.doubles'
    ? (error.result as { patients: PatientRow[] }).patients
    : []

/** A booking at the front desk, and the likely doubles of a new patient that it found instead. */
export function useBooking(onDone: () => void) {
  const { t } = useTranslation()
  const [key, setKey] = useState(newIdempotencyKey)
  const book = useAction((booking: DeskBook) => bookAtDesk(booking, key), {
    done: ({ code, queueNumber, patient }) => ({
      summary: t('desk:book.done', { patient: patient.name, code }),
      ...(queueNumber === null ? {} : { detail: t('admin:desk.queue', { number: queueNumber }) }),
      life: 15_000,
    }),
    onDone,
    showError: 'here',
    onError: error => {
      // After an answer the next attempt is a new request. Without one it is a retry with the same key: after a 502 or
      // 504 of a proxy the booking may still exist.
      if (!isAnswered(error)) return
      setKey(newIdempotencyKey())
      if (error.status === 409) void invalidateAppointments()
    },
  })
  return { book, doubles: doublesOf(book.error) }
}
