import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DEBOUNCE } from '#ui/constants.ts'
import type { DoctorFilter } from './doctor-search.ts'

/**
 * What is looked for. It stands in the address bar a moment later: a field that waited for the router would lose
 * letters to fast fingers. In the booking, where a specialty in the address is an answer already, its names have a prefix.
 */
export function useDoctorFilter(prefix = ''): [DoctorFilter, (wish: DoctorFilter) => void] {
  const [query, setQuery] = useSearchParams()
  const [wish, setWish] = useState<DoctorFilter>(() => ({
    search: query.get(`${prefix}search`) ?? '',
    specialist: query.get(`${prefix}specialist`) ?? '',
    location: query.get(`${prefix}location`) ?? '',
    today: query.get(`${prefix}today`) === '1',
  }))
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the wish, not the router
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const write = (before: URLSearchParams) => {
      const after = new URLSearchParams(before)
      for (const [own, value] of Object.entries(wish)) {
        const name = prefix + own
        if (value) after.set(name, value === true ? '1' : value)
        else after.delete(name)
      }
      return after
    }
    const timer = setTimeout(() => setQuery(write, { replace: true, preventScrollReset: true }), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [wish])
  return [wish, setWish]
}
