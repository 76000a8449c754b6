import { QueryClient } from '@tanstack/react-query'
import { $connectivity } from '#state/connectivity.ts'
import { whenForgotten } from './session.ts'

/**
 * What the portal has read from the server. The client retries by itself, so this does not; and a call without a
 * network shall fail and say so, not wait in silence.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// What this tab has read belongs to the person who was signed in.
whenForgotten(() => queryClient.clear())

// What could not be read while nobody answered is read once somebody does.
$connectivity.listen(now => {
  if (now === 'away') return
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state, meta }) => state.status === 'error' && !meta?.onlyWhenAsked,
  })
})
