import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { queryClient } from './queries.ts'
import { watchIdling } from './watch-idling.ts'

/** Wraps the areas, which read from the server. The sign-in screens do not, so they do not load the query client. */
export function WithQueries({ children = <Outlet /> }: { children?: ReactNode }) {
  useEffect(watchIdling, [])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
