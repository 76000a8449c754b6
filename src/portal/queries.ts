import { QueryClient } from '@tanstack/react-query'

/** What the portal has read from the server. The client retries by itself, so this does not. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
})
