import { z } from 'zod'
import { isStorable } from '../text/characters.ts'

const words = (max: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, 'validation:tooLong')
    .refine(isStorable, 'validation:characters')

/** What a patient tells of a visit, and under which name others may read it. */
export const leaveTestimonialSchema = z.strictObject({
  displayName: words(80, 'validation:testimonialName'),
  text: words(1200, 'validation:testimonialText'),
  /** To these words being public; the sentence that is agreed to is `patient:testimonial.consent`. */
  consent: z.literal(true, 'validation:consentRequired'),
})
export type LeaveTestimonial = z.output<typeof leaveTestimonialSchema>
