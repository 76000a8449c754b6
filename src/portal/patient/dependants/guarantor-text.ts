import type { Guarantor } from '#entities/appointment/guarantor.ts'
import { useTranslation } from '../../texts.ts'

/** Returns the text for who pays; the member number is included only if it is given. */
export function useGuarantorText(): (guarantor: Pick<Guarantor, 'kind'> & Partial<Guarantor>) => string {
  const { t } = useTranslation()
  return ({ kind, name, member }) => {
    const who = kind === 'partner' ? (name ?? t('dependants:pays.partner')) : t(`dependants:pays.${kind}`)
    return member ? t('dependants:pays.withMember', { who, member }) : who
  }
}
