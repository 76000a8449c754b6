import { useQuery } from '@tanstack/react-query'
import { localizedText } from '#entities/localized.ts'
import { fullName } from '#entities/people/full-name.ts'
import { allPages } from '../../queries.ts'
import { useTranslation } from '../../texts.ts'
import { useLocations } from '../front-desk/calls.ts'
import type { ClosureTarget } from './closure-form.ts'

const all = { perPage: 500 }

/** Keys and names of the items that can be closed, ordered by name, and their query. */
export function useClosureChoices(target: ClosureTarget) {
  const { language } = useTranslation()
  const locations = useLocations()
  // The public lists: the front desk may not read the editors' lists.
  const doctors = useQuery({
    queryKey: ['admins', 'closures', 'doctors'],
    queryFn: ({ signal }) => allPages('/api/doctors', { query: all, signal }),
    enabled: target === 'doctors',
    staleTime: 600_000,
  })
  const units = useQuery({
    queryKey: ['admins', 'closures', 'units'],
    queryFn: ({ signal }) => allPages('/api/units', { query: all, signal }),
    enabled: target === 'unit',
    staleTime: 600_000,
  })
  const places = new Map(locations.data?.map(one => [one.code, one.shortName ?? one.officialName]))
  const found = {
    doctors: () => doctors.data?.map((one): [string, string] => [one.slug, fullName(one)]),
    unit: () =>
      units.data?.map((one): [string, string] => [
        one.code,
        [localizedText(one.name, language), places.get(one.location)].filter(Boolean).join(', '),
      ]),
    location: () => locations.data?.map((one): [string, string] => [one.code, one.officialName]),
  }[target]()
  return {
    choices: [...(found ?? [])].sort(([, one], [, other]) => one.localeCompare(other, language)),
    query: { doctors, unit: units, location: locations }[target],
  }
}
