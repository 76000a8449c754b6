import { z } from 'zod'
import { appointmentSchema, placeChoiceSchema } from './appointment.ts'
import { occurrenceSchema } from './schedule.ts'

/** What a patient answers by the link of a message: another place, at the same doctor or another one; none; or as it is. */
export const answerSchema = z.discriminatedUnion('answer', [
  placeChoiceSchema.extend({ answer: z.literal('move') }),
  z.strictObject({ answer: z.literal('cancel') }),
  z.strictObject({ answer: z.literal('keep') }),
])
export type Answer = z.output<typeof answerSchema>

/** Of an appointment what its message said already: whoever holds the link learns nothing more. */
const linkedAppointmentSchema = appointmentSchema.omit({ id: true, reason: true })

export const linkViewSchema = z.object({
  /** `open`: an answer is awaited; `answered`: it is given; `changed`: the appointment has changed since, so the link fits no more. */
  state: z.enum(['open', 'answered', 'changed']),
  /** `lost`: the hospital had to take the place back; `late`: it still takes place, later than announced. */
  news: z.enum(['lost', 'late']),
  answer: z.enum(['move', 'cancel', 'keep']).nullable(),
  appointment: linkedAppointmentSchema,
  /** What was chosen instead, where it became another appointment. */
  replacement: linkedAppointmentSchema.nullable(),
  /** The doctor's next free places. */
  places: z.array(occurrenceSchema),
  /** Other doctors of the specialty, with theirs. */
  others: z.array(
    z.object({ doctor: z.string(), doctorName: z.string(), places: z.array(occurrenceSchema) }),
  ),
  expiresAt: z.string(),
})
export type LinkView = z.infer<typeof linkViewSchema>
