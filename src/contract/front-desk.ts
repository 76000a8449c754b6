import { z } from '@hono/zod-openapi'
import {
  displaySchema,
  displayViewSchema,
  displayWriteSchema,
  namedQueueSchema,
  queueCallSchema,
} from '#entities/appointment/waiting-room.ts'
import {
  affectedPatientSchema,
  deskSessionSchema,
  figuresSchema,
  monthDaySchema,
  requestConflictSchema,
  statisticsGroups,
  statisticsSchema,
  weekSessionSchema,
} from '#entities/schedule/front-desk.ts'
import { calendarDate } from '#entities/schedule/schedule.ts'
import {
  affectedSlotSchema,
  exceptionWriteSchema,
  scheduleChangeSchema,
} from '#entities/schedule/schedule-write.ts'
import { created, del, get, key, list, named, post, subject, timetableParam, withMeta } from './operation.ts'
import { checkedIn, scheduleEditors } from './schedules.ts'

const affectedSlot = named('ConcernedPlace', affectedSlotSchema)
const queue = named('DeskQueue', namedQueueSchema)
const display = named('Display', displaySchema)

export const frontDesk = {
  ...subject('schedules', {
    listAffectedPatients: post('/api/admins/schedule-exceptions/affected', 'desk', {
      summary: 'Patients affected by an absence, and their messages; writes and sends nothing',
      body: exceptionWriteSchema,
      answer: withMeta(list(named('AffectedPatient', affectedPatientSchema)), checkedIn),
    }),
    listDeskSessions: get('/api/admins/desk/sessions', 'desk', {
      summary:
        'The sessions of a date at a location or of a doctor, with what the desk may still book: no notice and no horizon',
      query: z.object({
        date: calendarDate.openapi({ description: 'The date at the location' }),
        to: calendarDate.optional().openapi({ description: 'The last of several dates, seven at most' }),
        location: key.optional(),
        doctor: timetableParam.optional(),
      }),
      answer: list(named('DeskSession', deskSessionSchema)),
    }),
    readDeskWeek: get('/api/admins/desk/week', 'desk', {
      summary: 'Seven days of sessions at a location or of a doctor: how much is taken, and who is away',
      query: z.object({
        from: calendarDate.openapi({ description: 'The first of the seven dates' }),
        location: key.optional(),
        doctor: timetableParam.optional(),
      }),
      answer: list(named('WeekSession', weekSessionSchema)),
    }),
    readDeskMonth: get('/api/admins/desk/month', 'desk', {
      summary:
        'Up to 42 days at a location or of a doctor, counted: taken, requests to answer, sessions that do not take place',
      query: z.object({
        from: calendarDate,
        to: calendarDate,
        location: key.optional(),
        doctor: timetableParam.optional(),
      }),
      answer: list(named('MonthDay', monthDaySchema)),
    }),
  }),
  ...subject('appointments', {
    waitForDeskChange: get('/api/admins/desk/changes', 'desk', {
      summary: 'Waits up to 20 seconds for a change after `seen`',
      query: z.object({ seen: z.coerce.number<number>().int().min(0).optional(), location: key.optional() }),
      answer: z.object({ seen: z.int(), changed: z.boolean() }),
    }),
    listRequestConflicts: get('/api/admins/desk/conflicts', 'desk', {
      summary: 'What else the patients of waiting requests have on the same day or with the same doctor',
      answer: list(named('RequestConflict', requestConflictSchema)),
    }),
    listStatistics: get('/api/admins/statistics', 'desk', {
      summary: 'Past appointments, counted',
      query: z.object({
        by: z.enum(statisticsGroups),
        from: calendarDate,
        to: calendarDate,
        location: key.optional(),
      }),
      answer: list(named('Statistics', statisticsSchema)),
    }),
    readFigures: get('/api/admins/figures', 'admin', {
      summary: 'How much is waiting and since when, within the scopes of the administrator',
      answer: named('Figures', figuresSchema),
    }),
  }),
  ...subject('schedules', {
    previewScheduleChange: post('/api/admins/schedules/{id}/concerned', scheduleEditors, {
      summary: 'Booked slots that a change of a session would take away; writes nothing',
      body: scheduleChangeSchema,
      answer: list(affectedSlot),
    }),
    previewScheduleException: post('/api/admins/schedule-exceptions/concerned', scheduleEditors, {
      summary:
        'Booked slots that a schedule exception, or a change of the one named, would affect; writes nothing',
      query: z.object({ id: key.optional() }),
      body: exceptionWriteSchema,
      answer: withMeta(list(affectedSlot), checkedIn),
    }),
  }),
  ...subject('waiting room', {
    readQueue: get('/api/admins/desk/queue', 'desk', {
      summary: 'Today’s queues at a location',
      query: z.object({ location: key }),
      answer: list(queue),
    }),
    callNextPatient: post('/api/admins/desk/queue/call', 'desk', {
      summary:
        'Call the next one in, or one in particular; 409 `desk.queueMoved` if another colleague was faster',
      body: queueCallSchema,
      answer: queue,
    }),
    repeatPatientCall: post('/api/admins/desk/queue/{id}/again', 'desk', {
      summary: 'Repeat the call of the patient who was called last',
    }),
    passPatient: post('/api/admins/desk/queue/{id}/pass', 'desk', {
      summary: 'Put a patient who was called and is not there behind the others',
    }),
    listDisplays: get('/api/admins/desk/displays', 'desk', {
      summary: 'The displays of the waiting rooms, and when each was last switched on',
      answer: list(display),
    }),
    createDisplay: post('/api/admins/desk/displays', 'desk', {
      summary: 'Create a display; its token is in this answer only',
      body: displayWriteSchema,
      answer: created(z.object({ display: display, token: z.string() }), 'Made'),
    }),
    takeOverDisplay: post('/api/admins/desk/displays/{id}/take-over', 'desk', {
      summary:
        'Take over a display; one that ended with the rights of its owner works again under the same link',
    }),
    deleteDisplay: del('/api/admins/desk/displays/{id}', 'desk', {
      summary: 'Delete a display: it shows nothing from now on',
    }),
    readDisplay: post('/api/display', 'public', {
      summary:
        'What a display shows, by its token, which is in the body so that no log has it; writes nothing',
      body: z.strictObject({ token: z.string().min(20).max(100) }),
      answer: named('DisplayView', displayViewSchema),
    }),
  }),
}
