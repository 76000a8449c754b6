import { z } from 'zod'
import { isStorable } from '../text/characters.ts'

/** Who pays: the patient, the national health insurance (BPJS Kesehatan), or a partner of the hospital. */
export const guarantorKinds = ['self', 'bpjs', 'partner'] as const

const member = z
  .string()
  .trim()
  .max(40, 'validation:tooLong')
  .refine(isStorable, 'validation:characters')
  .optional()

/** As it is chosen: a partner by its slug. The member's number may be brought along on the day. */
export const guarantorChoiceSchema = z
  .strictObject({
    kind: z.enum(guarantorKinds, 'validation:choice'),
    partner: z.string().max(80).optional(),
    member,
  })
  .superRefine(({ kind, partner }, context) => {
    if (kind === 'partner' && !partner) {
      context.addIssue({ code: 'custom', path: ['partner'], message: 'validation:required' })
    }
  })
export type GuarantorChoice = z.output<typeof guarantorChoiceSchema>

/** As it is kept: with the name that the partner had, so that it can be read when the partner is one no longer. */
export const guarantorSchema = z.object({
  kind: z.enum(guarantorKinds),
  partner: z.string().nullable(),
  name: z.string().nullable(),
  member: z.string().nullable(),
})
export type Guarantor = z.infer<typeof guarantorSchema>

/** Whose coverage a patient can name: suppliers and schools pay for nobody. */
export const payingPartners = ['insurer', 'company'] as const
