import { z } from 'zod'
import { occurrenceSchema } from '../schedule/schedule.ts'
import { appointmentSchema, type PlaceChoice, placeChoiceSchema } from './appointment.ts'

/** What a patient answers by the link of a message: another place, at the same doctor or another one; none; or as it is. */
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
/** What the schema let through, told apart. */
export const asAnswer = ({ answer, schedule, startsAt }: z.output<typeof answerSchema>): Answer =>
  answer === 'move' ? { answer, schedule: schedule as string, startsAt: startsAt as string } : { answer }

/** Of an appointment what its message said already: whoever holds the link learns nothing more. */
const linkedAppointmentSchema = appointmentSchema
  .omit({ id: true, reason: true, guarantor: true })
  .extend({ dependant: z.object({ name: z.string() }).nullable() })

export const linkViewSchema = z.object({
  /** `open`: an answer is awaited; `answered`: it is given; `changed`: the appointment has changed since, so the link fits no more. */
  state: z.enum(['open', 'answered', 'changed']),
  /**
   * `lost`: the hospital had to take the place back; `late`: it still takes place, later than announced; `restored`: it
   * takes place after all; `mayReturn`: the earlier place that this appointment replaced can be had back.
   */
  news: z.enum(['lost', 'late', 'restored', 'mayReturn']),
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
