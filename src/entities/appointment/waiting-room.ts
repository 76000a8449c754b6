import { z } from 'zod'
import { slugPattern } from '../fields.ts'
import type { DeskSession } from '../schedule/front-desk.ts'
import { isStorable } from '../text/characters.ts'
import { groupBy } from '../text/group-by.ts'
import type { AppointmentStatus } from './appointment-status.ts'

/** How a patient is called in a waiting room: by queue number or by the time of a slot. Never by name. */
export const calledAsSchema = z.object({
  number: z.int().nullable(),
  startsAt: z.string(),
  /** The patient's number among those who share the slot; null if the slot has one patient. */
  place: z.int().nullable(),
})
export type CalledAs = z.infer<typeof calledAsSchema>

export const queueLineSchema = calledAsSchema.extend({
  /** The appointment. */
  id: z.string(),
  calledAt: z.string().nullable(),
  /** How often the patient was called. */
  times: z.int(),
  /** The patient was called, was absent, and waits behind the others. */
  passed: z.boolean(),
  /** The expected turn; null if it cannot be estimated. */
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

/** For the front desk, with the patient's name. */
export const namedLineSchema = queueLineSchema.extend({ name: z.string() })
export type NamedLine = z.infer<typeof namedLineSchema>

const queueOf = <L extends z.ZodType>(line: L) =>
  z.object({
    ...head,
    serving: line.nullable(),
    /** Patients who have arrived, in the order of their turns. */
    waiting: z.array(line),
    /** Patients with a slot who have not arrived yet. */
    expected: z.array(line),
    done: z.int(),
    /** If patients are not called: the one who is probably with the doctor, by check-ins and completed visits. */
    supposed: z.string().nullable(),
  })
/** A session's queue, for the front desk. */
export const namedQueueSchema = queueOf(namedLineSchema)
export type NamedQueue = z.infer<typeof namedQueueSchema>
/** The same without names, of which displays are made. */
export type Queue = z.infer<ReturnType<typeof queueOf<typeof queueLineSchema>>>

/** For a public display: no names, and no ids that give access to more. */
export const displayedQueueSchema = z.object({
  ...head,
  /** `calledAt` is null if the front desk does not call, and the turn follows from check-ins alone. */
  serving: calledAsSchema.extend({ calledAt: z.string().nullable(), times: z.int() }).nullable(),
  next: z.array(calledAsSchema.extend({ estimate: queueLineSchema.shape.estimate })),
})
export const displayViewSchema = z.object({
  name: z.string(),
  locationName: z.string(),
  timezone: z.string(),
  now: z.string(),
  /** Open sessions: those that have begun and are not over, and those with patients who have arrived. */
  queues: z.array(displayedQueueSchema),
  /** If none is open: when the next one begins, if that is known. */
  opensAt: z.string().nullable(),
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
  /** Empty means all doctors of the location. */
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
  /** Expired, because it was not opened for too long. */
  over: z.boolean(),
  /** The responsible administrator: its creator, or the one who took it over. Null if that account is deleted. */
  keeper: z.string().nullable(),
  /**
   * The responsible administrator has lost the right to displays, so it shows nothing until a colleague takes it over.
   */
  ended: z.boolean(),
})
export type Display = z.infer<typeof displaySchema>

/**
 * The front desk calls the next patient, or a particular one. `after` is the patient who was being served when the
 * front desk looked.
 */
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

/** One appointment of a session, with the data that its queue needs. */
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

/** The session of an appointment: an extra session may have the same schedule on the same day. */
function sessionOf(row: QueueRow, sessions: DeskSession[]): DeskSession | undefined {
  const own = sessions.filter(one => one.schedule === row.schedule)
  return own.findLast(one => announced(one) <= row.startsAt) ?? own[0]
}

/** Order of turns: patients who were passed over wait behind the others, the one passed over first in front. */
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
