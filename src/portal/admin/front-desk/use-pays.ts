import type { Guarantor } from '#entities/appointment/guarantor.ts'
import type { GuarantorWords } from '../../patient/dependants/GuarantorFields.tsx'
import { useSay } from '../say.ts'

/** Who pays in words, with the number of the member. */
export function usePays(): (guarantor: Guarantor) => string {
  const say = useSay()
  return ({ kind, name, member }) => {
    const who = name ?? say(`dependants:desk.paysOf.${kind}`)
    return member ? say('dependants:pays.withMember', { who, member }) : who
  }
}

/** The questions as they are asked of somebody else. */
export function useDeskGuarantorWords(): GuarantorWords {
  const say = useSay()
  const of = (name: string) => say(`dependants:desk.${name}`)
  return {
    self: of('paysOf.self'),
    later: of('paysOf.later'),
    optional: `(${say('admin:form.optional')})`,
    whichHint: of('paysWhichHint'),
    memberHint: of('paysMemberHint'),
  }
}
