import { weekdays } from '#entities/content/unit.ts'
import { choice, date, type Fields, flag, number, reference, text, textarea, time } from '#entities/fields.ts'
import { exceptionKinds, type Schedule, type ScheduleException } from '#entities/schedule/schedule.ts'
import type { ExceptionWrite, ScheduleChange } from '#entities/schedule/schedule-write.ts'
import type { FormValues } from '../content/edit/form-values.ts'

const modes = ['slots', 'session'] as const

/** Field definitions as for content, so that the same inputs edit them. */
export const sessionFields: Fields = {
  location: reference('addresses', { required: true }),
  unit: reference('units'),
  weekday: choice(weekdays, { required: true }),
  startTime: time({ required: true }),
  endTime: time({ required: true }),
  mode: choice(modes, { required: true }),
  slotMinutes: number({ min: 5, max: 480 }),
  capacity: number({ required: true, min: 1, max: 500 }),
  room: text({ max: 60 }),
  validFrom: date({ required: true }),
  validTo: date(),
  noticeMinutes: number({ required: true, max: 43_200 }),
  horizonDays: number({ required: true, min: 1, max: 365 }),
  public: flag(),
}

/** An existing session can also change from a day on: earlier appointments stay unchanged. */
export const changedSessionFields: Fields = { ...sessionFields, from: date() }

export const exceptionFields: Fields = {
  kind: choice(exceptionKinds, { required: true }),
  location: reference('addresses'),
  from: date({ required: true }),
  to: date({ required: true }),
  startTime: time(),
  endTime: time(),
  minutes: number({ max: 720 }),
  cancelBefore: flag(),
  room: text({ max: 60 }),
  note: textarea({ max: 300 }),
}

/** Default values of a new session. */
export const newSession = (today: string): FormValues => ({
  mode: 'slots',
  slotMinutes: 15,
  capacity: 1,
  validFrom: today,
  noticeMinutes: 60,
  horizonDays: 60,
  public: true,
})

export const sessionData = ({ weekday, ...rest }: Schedule): FormValues => ({
  ...rest,
  weekday: weekdays[weekday - 1],
})

/** The fields to show for a mode (slots or queue). */
export const sessionParts = (fields: Fields, mode: unknown): string[] =>
  Object.keys(fields).filter(name => name !== 'slotMinutes' || mode === 'slots')

/** The fields to show for a kind of exception. */
export function exceptionParts(kind: unknown): string[] {
  const own: Record<string, string[]> = {
    // The start of the session, for an absence from one session only.
    leave: ['startTime'],
    holiday: ['startTime'],
    late: ['minutes', 'startTime', 'cancelBefore'],
    extra: ['startTime', 'endTime', 'room'],
    room: ['room'],
  }
  return ['kind', 'location', 'from', 'to', ...(own[String(kind)] ?? []), 'note']
}

const orNull = <T>(value: unknown): T | null => (value === undefined ? null : (value as T))

export function sessionBody(doctor: string, body: FormValues): ScheduleChange {
  const { weekday, public: isPublic, ...rest } = body
  return {
    // The cast trusts the form; the server validates the body.
    ...(rest as unknown as ScheduleChange),
    doctor,
    weekday: weekdays.indexOf(weekday as (typeof weekdays)[number]) + 1,
    unit: orNull(body.unit),
    slotMinutes: body.mode === 'slots' ? orNull(body.slotMinutes) : null,
    room: orNull(body.room),
    validTo: orNull(body.validTo),
    public: isPublic === true,
  }
}

export function exceptionBody(doctor: string, body: FormValues): ExceptionWrite {
  const parts = exceptionParts(body.kind)
  const part = <T>(name: string) => (parts.includes(name) ? orNull<T>(body[name]) : null)
  return {
    doctor,
    kind: body.kind as ScheduleException['kind'],
    location: part('location'),
    from: body.from as string,
    to: body.to as string,
    startTime: part('startTime'),
    endTime: part('endTime'),
    minutes: part('minutes'),
    room: part('room'),
    note: part('note'),
    cancelBefore: parts.includes('cancelBefore') && body.cancelBefore === true,
  }
}
