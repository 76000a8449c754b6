import { useQuery } from '@tanstack/react-query'
import { fullName } from '#entities/full-name.ts'
import { addressesQuery, doctorQuery } from '../directory.ts'

/** What people call each location. */
export function useLocationNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(addressesQuery)
  return new Map((data ?? []).map(one => [one.code, one.officialName]))
}

/** A doctor's name with titles; her key until it is known, or where she no longer is. */
export function useDoctorName(slug: string | undefined): string {
  const { data } = useQuery({ ...doctorQuery(slug ?? ''), enabled: slug !== undefined })
  return data ? fullName(data) : (slug ?? '')
}
