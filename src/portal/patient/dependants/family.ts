import { queryOptions, useQuery } from '@tanstack/react-query'
import { ageOn } from '#entities/people/age.ts'
import type { Dependant } from '#entities/people/dependant.ts'
import { queryClient, readResult, renew } from '../../queries.ts'
import { useTranslation } from '../../texts.ts'
import { bookingReads } from '../doctors/directory.ts'

/** The family members of the account. */
export const familyQuery = queryOptions({
  queryKey: ['family'],
  queryFn: readResult('/api/dependants'),
  staleTime: 60_000,
  // The booking waits for this before it shows a question. If the question read it again after a failure, it would
  // disappear behind the placeholders, appear again and read again, without end.
  retryOnMount: false,
})

/** The account holder's own record. */
export const selfQuery = queryOptions({
  queryKey: ['me'],
  queryFn: readResult('/api/patients/me'),
  // Never refetched automatically: that would replace what is being typed in the form.
  staleTime: Number.POSITIVE_INFINITY,
})

export const useFamily = () => useQuery(familyQuery)

/** Call after a family member was added, changed or removed: appointments and holds depend on it, and are read again. */
export function familyChanged(after: (before: Dependant[]) => Dependant[]): void {
  queryClient.setQueryData(familyQuery.queryKey, before => before && after(before))
  void renew('family', ...bookingReads)
}

/** `6 years`, as of today. */
export function useAge(): (birthDate: string) => string {
  const { t } = useTranslation()
  return birthDate => {
    const { unit, count } = ageOn(birthDate, Temporal.Now.plainDateISO().toString())
    return t(`dependants:age.${unit}`, { count })
  }
}
