import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { appointmentQuery, doctorQuery, slotsQuery, specialistSlotsQuery } from '../../doctors/directory.ts'
import { ownHoldQuery } from '../use-hold.ts'
import { ChooseDay } from './ChooseDay.tsx'
import { type Choice, useChoice } from './choice.ts'
import { weeksAhead } from './days.ts'
import { SpecialtySlots } from './SpecialtySlots.tsx'

type Known = readonly (readonly [query: { queryKey: readonly unknown[] }, data: unknown])[]

/** The screen of a choice, with these answers of the server. */
function shown(
  choice: Choice,
  known: Known,
  Screen: (chooser: ReturnType<typeof useChoice>) => ReactElement,
) {
  const client = new QueryClient()
  for (const [{ queryKey }, data] of known) client.setQueryData(queryKey, data)
  const Chosen = () => <Screen {...useChoice()} />
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/?${new URLSearchParams(choice)}`]}>
        <Chosen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('while an appointment of the child is moved, the link to the waiting list is for the child', () => {
  const { from, to } = weeksAhead(4)
  const session = { date: from, location: 'jakarta', places: [{ free: 1 }] }
  const days = [slotsQuery('ayu', from, to), [session]] as const
  const link = (...more: Known) => shown({ doctor: 'ayu', move: 'a1' }, [days, ...more], ChooseDay)
  expect(link([appointmentQuery('a1'), { dependant: { id: 'putri' } }])).toContain('doctor=ayu&amp;who=putri')
  expect(link([appointmentQuery('a1'), { dependant: null }])).toContain('waiting-list?doctor=ayu"')
  // Until it is known whose appointment it is.
  expect(link()).not.toContain('waiting-list')
})

test('a held slot is offered among those of its own specialty only, with the name of its doctor', () => {
  const date = '2026-11-24'
  const hold = { doctor: 'ayu', location: 'jakarta', timezone: 'Asia/Jakarta', startsAt: `${date}T02:00:00Z` }
  const among = (specialist: string, location?: string) =>
    shown(
      { specialist, date, ...(location && { location }) },
      [
        [ownHoldQuery, hold],
        [doctorQuery('ayu'), { name: 'Ayu', specialists: ['cardiology'] }],
        [specialistSlotsQuery(specialist, { from: date, to: date, location }), []],
      ],
      SpecialtySlots,
    )
  expect(among('cardiology')).toContain('Ayu')
  expect(among('dermatology')).not.toContain('doctor=ayu')
  expect(among('cardiology', 'bandung')).not.toContain('doctor=ayu')
})
