import { queryOptions } from '@tanstack/react-query'
import { del, post } from '#api/client.ts'
import { serverNow } from '#api/server-clock.ts'
import type { WaitInput, WaitingEntry } from '#entities/appointment/waiting.ts'
import { readResult, renew } from '../../queries.ts'
import { bookingReads } from '../doctors/directory.ts'

/** The patient's entries on waiting lists, with the slots offered now. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: readResult('/api/waiting-list'),
})

/** A doctor, or any doctor of a specialty. */
export type WaitTarget = { doctor: string } | { specialist: string }

/** Whether the entry is for this family member and this doctor or specialty. */
export const isFor = (one: WaitingEntry, awaited: WaitTarget, who: string | null): boolean =>
  ('specialist' in awaited
    ? one.specialist === awaited.specialist
    : one.specialist === null && one.doctor === awaited.doctor) &&
  (one.dependant?.id ?? null) === who &&
  isStillWaiting(one)

const WEEKS = 8

/** Today where the reader is, by the server's clock: that of the device may be wrong. */
export const serverToday = (): Temporal.PlainDate =>
  serverNow().toZonedDateTimeISO(Temporal.Now.timeZoneId()).toPlainDate()

/** The default last day of an entry. */
export const lastDay = (today: Temporal.PlainDate): string => today.add({ weeks: WEEKS }).toString()

export const isStillWaiting = ({ status }: WaitingEntry): boolean =>
  status === 'waiting' || status === 'offered'

/** Joins a waiting list, or changes the entry; idempotent. */
export const enterWaitingList = (wait: WaitInput) =>
  post('/api/waiting-list', { body: wait }).finally(() => void renew(...bookingReads))

/** Idempotent. */
export const leaveWaitingList = (id: string) =>
  del('/api/waiting-list/{id}', { params: { id } }).finally(() => void renew(...bookingReads))
