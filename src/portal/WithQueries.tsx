import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { queryClient } from './queries.ts'

/** Wraps the areas, which read from the server. The sign-in screens do not, so they do not load the query client. */
export const WithQueries = ({ children = <Outlet /> }: { children?: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
