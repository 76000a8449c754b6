import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { dashboardMost } from '#state/first-reads.ts'
import { waitingQuery } from './appointments/waiting-list.ts'
import { Dashboard } from './Dashboard.tsx'
import { appointmentsQuery } from './doctors/directory.ts'

const upcoming = appointmentsQuery('upcoming', dashboardMost.upcoming).queryKey
const past = appointmentsQuery('past', dashboardMost.past).queryKey
const none = { items: [], total: 0 }

test.each([
  ['the past appointments', past],
  ['the waiting list', waitingQuery.queryKey],
])('says that %s could not be loaded: a cancelled appointment or an offer may be missing', (_, failed) => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  for (const key of [upcoming, past]) client.setQueryData<unknown>(key, none)
  client.setQueryData(waitingQuery.queryKey, [])
  const page = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Dashboard />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  expect(page()).not.toContain('problem.again')
  const state = { status: 'error', data: undefined, error: new Error('unreachable') } as const
  client.getQueryCache().find({ queryKey: failed })?.setState(state)
  expect(page()).toContain('problem.again')
})
