import { useQuery } from '@tanstack/react-query'
import type { PublicItem } from '#entities/kinds.ts'
import { localizedText } from '#entities/localized.ts'
import { fullName } from '#entities/people/full-name.ts'
import { useTranslation } from '../../texts.ts'
import { allPages } from '../all-pages.ts'
import { useLocations } from '../front-desk/calls.ts'
import type { ClosureTarget } from './closure-form.ts'

/** All items of a public list: the front desk may not read the editors' lists. */
const all = <T>(path: 'doctors' | 'units', signal: AbortSignal) =>
  allPages<T>(path, { query: { perPage: 500 }, signal })

/** Keys and names of the items that can be closed, ordered by name. */
export function useClosureChoices(target: ClosureTarget): [string, string][] {
  const { language } = useTranslation()
  const locations = useLocations()
  const doctors = useQuery({
    queryKey: ['admins', 'closures', 'doctors'],
    queryFn: ({ signal }) => all<PublicItem<'doctors'>>('doctors', signal),
    enabled: target === 'doctors',
    staleTime: 600_000,
  })
  const units = useQuery({
    queryKey: ['admins', 'closures', 'units'],
    queryFn: ({ signal }) => all<PublicItem<'units'>>('units', signal),
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
  return [...(found ?? [])].sort(([, one], [, other]) => one.localeCompare(other, language))
}
