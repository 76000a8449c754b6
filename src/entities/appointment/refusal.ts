/** Common reasons for which the front desk declines or cancels. Their texts for patients are `booking:refusal.<reason>`. */
export const refusalTemplates = ['away', 'taken', 'specialty', 'referral', 'unreached', 'wish'] as const
export type RefusalTemplate = (typeof refusalTemplates)[number]

/** The reason of a refusal: a template, which the patient reads in their own language, own words, or both. */
export interface Refusal {
  template?: RefusalTemplate | undefined
  reason?: string | undefined
  /** A free slot of the same doctor that the email offers in front of others. */
  offer?: { schedule: string; startsAt: string } | undefined
}
