import { useQuery } from '@tanstack/react-query'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { localizedText } from '#entities/localized.ts'
import { fullName } from '#entities/people/full-name.ts'
import { priceText } from '#entities/text/money.ts'
import { useTranslation } from '../../texts.ts'
import { addressesQuery, doctorQuery, packageQuery, specialistsQuery } from '../doctors/directory.ts'

function useNamesBy(nameOf: (place: PublicItem<'addresses'>) => string): ReadonlyMap<string, string> {
  const { data } = useQuery(addressesQuery)
  return new Map((data ?? []).map(one => [one.code, nameOf(one)]))
}

/** The official name of each location by its code. */
export const useLocationNames = () => useNamesBy(one => one.officialName)

/** The short name of each location, for lists that repeat it. */
export const useShortLocationNames = () => useNamesBy(one => one.shortName ?? one.officialName)

const useDoctor = (timetable: string | undefined) =>
  useQuery({
    ...doctorQuery(timetable ?? ''),
    enabled: timetable !== undefined && packageOf(timetable) === null,
  })

/** The package of a timetable; without data if it is a doctor's. */
export function usePackage(timetable: string | undefined) {
  const slug = timetable === undefined ? null : packageOf(timetable)
  return useQuery({ ...packageQuery(slug ?? ''), enabled: slug !== null })
}

/** Why no appointment can be requested online; null if one can, and while it is loading. */
export function useNotBookable(timetable: string | undefined): 'unknownDoctor' | 'phoneOnly' | null {
  const doctor = useDoctor(timetable).data
  const program = usePackage(timetable).data
  if (doctor === null || program === null) return 'unknownDoctor'
  const isByTelephone = program ? program.bookingMode !== 'appointment' : doctor?.bookable === false
  return isByTelephone ? 'phoneOnly' : null
}

/**
 * A doctor's name with titles, or the title of a package; the key while it is loading, or if it no longer exists.
 */
export function useDoctorName(timetable: string | undefined): string {
  const { language } = useTranslation()
  const doctor = useDoctor(timetable).data
  const program = usePackage(timetable).data
  if (program) return localizedText(program.title, language)
  return doctor ? fullName(doctor) : (timetable ?? '')
}

/** The fee, as on the doctor's page; null if there is none. */
export function useDoctorFee(slug: string | undefined): string | null {
  const { t, language } = useTranslation()
  const { data } = useDoctor(slug)
  const fee = data?.consultationFee
  if (!fee) return null
  const words = { free: t('patient:package.free'), onRequest: '' }
  return [priceText(fee, language, words), fee.note].filter(Boolean).join(', ')
}

/** A specialty's name; its slug while it is loading. */
export function useSpecialtyName(slug: string | undefined): string {
  const { language } = useTranslation()
  const { data } = useQuery({ ...specialistsQuery, enabled: slug !== undefined })
  const found = data?.find(one => one.slug === slug)
  return found ? localizedText(found.name, language) : (slug ?? '')
}
