import { useMemo, useSyncExternalStore } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { $newest } from '../routing/navigation.ts'

interface Address {
  params: URLSearchParams
  /** The state of the history entry. */
  state: unknown
  change(params: URLSearchParams | Record<string, string>, options?: NavigateOptions): void
}

/**
 * The search parameters of the address and how they are changed, instead of `useSearchParams`. A new address is shown
 * only after the guard of the area has run. Here it is read back at once: otherwise a second choice made before that
 * would be added to the old address, and the first choice would be lost.
 */
export function useAddress(): Address {
  const navigate = useNavigate()
  const shown = useLocation()
  // A location with another path belongs to the next screen, and does not render this one again.
  const current = () => {
    const newest = $newest.get()
    return newest?.pathname === shown.pathname && newest.key !== shown.key ? newest : shown
  }
  const { search, state } = useSyncExternalStore($newest.listen, current, current)
  const params = useMemo(() => new URLSearchParams(search), [search])
  return { params, state, change: (next, options) => navigate(`?${new URLSearchParams(next)}`, options) }
}
