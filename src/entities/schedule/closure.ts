import { z } from 'zod'
import { scheduleExceptionSchema } from './schedule.ts'

const { doctor, location, from, to, startTime, endTime, note } = scheduleExceptionSchema.shape
const key = doctor.unwrap()

/** A closure of several doctors, of a unit or of a location: on whole days, or for some hours of them. */
export const closureWriteSchema = z
  .strictObject({
    doctors: z.array(key).max(100, 'validation:tooLong').default([]),
    unit: key.nullable().default(null),
    location: location.default(null),
    from,
    to,
    /** Without hours: whole days. A session with queue numbers is closed completely if it overlaps them. */
    startTime: startTime.default(null),
    endTime: endTime.default(null),
    note: note.default(null),
  })
  .superRefine((one, context) => {
    const refuse = (path: keyof typeof one, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const chosen = [one.doctors.length > 0, one.unit !== null, one.location !== null].filter(Boolean)
    if (chosen.length !== 1) refuse('doctors', 'booking:closureTarget')
    if (one.to < one.from) refuse('to', 'booking:endBeforeStart')
    if ((one.startTime === null) !== (one.endTime === null)) refuse('endTime', 'booking:timesNeeded')
    else if (one.startTime !== null && one.endTime !== null && one.endTime <= one.startTime)
      refuse('endTime', 'booking:endBeforeStart')
  })
export type ClosureWrite = z.output<typeof closureWriteSchema>

/** The effect of a closure on one doctor's patients. Numbers only, because names are not needed for the decision. */
export const closedDoctorSchema = z.object({
  doctor: z.string(),
  doctorName: z.string(),
  displaced: z.int(),
  byMessage: z.int(),
  /** Includes patients who also get an email, because their appointment is soon. */
  toCall: z.int(),
  /** The doctor is already absent at that time. */
  away: z.boolean(),
})
export type ClosedDoctor = z.infer<typeof closedDoctorSchema>

/** A closure in the list. It was created in one action, and is deleted in one. */
export const closureSchema = z.object({
  id: z.string(),
  /** Null if it applies to all doctors at the location. */
  doctors: z.array(z.object({ doctor: z.string(), doctorName: z.string() })).nullable(),
  locations: z.array(z.string()),
  from: z.string(),
  to: z.string(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  note: z.string().nullable(),
})
export type Closure = z.infer<typeof closureSchema>
