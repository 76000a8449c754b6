import type { Guarantor } from '#entities/appointment/guarantor.ts'
import type { GuarantorWords } from '../../patient/dependants/GuarantorFields.tsx'
import { useTranslation } from '../../texts.ts'

/** The guarantor as text, with the member number. */
export function useGuarantorText(): (guarantor: Guarantor) => string {
  const { t } = useTranslation()
  return ({ kind, name, member }) => {
    const who = name ?? t(`dependants:desk.paysOf.${kind}`)
    return member ? t('dependants:pays.withMember', { who, member }) : who
  }
}

/** The questions about the guarantor, worded for the front desk. */
export function useGuarantorFieldTexts(): GuarantorWords {
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
