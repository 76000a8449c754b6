import { queryOptions } from '@tanstack/react-query'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { settingsQuery } from '../doctors/directory.ts'

/** Hours before the start until which a patient can cancel or move online; 0: until the start. */
export interface CutOffs {
  cancelHours: number
  rescheduleHours: number
}

export const cutOffsQuery = queryOptions({
  ...settingsQuery,
  select: ({ booking }): CutOffs => ({
    cancelHours: booking?.cancelHours ?? 0,
    rescheduleHours: booking?.rescheduleHours ?? 0,
  }),
})

/** The deadline, computed as on the server: an unconfirmed request can be changed until the start. */
export const lastMoment = ({ status, startsAt }: Appointment, hours: number): Temporal.Instant =>
  Temporal.Instant.from(startsAt).subtract({ hours: status === 'accepted' ? hours : 0 })

export const isOver = (moment: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(moment, now) <= 0
