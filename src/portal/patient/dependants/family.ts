import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ageOn } from '#entities/people/age.ts'
import type { Dependant } from '#entities/people/dependant.ts'
import type { PatientSelf } from '#entities/people/patient.ts'
import { readResult } from '../../queries.ts'
import { useTranslation } from '../../texts.ts'

/** The family members of the account. */
export const familyQuery = queryOptions({
  queryKey: ['family'],
  queryFn: readResult<Dependant[]>('dependants'),
  staleTime: 60_000,
})

/** The account holder's own record. */
export const selfQuery = queryOptions({
  queryKey: ['me'],
  queryFn: readResult<PatientSelf>('patients/me'),
  // Never refetched automatically: that would replace what is being typed in the form.
  staleTime: Number.POSITIVE_INFINITY,
})

export const useFamily = () => useQuery(familyQuery)

/** Call after a family member was added, changed or removed: appointments and holds depend on it. */
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
