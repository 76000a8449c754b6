import type { Guarantor } from '#entities/appointment/guarantor.ts'
import type { GuarantorWords } from '../../patient/dependants/GuarantorFields.tsx'
import { useTranslation } from '../../texts.ts'

/** Who pays in words, with the number of the member. */
export function usePays(): (guarantor: Guarantor) => string {
  const { t } = useTranslation()
  return ({ kind, name, member }) => {
    const who = name ?? t(`dependants:desk.paysOf.${kind}`)
    return member ? t('dependants:pays.withMember', { who, member }) : who
  }
}

/** The questions as they are asked of somebody else. */
export function useDeskGuarantorWords(): GuarantorWords {
  const { t } = useTranslation()
  const of = (name: string) => t(`dependants:desk.${name}`)
  return {
    self: of('paysOf.self'),
    later: of('paysOf.later'),
    optional: `(${t('admin:form.optional')})`,
    whichHint: of('paysWhichHint'),
    memberHint: of('paysMemberHint'),
  }
}
