import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ClosureForm } from '../../schedule/ClosureForm.tsx'
import { sessionsOptions } from '../day/day-calls.ts'
import { AbsenceForm } from './AbsenceForm.tsx'

// It needs a document.
vi.mock('#ui/fields/DateField.tsx', () => ({ DateField: () => null }))

const steps = { isPending: false, change() {}, onAsk() {} }
const [location, date] = ['jakarta', '2026-11-23']
const absence = { kind: 'leave', location, from: date, to: date, doctor: '', session: '', minutes: 0 }
const closure = { target: 'doctors', location: '', unit: '', doctors: [], from: date, to: date, note: '' }
const forms: [string, readonly unknown[], () => ReactNode][] = [
  [
    'the doctors of a day',
    sessionsOptions({ location, date, doctor: '' }).queryKey,
    () => <AbsenceForm form={absence as never} {...steps} />,
  ],
  [
    'the doctors of the hospital',
    ['admins', 'closures', 'doctors'],
    () => <ClosureForm form={closure as never} {...steps} />,
  ],
]

test.each(forms)('a form says that %s could not be loaded', (_, queryKey, Form) => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  client.setQueryData(queryKey, [])
  const page = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Form />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  expect(page()).not.toContain('failed.retry')
  const state = { status: 'error', data: undefined, error: new Error('unreachable') } as const
  client.getQueryCache().find({ queryKey })?.setState(state)
  expect(page()).toContain('failed.retry')
})
