import { useQuery } from '@tanstack/react-query'
import { type Answer, post, put } from '#api/client.ts'
import { ApiError, errorLines } from '#api/errors.ts'
import type { DeskAppointment, PlaceChoice } from '#entities/appointment/appointment.ts'
import type { AppointmentStatus } from '#entities/appointment/appointment-status.ts'
import type { Guarantor, GuarantorChoice } from '#entities/appointment/guarantor.ts'
import type { Refusal } from '#entities/appointment/refusal.ts'
import { PER_PAGE } from '../../kit/list/list-address.ts'
import type { Outcome } from '../../kit/list/use-selection.ts'
import {
  answerOptions,
  appointmentReads,
  invalidate,
  resultOptions,
  write,
  writeSettled,
} from '../queries.ts'
import type { AppointmentsQuery } from './appointment-filters.ts'

/** Milliseconds. Changes are announced (`useFrontDeskChanges`): this is for a page that misses one. */
export const POLL = 120_000
const keys = ['admins', 'appointments'] as const

interface AppointmentListInput extends Omit<AppointmentsQuery, 'search' | 'status' | 'doctor'> {
  status: AppointmentsQuery['status'] | readonly AppointmentStatus[]
  search?: string
  doctor?: string
  perPage?: number
}

const statusesOf = (status: AppointmentListInput['status']) =>
  status === 'requested-or-accepted'
    ? (['requested', 'accepted'] as const)
    : status === 'all'
      ? undefined
      : status

/** The filters as the API takes them. */
export const appointmentListQuery = ({
  status,
  ...others
}: Omit<AppointmentListInput, 'page' | 'perPage'>) => ({
  status: statusesOf(status),
  ...others,
})

export const appointmentListOptions = ({ page, perPage = PER_PAGE, ...filters }: AppointmentListInput) =>
  answerOptions([...keys, 'list'], '/api/admins/appointments', {
    query: { page, perPage, ...appointmentListQuery(filters) },
    every: POLL,
  })

export const appointmentOptions = (id: string) =>
  resultOptions([...keys, 'one', id], '/api/admins/appointments/{id}', { params: { id }, staleTime: 0 })

/** Other appointments of the waiting patients. */
export const conflictsOptions = resultOptions([...keys, 'conflicts'], '/api/admins/desk/conflicts', {
  every: POLL,
})

export const accept = (id: string) =>
  write(post('/api/admins/appointments/{id}/accept', { params: { id } }), ...appointmentReads)

/** Accepts one after the other, and says of each what became of it. Without a connection the rest is not tried. */
export async function acceptAll(chosen: readonly DeskAppointment[]): Promise<Answer<Outcome[]>> {
  const result: Outcome[] = []
  let lost: ApiError | undefined
  for (const { id } of chosen) {
    try {
      if (lost) throw lost
      await post('/api/admins/appointments/{id}/accept', { params: { id } })
      result.push({ id, done: true, message: null })
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) lost = error
      result.push({ id, done: false, message: errorLines(error).detail })
    }
  }
  await invalidate(...appointmentReads)
  return { result, meta: { message: '' } }
}

export type EmailStep = Refusal | PlaceChoice
export const readEmail = async (id: string, step: EmailStep) =>
  (await post('/api/admins/appointments/{id}/letter', { params: { id }, body: step })).result

export const setGuarantor = (id: string, guarantor: GuarantorChoice | null, seen: Guarantor | null) =>
  write(
    put('/api/admins/appointments/{id}/guarantor', { params: { id }, body: { guarantor, seen } }),
    ...appointmentReads,
  )

/** Two requests. If only the first succeeds, the moved request still waits for its answer. */
export const moveAndAccept = (id: string, to: PlaceChoice) =>
  writeSettled(
    post('/api/admins/appointments/{id}/reschedule', { params: { id }, body: to }).then(() =>
      post('/api/admins/appointments/{id}/accept', { params: { id } }),
    ),
    ...appointmentReads,
  )

export const decline = (id: string, refusal: Refusal) =>
  write(post('/api/admins/appointments/{id}/decline', { params: { id }, body: refusal }), ...appointmentReads)
export const invalidateAppointments = () => invalidate(...appointmentReads)

/** The locations, from the public API: the front desk has no access to their edit API. */
export const useLocations = () =>
  useQuery(resultOptions(['addresses'], '/api/addresses', { query: { perPage: 500 }, staleTime: 5 * 60_000 }))

/** The short name of a location; its code until the locations are loaded. */
export function useLocationName(): (code: string) => string {
  const { data } = useLocations()
  return code => {
    const known = data?.find(one => one.code === code)
    return known?.shortName ?? known?.officialName ?? code
  }
}
