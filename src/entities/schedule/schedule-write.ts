import { z } from 'zod'
import { scheduleExceptionSchema, scheduleSchema } from './schedule.ts'

const { shape } = scheduleSchema
const blank = <T extends z.ZodType>(schema: T) => schema.nullable().default(null)

const minutesBetween = (from: string, to: string) =>
  Number(to.slice(0, 2)) * 60 + Number(to.slice(3)) - Number(from.slice(0, 2)) * 60 - Number(from.slice(3))

/** What an administrator writes of a weekly session; its id and zone follow. Not a form of its own: `refineSchedule` holds its rules. */
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
 * A change of a session. With `from`, the old one ends the day before and what is written here is a new one from that
 * day on, so that nothing booked until then is touched.
 */
export const scheduleChangeSchema = scheduleFields
  .extend({ from: shape.validFrom.optional() })
  .superRefine(refineSchedule)
export type ScheduleChange = z.output<typeof scheduleChangeSchema>

const exception = scheduleExceptionSchema.shape
/** What an administrator writes of a departure from the weekly sessions. */
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
    /** Of lateness: cancels whose slot begins before the doctor comes. Not kept with the exception. */
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
    // Hours over midnight would meet no session, and the absence would be saved without any effect.
    if (timed && (one.endTime as string) <= (one.startTime as string))
      refuse('endTime', 'booking:endBeforeStart')
    if (one.kind === 'extra' && !timed) refuse('startTime', 'booking:timesNeeded')
  })
export type ExceptionWrite = z.output<typeof exceptionWriteSchema>

/** A booked place that a change of the timetable would take, or whose beginning it would move. Nobody's name. */
export const concernedPlaceSchema = z.object({
  startsAt: z.string(),
  timezone: z.string(),
  place: z.int(),
  news: z.enum(['absence', 'late', 'onTime']),
  /** How its patient would hear of it, and whether they are called at once besides; absent where nobody is told. */
  by: z.enum(['message', 'call']).optional(),
  alsoCall: z.boolean().optional(),
})
export type ConcernedPlace = z.infer<typeof concernedPlaceSchema>
