import { useQuery } from '@tanstack/react-query'
import type { PublicItem } from '#entities/kinds.ts'
import { localizedText } from '#entities/localized.ts'
import { fullName } from '#entities/people/full-name.ts'
import { formatMoney } from '#entities/text/money.ts'
import { useTranslation } from '../../texts.ts'
import { addressesQuery, doctorQuery, specialistsQuery } from '../doctors/directory.ts'

function useNamesBy(nameOf: (place: PublicItem<'addresses'>) => string): ReadonlyMap<string, string> {
  const { data } = useQuery(addressesQuery)
  return new Map((data ?? []).map(one => [one.code, nameOf(one)]))
}

/** The official name of each location by its code. */
export const useLocationNames = () => useNamesBy(one => one.officialName)

/** The short name of each location, for lists that repeat it. */
export const useShortLocationNames = () => useNamesBy(one => one.shortName ?? one.officialName)

/** A doctor's name with titles; the slug while it is loading, or if the doctor no longer exists. */
export function useDoctorName(slug: string | undefined): string {
  const { data } = useQuery({ ...doctorQuery(slug ?? ''), enabled: slug !== undefined })
  return data ? fullName(data) : (slug ?? '')
}

/** The fee, as on the doctor's page; null if there is none. */
export function useDoctorFee(slug: string | undefined): string | null {
  const { language } = useTranslation()
  const { data } = useQuery({ ...doctorQuery(slug ?? ''), enabled: slug !== undefined })
  const fee = data?.consultationFee
  return fee ? [formatMoney(fee.amount, fee.currency, language), fee.note].filter(Boolean).join(', ') : null
}

/** A specialty's name; its slug while it is loading. */
export function useSpecialtyName(slug: string | undefined): string {
  const { language } = useTranslation()
  const { data } = useQuery({ ...specialistsQuery, enabled: slug !== undefined })
  const found = data?.find(one => one.slug === slug)
  return found ? localizedText(found.name, language) : (slug ?? '')
}
