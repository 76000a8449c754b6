import { queryOptions } from '@tanstack/react-query'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { settingsQuery } from '../doctors/directory.ts'

/** How many hours before the start a patient may still act without calling; 0 until it begins. */
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

/** The last moment for an act, as the server counts it: what is only requested may be given back until it begins. */
export const lastMoment = ({ status, startsAt }: Appointment, hours: number): Temporal.Instant =>
  Temporal.Instant.from(startsAt).subtract({ hours: status === 'accepted' ? hours : 0 })

export const isOver = (moment: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(moment, now) <= 0
