import type { Guarantor } from '#entities/guarantor.ts'
import { useSay } from '../say.ts'

/** Who pays in words, with the number of the member. */
export function usePays(): (guarantor: Guarantor) => string {
  const say = useSay()
  return ({ kind, name, member }) => {
    const who = name ?? say(`dependants:desk.paysOf.${kind}`)
    return member ? say('dependants:pays.withMember', { who, member }) : who
  }
}
