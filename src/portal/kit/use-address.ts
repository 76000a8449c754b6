import { startTransition, useMemo, useOptimistic } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'

interface Address {
  params: URLSearchParams
  /** The state of the history entry. */
  state: unknown
  change(params: URLSearchParams | Record<string, string>, options?: NavigateOptions): void
}

/**
 * The search parameters of the address and how they are changed, instead of `useSearchParams`. The router renders a new
 * address only after the guard of the area has run. Here it is read back at once: otherwise a second choice made before
 * that render would be added to the old address, and the first choice would be lost.
 */
export function useAddress(): Address {
  const navigate = useNavigate()
  const [{ search, state }, show] = useOptimistic<{ search: string; state: unknown }>(useLocation())
  const params = useMemo(() => new URLSearchParams(search), [search])
  return {
    params,
    state,
    change(next, options) {
      const search = `?${new URLSearchParams(next)}`
      startTransition(() => {
        show({ search, state: options?.state })
        navigate(search, options)
      })
    },
  }
}
