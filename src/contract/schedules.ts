import { z } from '@hono/zod-openapi'
import { closedDoctorSchema, closureSchema, closureWriteSchema } from '#entities/schedule/closure.ts'
import {
  listedExceptionSchema,
  scheduleExceptionSchema,
  scheduleSchema,
} from '#entities/schedule/schedule.ts'
import {
  exceptionWriteSchema,
  scheduleChangeSchema,
  scheduleWriteSchema,
} from '#entities/schedule/schedule-write.ts'
import {
  answerWith,
  del,
  get,
  key,
  list,
  named,
  paging,
  post,
  put,
  subject,
  timetableParam,
  uuidParam,
  withMeta,
} from './operation.ts'

/** Editors of the site and the front desk. */
export const scheduleEditors = ['content', 'desk'] as const
const schedule = named('Schedule', scheduleSchema)
const exception = named('ScheduleException', scheduleExceptionSchema)
const writtenClosure = z.object({ id: z.string(), exceptions: z.int() }).openapi('WrittenClosure')
const listQuery = { ...paging(100, 500), doctor: timetableParam.optional(), location: key.optional() }

export const checkedIn = {
  checkedIn: z.int().openapi({ description: 'Patients who are checked in: they are not in the list' }),
}

/** The answer of a write to the timetable. */
const written = <T extends z.ZodType>(result: T) =>
  withMeta(answerWith(result, '`change` is what the publisher still has to show'), { change: z.int() })

const affected = {
  affected: z.int().openapi({ description: 'Booked appointments that have lost their place' }),
  told: z.int().openapi({ description: 'Patients who were notified by message' }),
  toCall: z.int().openapi({ description: 'Patients who are on the call list, as no message reaches them' }),
  alsoToCall: z.int().openapi({
    description:
      'Of those notified by message, how many are on the call list at once, as the visit is so soon',
  }),
  restored: z.int().openapi({ description: 'Patients who have their old slot back' }),
  asked: z.int().openapi({ description: 'Patients who moved and are asked whether they want the old slot' }),
  notRestored: z.int().openapi({ description: 'Patients whose old place cannot be had; on the call list' }),
  settled: z.int().openapi({ description: 'Patients for whom nothing changes' }),
}
export const restoring = z.object(affected).openapi('Restoring')

export const schedules = subject('schedules', {
  listAdminSchedules: get('/api/admins/schedules', scheduleEditors, {
    summary: 'Weekly sessions, the hidden and the ended ones too',
    query: z.object(listQuery),
    answer: list(schedule),
  }),
  createSchedule: post('/api/admins/schedules', scheduleEditors, {
    summary: 'Add a weekly session',
    body: scheduleWriteSchema,
    answer: { ...written(schedule), status: 201 },
  }),
  saveSchedule: put('/api/admins/schedules/{id}', scheduleEditors, {
    summary:
      'Change a session, or end it and go on with another `from` a day; 409 where booked places would go',
    params: uuidParam,
    body: scheduleChangeSchema,
    answer: written(schedule),
  }),
  deleteSchedule: del('/api/admins/schedules/{id}', scheduleEditors, {
    summary: 'Delete a session, or end it where past appointments belong to it; 409 where future ones do',
    params: uuidParam,
    answer: written(z.object({ deleted: z.boolean(), schedule: z.union([schedule, z.null()]) })),
  }),
  listAdminScheduleExceptions: get('/api/admins/schedule-exceptions', scheduleEditors, {
    summary: 'Schedule exceptions that are not over; of a doctor, also those that hold for all doctors',
    query: z.object({ ...listQuery, over: z.enum(['true', 'false']).default('false') }),
    answer: list(named('ListedException', listedExceptionSchema)),
  }),
  createScheduleException: post('/api/admins/schedule-exceptions', scheduleEditors, {
    summary: 'Leave, a holiday, lateness, an extra session or another room; affected patients are notified',
    body: exceptionWriteSchema,
    answer: { ...withMeta(written(exception), affected), status: 201 },
  }),
  saveScheduleException: put('/api/admins/schedule-exceptions/{id}', scheduleEditors, {
    summary: 'Change an exception; 409 if an extra session would lose booked slots',
    params: uuidParam,
    body: exceptionWriteSchema,
    answer: withMeta(written(exception), affected),
  }),
  deleteScheduleException: del('/api/admins/schedule-exceptions/{id}', scheduleEditors, {
    summary: 'Delete an exception; 409 if an extra session has booked slots',
    params: uuidParam,
    answer: withMeta(written(exception), affected),
  }),
  previewScheduleExceptionUndo: post('/api/admins/schedule-exceptions/{id}/undo-figures', scheduleEditors, {
    summary:
      'Counts of patients who would get their slot back, or be asked, after an undo or a change; writes and sends nothing',
    params: uuidParam,
    body: z.strictObject({ exception: exceptionWriteSchema.nullable().default(null) }),
    answer: restoring,
  }),
  listClosures: get('/api/admins/closures', scheduleEditors, {
    summary: 'Holidays of several doctors, a unit or a location that are not over',
    answer: list(named('Closure', closureSchema)),
  }),
  previewClosure: post('/api/admins/closures/preview', scheduleEditors, {
    summary: 'How many appointments of each doctor it would displace; writes and sends nothing',
    body: closureWriteSchema,
    answer: withMeta(list(named('ClosedDoctor', closedDoctorSchema)), checkedIn),
  }),
  createClosure: post('/api/admins/closures', scheduleEditors, {
    summary:
      'Close several doctors, a unit or a location; all displaced patients are notified, in one transaction',
    body: closureWriteSchema,
    answer: { ...withMeta(written(writtenClosure), affected), status: 201 },
  }),
  deleteClosure: del('/api/admins/closures/{id}', scheduleEditors, {
    summary: 'Delete a closure with all its exceptions, in one transaction',
    params: uuidParam,
    answer: withMeta(written(writtenClosure), affected),
  }),
  previewClosureUndo: post('/api/admins/closures/{id}/undo-figures', scheduleEditors, {
    summary:
      'Counts of patients who would get their slot back, or be asked, if it were deleted; writes and sends nothing',
    params: uuidParam,
    answer: restoring,
  }),
})
