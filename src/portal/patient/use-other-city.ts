import { useQuery } from '@tanstack/react-query'
import { otherCity, type Sites } from '#entities/appointment/other-city.ts'
import { useTranslation } from '../texts.ts'
import { addressesQuery } from './doctors/directory.ts'

/** The locations by travel distance, and a text for a location in another city: its name and the distance. */
export function useOtherCity(): { sites: Sites; text(from: string, to: string): string | null } {
  const { t } = useTranslation()
  const { data } = useQuery(addressesQuery)
  const sites: Sites = new Map((data ?? []).map(one => [one.code, one]))
  return {
    sites,
    text(from, to) {
      const found = otherCity(sites, from, to)
      if (!found) return null
      const { city, kilometres } = found
      return kilometres === null
        ? t('patient:lost.otherCity', { city })
        : t('patient:lost.otherCityDistance', { city, count: kilometres })
    },
  }
}
