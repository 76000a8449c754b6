import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { AbsenceList } from '../admin/front-desk/leave/AbsenceList.tsx'
import { DoctorList } from '../patient/doctors/DoctorList.tsx'
import { doctorsQuery } from '../patient/doctors/directory.ts'
import { Authenticator } from './Authenticator.tsx'
import { Sessions, sessionsKey } from './Sessions.tsx'

const authenticator = { on: false, recoveryCodes: 0 }
const screens: [
  name: string,
  key: readonly string[],
  data: object,
  Screen: () => ReactNode,
  shown: string,
][] = [
  // Returning from the authenticator app refetches: what was being typed, and codes shown once, must stay.
  ['the authenticator', ['profile', 'authenticator'], authenticator, Authenticator, 'authenticator.start'],
  ['the sessions', sessionsKey, [], Sessions, 'sessions.text'],
  ['the doctors', doctorsQuery.queryKey, [], () => <DoctorList />, 'doctors.found'],
  [
    'the absences',
    ['admins', 'exceptions', 'absences', 'jakarta'],
    [],
    () => <AbsenceList location="jakarta" date="2026-11-23" />,
    'undo.none',
  ],
]

test.each(screens)('after a failed refetch, %s stay on the screen', (_, queryKey, data, Screen, shown) => {
  const client = new QueryClient()
  client.setQueryData(queryKey, data)
  client
    .getQueryCache()
    .find({ queryKey })
    ?.setState({ status: 'error', error: new Error('unreachable') })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(html).toContain(shown)
})
