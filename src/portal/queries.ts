import { QueryClient } from '@tanstack/react-query'
import { $connectivity } from '#state/connectivity.ts'
import { onSessionEnd } from './session.ts'

/**
 * The cache of the portal's reads. The API client retries by itself, so queries do not. `networkMode: 'always'`: a call
 * without a network fails with an error instead of waiting silently.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// The cache belongs to the user who was signed in.
onSessionEnd(() => queryClient.clear())

// Queries that failed during an outage are repeated after it.
$connectivity.listen(now => {
  if (now === 'unreachable') return
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state, meta }) => state.status === 'error' && !meta?.onlyWhenAsked,
  })
})
