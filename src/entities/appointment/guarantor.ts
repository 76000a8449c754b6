import { z } from 'zod'
import { trimmed } from '../text/filled.ts'

/** The payer: the patient, the national health insurance (BPJS Kesehatan), or a partner of the hospital. */
export const guarantorKinds = ['self', 'bpjs', 'partner'] as const

/** The choice: a partner by its slug. The member number may be supplied on the day. */
export const guarantorChoiceSchema = z
  .strictObject({
    kind: z.enum(guarantorKinds, 'validation:choice'),
    partner: z.string().max(80).optional(),
    member: trimmed(40).optional(),
  })
  .superRefine(({ kind, partner }, context) => {
    if (kind === 'partner' && !partner) {
      context.addIssue({ code: 'custom', path: ['partner'], message: 'validation:required' })
    }
  })
export type GuarantorChoice = z.output<typeof guarantorChoiceSchema>

/** As stored: with the partner's name at that time, so it stays readable if the partner is removed. */
export const guarantorSchema = z.object({
  kind: z.enum(guarantorKinds),
  partner: z.string().nullable(),
  name: z.string().nullable(),
  member: z.string().nullable(),
})
export type Guarantor = z.infer<typeof guarantorSchema>

/** Kinds of partners that can pay for a patient: suppliers and schools do not. */
export const payingPartners = ['insurer', 'company'] as const
