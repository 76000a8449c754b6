import { z } from 'zod'
import { slugPattern } from '../fields.ts'
import type { DeskSession } from '../schedule/desk.ts'
import { isStorable } from '../text/characters.ts'
import { groupBy } from '../text/group-by.ts'
import type { AppointmentStatus } from './appointment-status.ts'

/** How somebody in a waiting room is called: by the number of a queue, or by the time of a slot. Never by name. */
export const calledAsSchema = z.object({
  number: z.int().nullable(),
  startsAt: z.string(),
  /** Which of those who share a slot; null where it is one's own. */
  place: z.int().nullable(),
})
export type CalledAs = z.infer<typeof calledAsSchema>

export const queueLineSchema = calledAsSchema.extend({
  /** The appointment. */
  id: z.string(),
  calledAt: z.string().nullable(),
  /** How often they were called. */
  times: z.int(),
  /** They were called, were not there, and wait behind the others. */
  passed: z.boolean(),
  /** When their turn is expected; null where it cannot be said. */
  estimate: z.object({ from: z.string(), to: z.string() }).nullable(),
})
export type QueueLine = z.infer<typeof queueLineSchema>

const head = {
  schedule: z.string(),
  doctor: z.string(),
  doctorName: z.string(),
  room: z.string().nullable(),
  mode: z.enum(['slots', 'session']),
  timezone: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  lateMinutes: z.int(),
}

/** A session's queue as the desk works with it. */
export const queueSchema = z.object({
  ...head,
  serving: queueLineSchema.nullable(),
  /** Those who are there, in the order of their turns. */
  waiting: z.array(queueLineSchema),
  /** Those who have a place and have not come yet. */
  expected: z.array(queueLineSchema),
  done: z.int(),
  /** Where nobody is called: the one who is with the doctor, as far as check-ins and visits tell. */
  supposed: z.string().nullable(),
})
export type Queue = z.infer<typeof queueSchema>

/** What hangs on a wall: nobody's name, and no id by which more could be asked. */
export const displayedQueueSchema = z.object({
  ...head,
  /** `calledAt` is null where the desk does not call, and check-ins alone say whose turn it is. */
  serving: calledAsSchema.extend({ calledAt: z.string().nullable(), times: z.int() }).nullable(),
  next: z.array(calledAsSchema.extend({ estimate: queueLineSchema.shape.estimate })),
})
export const displayViewSchema = z.object({
  name: z.string(),
  locationName: z.string(),
  timezone: z.string(),
  now: z.string(),
  queues: z.array(displayedQueueSchema),
})
export type DisplayView = z.infer<typeof displayViewSchema>
export type DisplayedQueue = z.infer<typeof displayedQueueSchema>

const doctors = z
  .array(z.string().regex(slugPattern, 'validation:slug').max(80))
  .max(50, 'validation:tooLong')

export const displayWriteSchema = z.strictObject({
  name: z
    .string('validation:required')
    .trim()
    .min(1, 'validation:required')
    .max(60, 'validation:tooLong')
    .refine(isStorable, 'validation:characters'),
  location: z.string('validation:required').min(1, 'validation:required').max(80),
  /** None means everybody who sits at the location. */
  doctors: doctors.default([]),
})
export type DisplayWrite = z.output<typeof displayWriteSchema>

export const displaySchema = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  doctors: z.array(z.string()),
  createdAt: z.string(),
  seenAt: z.string().nullable(),
  /** Not looked at for so long that it opens no more. */
  over: z.boolean(),
  /** Who answers for it: its maker, or who took it over. Null where that account is gone. */
  keeper: z.string().nullable(),
  /** Its keeper may no longer make one, so it shows nothing until a colleague takes it over. */
  ended: z.boolean(),
})
export type Display = z.infer<typeof displaySchema>

/** The desk calls: the next one, or one in particular. `after` is who was being served when the desk looked. */
export const queueCallSchema = z.strictObject({
  location: z.string('validation:required').min(1, 'validation:required').max(80),
  schedule: z.uuid('validation:required'),
  startsAt: z.iso
    .datetime({ offset: true, error: 'validation:dateTime' })
    .refine(instant => instant >= '1900' && instant < '3000', 'validation:dateTime'),
  after: z.uuid('validation:required').nullable(),
  appointment: z.uuid('validation:required').optional(),
})
export type QueueCall = z.output<typeof queueCallSchema>

/** One appointment of a session, as far as its queue is concerned. */
export interface QueueRow {
  id: string
  schedule: string
  startsAt: string
  place: number
  status: AppointmentStatus
  calledAt: string | null
  passedAt: string | null
  times: number
}

const minutes = (one: DeskSession) => ({ minutes: one.lateMinutes })
const announced = (one: DeskSession) => Temporal.Instant.from(one.startsAt).subtract(minutes(one)).toString()

/** The session that an appointment belongs to: an extra one may be held under the same schedule on the same day. */
function sessionOf(row: QueueRow, sessions: DeskSession[]): DeskSession | undefined {
  const own = sessions.filter(one => one.schedule === row.schedule)
  return own.findLast(one => announced(one) <= row.startsAt) ?? own[0]
}

/** Whose turn it is: who was passed over waits behind the others, the longest first. */
const byTurn = (a: QueueRow, b: QueueRow): number => {
  if ((a.passedAt === null) !== (b.passedAt === null)) return a.passedAt === null ? -1 : 1
  if (a.passedAt && b.passedAt && a.passedAt !== b.passedAt) return a.passedAt < b.passedAt ? -1 : 1
  return a.startsAt === b.startsAt ? a.place - b.place : a.startsAt < b.startsAt ? -1 : 1
}

function lineOf(row: QueueRow, session: DeskSession): QueueLine {
  return {
    id: row.id,
    number: session.mode === 'session' ? row.place : null,
    startsAt: row.startsAt,
    place: session.mode === 'slots' && session.capacity > 1 ? row.place : null,
    calledAt: row.calledAt,
    times: row.times,
    passed: row.passedAt !== null && row.calledAt === null,
    estimate: null,
  }
}

/** The queues of a day's sessions, which come in the order of the day. */
export function queuesOf(sessions: DeskSession[], rows: QueueRow[]): Queue[] {
  const bySession = groupBy(rows, row => sessionOf(row, sessions))
  return sessions.map(session => {
    const own = [...(bySession.get(session) ?? [])].sort(byTurn)
    const there = own.filter(one => one.status === 'checked_in')
    const called = there
      .filter(one => one.calledAt !== null)
      .sort((a, b) => ((a.calledAt as string) < (b.calledAt as string) ? -1 : 1))
    const serving = called.at(-1)
    const { schedule, doctor, doctorName, room, mode, timezone, startsAt, endsAt, lateMinutes } = session
    return {
      ...{ schedule, doctor, doctorName, room, mode, timezone, startsAt, endsAt, lateMinutes },
      serving: serving ? lineOf(serving, session) : null,
      waiting: there.filter(one => one !== serving).map(one => lineOf(one, session)),
      expected: own.filter(one => one.status === 'accepted').map(one => lineOf(one, session)),
      done: own.filter(one => one.status === 'completed').length,
      supposed: null,
    }
  })
}
