import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DEBOUNCE } from '#ui/constants.ts'
import type { Wish } from './doctor-search.ts'

/**
 * What is looked for. It stands in the address bar a moment later: a field that waited for the router would lose
 * letters to fast fingers.
 */
export function useWish(): [Wish, (wish: Wish) => void] {
  const [query, setQuery] = useSearchParams()
  const [wish, setWish] = useState<Wish>(() => ({
    search: query.get('search') ?? '',
    specialist: query.get('specialist') ?? '',
    location: query.get('location') ?? '',
    today: query.get('today') === '1',
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
      for (const [name, value] of Object.entries(wish)) {
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
