import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import type { GuarantorChoice } from '#entities/appointment/guarantor.ts'
import { $user } from '../../../session.ts'
import { useTranslation } from '../../../texts.ts'
import { useFamily } from '../../dependants/family.ts'
import { useGuarantorText } from '../../dependants/guarantor-text.ts'
import { partnersQuery } from '../../doctors/directory.ts'

/** The names of the family members one can book for; `null` is the account holder. */
export function usePatientNames() {
  const { t } = useTranslation()
  const user = useStore($user)
  const family = useFamily().data ?? []
  const nameOf = (who: string | null): string =>
    who === null
      ? t('dependants:you', { name: user?.full_name ?? '' })
      : (family.find(one => one.id === who)?.name ?? '')
  return { nameOf, family, others: family.length > 0 }
}

/** Returns the text for who pays, with the partner's name. */
export function usePayerText(): (pays: GuarantorChoice | null) => string {
  const { t } = useTranslation()
  const text = useGuarantorText()
  const partners = useQuery(partnersQuery).data ?? []
  return pays => {
    if (!pays) return t('dependants:pays.notSaid')
    const name = partners.find(one => one.slug === pays.partner)?.name ?? null
    return text({ kind: pays.kind, name, member: pays.member ?? null })
  }
}
