import { z } from 'zod'
import { isStorable } from '../text/characters.ts'

const words = (max: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, 'validation:tooLong')
    .refine(isStorable, 'validation:characters')

/** A patient's testimonial, and the name under which it may be published. */
export const leaveTestimonialSchema = z.strictObject({
  displayName: words(80, 'validation:testimonialName'),
  text: words(1200, 'validation:testimonialText'),
  /** Consent to publication; the sentence that the patient agrees to is `patient:testimonial.consent`. */
  consent: z.literal(true, 'validation:consentRequired'),
})
export type LeaveTestimonial = z.output<typeof leaveTestimonialSchema>
