import { useQuery } from '@tanstack/react-query'
import { bookingPhone } from '#entities/appointment/booking-phone.ts'
import { timetableItem } from '#entities/appointment/timetable-key.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { addressesQuery, doctorQuery, packageQuery, unitsQuery } from './directory.ts'

/** A location's number for appointments; undefined if it has none of its own. */
export const useLocationPhone = (location: string | undefined): string | undefined =>
  bookingPhone(useQuery(addressesQuery).data?.find(one => one.code === location))

/** The location of the doctor's first known unit. */
export const homeOf = (
  { units: own = [] }: Pick<PublicItem<'doctors'>, 'units'>,
  units: readonly Pick<PublicItem<'units'>, 'code' | 'location'>[],
): string | undefined =>
  own.map(code => units.find(one => one.code === code)?.location).find(location => location !== undefined)

/** The number for appointments with a doctor or for a package; undefined if the location has none of its own. */
export function useDoctorPhone(doctor: string | undefined): string | undefined {
  const { kind, slug } = timetableItem(doctor ?? '')
  const { data } = useQuery({ ...doctorQuery(slug), enabled: slug !== '' && kind === 'doctors' })
  const program = useQuery({ ...packageQuery(slug), enabled: kind === 'packages' }).data
  const units = useQuery({ ...unitsQuery, enabled: Boolean(data) }).data
  return useLocationPhone(program?.locations?.[0] ?? (data && units ? homeOf(data, units) : undefined))
}
