import { useQuery } from '@tanstack/react-query'
import { localizedText } from '#entities/localized.ts'
import { fullName } from '#entities/people/full-name.ts'
import { formatMoney } from '#entities/text/money.ts'
import { useTranslation } from '../../texts.ts'
import { addressesQuery, doctorQuery, specialistsQuery } from '../doctors/directory.ts'

/** What people call each location. */
export function useLocationNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(addressesQuery)
  return new Map((data ?? []).map(one => [one.code, one.officialName]))
}

/** The same in a word or two, for lists in which they stand again and again. */
export function useShortLocationNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(addressesQuery)
  return new Map((data ?? []).map(one => [one.code, one.shortName ?? one.officialName]))
}

/** A doctor's name with titles; her key until it is known, or where she no longer is. */
export function useDoctorName(slug: string | undefined): string {
  const { data } = useQuery({ ...doctorQuery(slug ?? ''), enabled: slug !== undefined })
  return data ? fullName(data) : (slug ?? '')
}

/** What a visit costs, as the doctor's page says it; null where it says nothing. */
export function useDoctorFee(slug: string | undefined): string | null {
  const { language } = useTranslation()
  const { data } = useQuery({ ...doctorQuery(slug ?? ''), enabled: slug !== undefined })
  const fee = data?.consultationFee
  return fee ? [formatMoney(fee.amount, fee.currency, language), fee.note].filter(Boolean).join(', ') : null
}

/** A specialty's name; its key until it is known. */
export function useSpecialtyName(slug: string | undefined): string {
  const { language } = useTranslation()
  const { data } = useQuery({ ...specialistsQuery, enabled: slug !== undefined })
  const found = data?.find(one => one.slug === slug)
  return found ? localizedText(found.name, language) : (slug ?? '')
}
