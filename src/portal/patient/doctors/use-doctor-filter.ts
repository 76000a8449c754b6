import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DEBOUNCE } from '#ui/constants.ts'
import type { DoctorFilter } from './doctor-search.ts'

/**
 * Search and filters. The address bar follows with a debounce: a field controlled by the router would lose characters
 * when the user types fast. `prefix`: in the booking, `specialist` in the address is already the answer of a step.
 */
export function useDoctorFilter(prefix = ''): [DoctorFilter, (filter: DoctorFilter) => void] {
  const [query, setQuery] = useSearchParams()
  const [filter, setFilter] = useState<DoctorFilter>(() => ({
    search: query.get(`${prefix}search`) ?? '',
    specialist: query.get(`${prefix}specialist`) ?? '',
    location: query.get(`${prefix}location`) ?? '',
    today: query.get(`${prefix}today`) === '1',
  }))
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the filter, not on the router
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const write = (before: URLSearchParams) => {
      const after = new URLSearchParams(before)
      for (const [own, value] of Object.entries(filter)) {
        const name = prefix + own
        if (value) after.set(name, value === true ? '1' : value)
        else after.delete(name)
      }
      return after
    }
    const timer = setTimeout(() => setQuery(write, { replace: true, preventScrollReset: true }), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [filter])
  return [filter, setFilter]
}
