import { z } from 'zod'
import { occurrenceSchema } from '../schedule/schedule.ts'
import { appointmentSchema, type PlaceChoice, placeChoiceSchema } from './appointment.ts'

/** The answer by a message's link: another slot (with the same or another doctor), no slot, or no change. */
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

/** Contains no more than the message itself, because anyone with the link can read it. */
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
   * `lost`: the hospital had to cancel the appointment; `late`: it begins later than announced; `restored`: it is
   * no longer cancelled; `mayReturn`: the patient may return to the earlier slot that this appointment replaced.
   */
  news: z.enum(['lost', 'late', 'restored', 'mayReturn']),
  answer: z.enum(['move', 'cancel', 'keep']).nullable(),
  appointment: linkedAppointmentSchema,
  /** The appointment that was booked instead, if any. */
  replacement: linkedAppointmentSchema.nullable(),
  /** The doctor's next free slots. */
  places: z.array(occurrenceSchema),
  /** Other doctors of the specialty, with their free slots. */
  others: z.array(
    z.object({ doctor: z.string(), doctorName: z.string(), places: z.array(occurrenceSchema) }),
  ),
  expiresAt: z.string(),
})
export type LinkView = z.infer<typeof linkViewSchema>
