import { expect, test } from 'vitest'
import { exceptionWriteSchema, scheduleWriteSchema } from '#entities/schedule/schedule-write.ts'
import { toBody, toForm } from '../content/edit/form-values.ts'
import {
  exceptionBody,
  exceptionFields,
  newSession,
  sessionBody,
  sessionData,
  sessionFields,
} from './schedule-form.ts'

const session = {
  id: '1',
  doctor: 'ayu',
  location: 'jakarta',
  unit: null,
  weekday: 7,
  startTime: '09:00',
  endTime: '12:00',
  mode: 'session',
  slotMinutes: null,
  capacity: 20,
  room: null,
  validFrom: '2026-01-01',
  validTo: null,
  noticeMinutes: 0,
  horizonDays: 60,
  public: false,
  timezone: 'Asia/Jakarta',
} as const

test('a session that is opened and saved untouched stays unchanged', () => {
  const { id: _id, timezone: _timezone, ...body } = session
  expect(sessionBody('ayu', toBody(sessionFields, toForm(sessionFields, sessionData(session))))).toEqual(body)
})
test('a new session with its place, day and hours filled in is one that the API takes', () => {
  const values = toForm(sessionFields, {
    ...newSession('2026-11-20'),
    location: 'jakarta',
    weekday: 'monday',
    startTime: '08:00',
    endTime: '10:00',
  })
  const body = sessionBody('ayu', toBody(sessionFields, values))
  expect(scheduleWriteSchema.safeParse(body).success).toBe(true)
  expect(body).toMatchObject({ weekday: 1, slotMinutes: 15, capacity: 1, public: true })
})
test('fields of another kind of exception are not sent', () => {
  const values = toForm(exceptionFields, {
    kind: 'leave',
    from: '2026-11-20',
    to: '2026-11-22',
    minutes: 30,
    startTime: '08:00',
    endTime: '10:00',
    note: 'Congress',
  })
  const body = exceptionBody('ayu', toBody(exceptionFields, values))
  expect(body).toMatchObject({
    kind: 'leave',
    minutes: null,
    // Leave from one session stays leave from that one.
    startTime: '08:00',
    endTime: null,
    note: 'Congress',
    location: null,
  })
  expect(exceptionWriteSchema.safeParse(body).success).toBe(true)
})
