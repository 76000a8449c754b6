import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { waitingQuery } from '../appointments/waiting-list.ts'
import { blankDraft } from '../dependants/draft.ts'
import { familyQuery, selfQuery } from '../dependants/family.ts'
import { GuarantorFields } from '../dependants/GuarantorFields.tsx'
import { DoctorList } from '../doctors/DoctorList.tsx'
import {
  appointmentQuery,
  appointmentsQuery,
  doctorQuery,
  partnersQuery,
  slotsQuery,
  specialistsQuery,
} from '../doctors/directory.ts'
import { WaitScreen } from '../waiting/WaitScreen.tsx'
import { Booking } from './Booking.tsx'
import { datesAround } from './choose/days.ts'
import { WaitingListLink } from './choose/WaitingListLink.tsx'

const startsAt = '2026-11-24T02:00:00Z'
const place = { startsAt, endsAt: '2026-11-24T02:30:00Z', free: 1 }
const session = {
  ...{ schedule: 's', doctor: 'ayu', location: 'jakarta', timezone: 'Asia/Jakarta', date: '2026-11-24' },
  ...{ mode: 'slots', room: null, startsAt, endsAt: place.endsAt, capacity: 1, lateMinutes: 0 },
  places: [place],
}

/** The screen at an address, all of whose reads have answered, except one that failed. */
function screenWithout(failed: readonly unknown[], address: string, screen: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const known: [readonly unknown[], unknown][] = [
    [familyQuery.queryKey, []],
    [selfQuery.queryKey, { phone: '0812', guarantor: null }],
    [waitingQuery.queryKey, []],
    [doctorQuery('ayu').queryKey, { slug: 'ayu', name: 'Ayu', bookable: true, specialists: [] }],
    [slotsQuery('ayu', ...datesAround(startsAt)).queryKey, [session]],
  ]
  for (const [key, data] of known) client.setQueryData(key, data)
  client.setQueryData(failed, {})
  const state = { status: 'error', data: undefined, error: new Error('unreachable') } as const
  client.getQueryCache().find({ queryKey: failed })?.setState(state)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{screen}</MemoryRouter>
    </QueryClientProvider>,
  )
}
const check = `doctor=ayu&schedule=s&startsAt=${startsAt}`

test.each([
  ['the family, for a family member', familyQuery.queryKey, `?who=putri&${check}`],
  ['the family, when nobody was chosen', familyQuery.queryKey, `?${check}`],
  ['the appointment that is moved', appointmentQuery('a1').queryKey, `?move=a1&${check}`],
  ['who paid last', selfQuery.queryKey, `?who=me&${check}`],
])('a booking says that it could not load %s, instead of going on without', (_, failed, address) => {
  const html = screenWithout(failed, `/${address}`, <Booking />)
  expect(html).toContain('problem.again')
  expect(html).not.toContain('booking.send')
  expect(html).not.toContain('form.add')
})

test('a booking for the account holder needs no family', () => {
  const html = screenWithout(familyQuery.queryKey, `/?who=me&${check}`, <Booking />)
  expect(html).not.toContain('problem.again')
  expect(html).toContain('booking.send')
})

test('the waiting list is not joined without knowing which appointment an earlier time would replace', () => {
  const failed = appointmentsQuery('upcoming', 50).queryKey
  const html = screenWithout(failed, '/?doctor=ayu', <WaitScreen />)
  expect(html).toContain('problem.again')
  expect(html).not.toContain('<form')
})

test('the waiting list is not joined by one press without knowing whether the patient is on it', () => {
  const link = <WaitingListLink who={null} awaited={{ doctor: 'ayu' }} />
  expect(screenWithout([], '/', link)).toContain('waiting.enter')
  expect(screenWithout(waitingQuery.queryKey, '/', link)).not.toContain('waiting.enter')
})

test('who pays is not asked without a word when the insurers cannot be chosen', () => {
  const fields = <GuarantorFields label="Pays" draft={blankDraft} asked={false} onChange={() => {}} />
  expect(screenWithout([], '/', fields)).not.toContain('role="alert"')
  expect(screenWithout(partnersQuery.queryKey, '/', fields)).toContain('role="alert"')
})

test('doctors are not shown without a word when the specialties cannot be chosen', () => {
  expect(screenWithout([], '/', <DoctorList />)).not.toContain('doctors.specialtiesFailed')
  const html = screenWithout(specialistsQuery.queryKey, '/', <DoctorList />)
  expect(html).toContain('doctors.specialtiesFailed')
  expect(html).toContain('problem.again')
})
