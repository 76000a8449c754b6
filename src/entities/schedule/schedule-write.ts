import { z } from 'zod'
import { scheduleExceptionSchema, scheduleSchema } from './schedule.ts'

const { shape } = scheduleSchema
const blank = <T extends z.ZodType>(schema: T) => schema.nullable().default(null)

const minutesBetween = (from: string, to: string) =>
  Number(to.slice(0, 2)) * 60 + Number(to.slice(3)) - Number(from.slice(0, 2)) * 60 - Number(from.slice(3))

/**
 * The fields of a weekly session that an administrator writes; its id and time zone are derived. The rules are in
 * `refineSchedule`.
 */
const scheduleFields = z.strictObject({
  doctor: shape.doctor,
  location: shape.location,
  unit: blank(shape.unit.unwrap()),
  weekday: shape.weekday,
  startTime: shape.startTime,
  endTime: shape.endTime,
  mode: shape.mode,
  slotMinutes: blank(shape.slotMinutes.unwrap()),
  capacity: shape.capacity,
  room: blank(shape.room.unwrap()),
  validFrom: shape.validFrom,
  validTo: blank(shape.validTo.unwrap()),
  noticeMinutes: shape.noticeMinutes.default(60),
  horizonDays: shape.horizonDays.default(60),
  public: shape.public.default(true),
})
type ScheduleFields = z.output<typeof scheduleFields>

function refineSchedule(one: ScheduleFields, context: z.RefinementCtx): void {
  const refuse = (path: keyof ScheduleFields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  const length = minutesBetween(one.startTime, one.endTime)
  if (length <= 0) refuse('endTime', 'booking:endBeforeStart')
  if (one.mode === 'slots' && one.slotMinutes === null) refuse('slotMinutes', 'booking:slotMinutesNeeded')
  else if (one.mode === 'slots' && length > 0 && (one.slotMinutes as number) > length)
    refuse('slotMinutes', 'booking:slotMinutesTooLong')
  if (one.mode === 'session' && one.slotMinutes !== null) refuse('slotMinutes', 'booking:slotMinutesNot')
  if (one.validTo !== null && one.validTo < one.validFrom) refuse('validTo', 'booking:endBeforeStart')
}

export const scheduleWriteSchema = scheduleFields.superRefine(refineSchedule)
export type ScheduleWrite = z.output<typeof scheduleWriteSchema>

/**
 * A change of a session. With `from`, the old session ends the day before, and a new one begins on that day, so that
 * appointments until then are not affected.
 */
export const scheduleChangeSchema = scheduleFields
  .extend({ from: shape.validFrom.optional() })
  .superRefine(refineSchedule)
export type ScheduleChange = z.output<typeof scheduleChangeSchema>

const exception = scheduleExceptionSchema.shape
/** The fields of a schedule exception that an administrator writes. */
export const exceptionWriteSchema = z
  .strictObject({
    doctor: blank(exception.doctor.unwrap()),
    location: blank(exception.location.unwrap()),
    kind: exception.kind,
    from: exception.from,
    to: exception.to,
    startTime: blank(exception.startTime.unwrap()),
    endTime: blank(exception.endTime.unwrap()),
    minutes: blank(exception.minutes.unwrap()),
    room: blank(exception.room.unwrap()),
    note: blank(exception.note.unwrap()),
    /** For lateness: cancels appointments whose slot is before the doctor comes. Not stored with the exception. */
    cancelBefore: z.boolean('validation:choice').default(false),
  })
  .superRefine((one, context) => {
    const refuse = (path: keyof typeof one, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (one.to < one.from) refuse('to', 'booking:endBeforeStart')
    if (one.kind !== 'holiday' && one.doctor === null) refuse('doctor', 'booking:doctorNeeded')
    if (one.kind === 'late' && one.minutes === null) refuse('minutes', 'booking:minutesNeeded')
    if (one.kind === 'room' && one.room === null) refuse('room', 'booking:roomNeeded')
    const timed = one.startTime !== null && one.endTime !== null
    // Hours past midnight would overlap no session, and the absence would be saved without any effect.
    if (timed && (one.endTime as string) <= (one.startTime as string))
      refuse('endTime', 'booking:endBeforeStart')
    if (one.kind === 'extra' && !timed) refuse('startTime', 'booking:timesNeeded')
  })
export type ExceptionWrite = z.output<typeof exceptionWriteSchema>

/**
 * An appointment that a change of the timetable would displace or move. Without the patient's name, which is not needed
 * for the decision.
 */
export const affectedSlotSchema = z.object({
  startsAt: z.string(),
  timezone: z.string(),
  place: z.int(),
  news: z.enum(['absence', 'late', 'onTime']),
  /**
   * How the patient would be notified, and whether a call is due at once besides; absent if no notification is needed.
   */
  by: z.enum(['message', 'call']).optional(),
  alsoCall: z.boolean().optional(),
})
export type AffectedSlot = z.infer<typeof affectedSlotSchema>
