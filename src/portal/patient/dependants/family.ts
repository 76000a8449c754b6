import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { get } from '#api/client.ts'
import { ageOn } from '#entities/people/age.ts'
import type { Dependant } from '#entities/people/dependant.ts'
import type { PatientSelf } from '#entities/people/patient.ts'
import { useTranslation } from '../../texts.ts'

/** For whom the account books beside its owner. */
export const familyQuery = queryOptions({
  queryKey: ['family'],
  queryFn: async ({ signal }) => (await get<Dependant[]>('dependants', { signal })).result,
  staleTime: 60_000,
})

/** The owner's own record. */
export const selfQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await get<PatientSelf>('patients/me', { signal })).result,
  // What is being typed must not be replaced by what was stored.
  staleTime: Number.POSITIVE_INFINITY,
})

export const useFamily = () => useQuery(familyQuery)

/** After somebody was added, changed or removed: with them go their appointments and whom a place is kept for. */
export function useFamilyChanged() {
  const client = useQueryClient()
  return (after: (before: Dependant[]) => Dependant[]) => {
    client.setQueryData(familyQuery.queryKey, before => before && after(before))
    return Promise.all(
      ['family', 'appointments', 'waiting', 'hold', 'places', 'availability'].map(name =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    )
  }
}

/** `6 years`, as of today. */
export function useAge(): (birthDate: string) => string {
  const { t } = useTranslation()
  return birthDate => {
    const { unit, count } = ageOn(birthDate, Temporal.Now.plainDateISO().toString())
    return t(`dependants:age.${unit}`, { count })
  }
}
