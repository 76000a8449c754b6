import { z } from 'zod'
import { occurrenceSchema } from '../schedule/schedule.ts'
import { appointmentSchema, type PlaceChoice, placeChoiceSchema } from './appointment.ts'

/** A patient's answer by the link of a message: another place, with the same or another doctor; none; or no change. */
export const answerSchema = placeChoiceSchema
  .partial()
  .extend({ answer: z.enum(['move', 'cancel', 'keep'], 'validation:choice') })
  .superRefine((one, context) => {
    for (const path of ['schedule', 'startsAt'] as const) {
      const needed = one.answer === 'move'
      if (needed && one[path] === undefined) {
        context.addIssue({ code: 'custom', path: [path], message: 'validation:required' })
      }
    }
  })
export type Answer = ({ answer: 'move' } & PlaceChoice) | { answer: 'cancel' | 'keep' }
/** The validated input as a discriminated union. */
export const toAnswer = ({ answer, schedule, startsAt }: z.output<typeof answerSchema>): Answer =>
  answer === 'move' ? { answer, schedule: schedule as string, startsAt: startsAt as string } : { answer }

/** Only what the message itself contains: the holder of the link learns nothing more. */
const linkedAppointmentSchema = appointmentSchema
  .omit({ id: true, reason: true, guarantor: true })
  .extend({ dependant: z.object({ name: z.string() }).nullable() })

export const linkViewSchema = z.object({
  /**
   * `open`: an answer is awaited; `answered`: it is given; `changed`: the appointment has changed since, so the link is
   * no longer valid.
   */
  state: z.enum(['open', 'answered', 'changed']),
  /**
   * `lost`: the hospital had to cancel the appointment; `late`: it begins later than announced; `restored`: it takes
   * place after all; `mayReturn`: the patient may return to the earlier place that this appointment replaced.
   */
  news: z.enum(['lost', 'late', 'restored', 'mayReturn']),
  answer: z.enum(['move', 'cancel', 'keep']).nullable(),
  appointment: linkedAppointmentSchema,
  /** The appointment that was booked instead, if any. */
  replacement: linkedAppointmentSchema.nullable(),
  /** The doctor's next free places. */
  places: z.array(occurrenceSchema),
  /** Other doctors of the specialty, with their free places. */
  others: z.array(
    z.object({ doctor: z.string(), doctorName: z.string(), places: z.array(occurrenceSchema) }),
  ),
  expiresAt: z.string(),
})
export type LinkView = z.infer<typeof linkViewSchema>
