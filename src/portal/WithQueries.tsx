import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { queryClient } from './queries.ts'

/** Around the areas, which read from the server; the doors do not, and do not fetch it. */
export const WithQueries = () => (
  <QueryClientProvider client={queryClient}>
    <Outlet />
  </QueryClientProvider>
)
