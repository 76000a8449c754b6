import { z } from 'zod'
import { scheduleExceptionSchema } from './schedule.ts'

const { doctor, location, from, to, startTime, endTime, note } = scheduleExceptionSchema.shape
const key = doctor.unwrap()

/** Several doctors, everybody of a unit or everybody at a location do not sit: on whole days, or for some hours of them. */
export const closureWriteSchema = z
  .strictObject({
    doctors: z.array(key).max(100, 'validation:tooLong').default([]),
    unit: key.nullable().default(null),
    location: location.default(null),
    from,
    to,
    /** Without hours, whole days. A session with queue numbers is closed as a whole where they meet. */
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

/** What a closure would do to one doctor's patients. Figures, and nobody's name. */
export const closedDoctorSchema = z.object({
  doctor: z.string(),
  doctorName: z.string(),
  displaced: z.int(),
  byMessage: z.int(),
  /** Also of those who are written to, where the visit is so soon. */
  toCall: z.int(),
  /** Is away then already. */
  away: z.boolean(),
})
export type ClosedDoctor = z.infer<typeof closedDoctorSchema>

/** A closure as it is listed: what was entered in one action, and is taken back in one. */
export const closureSchema = z.object({
  id: z.string(),
  /** Null where it holds for everybody at the location. */
  doctors: z.array(z.object({ doctor: z.string(), doctorName: z.string() })).nullable(),
  locations: z.array(z.string()),
  from: z.string(),
  to: z.string(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  note: z.string().nullable(),
})
export type Closure = z.infer<typeof closureSchema>
