import { type Guarantor, type GuarantorChoice, payingPartners } from '#entities/appointment/guarantor.ts'
import { publicItems } from '../content/public-reads.ts'
import type { Deps } from '../kernel/deps.ts'
import { Problem } from '../kernel/problem.ts'

/**
 * Who pays, with the partner's name as it is today. Ask before a transaction begins, as for `bookingRules`. `path` is
 * where the choice stands in the body.
 */
export async function guarantorOf(
  deps: Deps,
  choice: GuarantorChoice,
  path = 'guarantor',
): Promise<Guarantor> {
  const { kind } = choice
  const member = choice.member || null
  if (kind === 'self') return { kind, partner: null, name: null, member: null }
  if (kind === 'bpjs') return { kind, partner: null, name: null, member }
  const partner = (await publicItems(deps, 'partners')).find(one => one.slug === choice.partner)
  if (!partner || !payingPartners.some(one => one === partner.kind)) {
    const fields = [{ path: `${path}.partner`, key: 'dependants:partnerGone' }]
    throw new Problem(422, 'api.invalid', {}, { fields })
  }
  return { kind, partner: partner.slug, name: partner.name, member }
}

/** The column that a record's form changes: none where it says nothing of who pays. */
export async function insuranceIn(
  deps: Deps,
  choice: GuarantorChoice | null | undefined,
): Promise<{ insurance?: Guarantor | null }> {
  if (choice === undefined) return {}
  return { insurance: choice && (await guarantorOf(deps, choice)) }
}
