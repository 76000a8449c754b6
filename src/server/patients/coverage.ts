import { sql } from 'drizzle-orm'
import { type Guarantor, type GuarantorChoice, payingPartners } from '#entities/appointment/guarantor.ts'
import { publicItems } from '../content/public-reads.ts'
import type { Executor } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import type { Deps } from '../kernel/deps.ts'
import type { Renamed } from '../kernel/events.ts'
import { fieldProblem } from '../kernel/problem.ts'

/** The guarantor with the partner's current name. Call it before a transaction begins, like `bookingRules`. */
export async function guarantorOf(deps: Deps, choice: GuarantorChoice): Promise<Guarantor> {
  const { kind } = choice
  const member = choice.member || null
  if (kind === 'self') return { kind, partner: null, name: null, member: null }
  if (kind === 'bpjs') return { kind, partner: null, name: null, member }
  const partner = (await publicItems(deps, 'partners')).find(one => one.slug === choice.partner)
  if (!partner || !payingPartners.some(one => one === partner.kind))
    throw fieldProblem('guarantor.partner', 'dependants:partnerGone')
  return { kind, partner: partner.slug, name: partner.name, member }
}

/** The column to update: none if the form leaves the guarantor out. */
export async function insuranceColumn(
  deps: Deps,
  choice: GuarantorChoice | null | undefined,
): Promise<{ insurance?: Guarantor | null }> {
  if (choice === undefined) return {}
  return { insurance: choice && (await guarantorOf(deps, choice)) }
}

/** A partner has a new key. The patients whom it insures keep it as their guarantor. */
export async function renameGuarantor(db: Executor, { kind, from, to }: Renamed): Promise<void> {
  if (kind !== 'partners') return
  const key = sql`${JSON.stringify(to)}::jsonb`
  await db
    .update(patient)
    .set({ insurance: sql`jsonb_set(${patient.insurance}, '{partner}', ${key})` })
    .where(sql`${patient.insurance}->>'partner' = ${from}`)
  await db
    .update(appointment)
    .set({ guarantor: sql`jsonb_set(${appointment.guarantor}, '{partner}', ${key})` })
    .where(sql`${appointment.guarantor}->>'partner' = ${from}`)
}
