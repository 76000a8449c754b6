import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { serverNow, setServerTime } from '#api/server-clock.ts'
import { settingsQuery } from '../doctors/directory.ts'
import { AppointmentCard } from './AppointmentCard.tsx'

const setClock = (hours: number) => setServerTime(new Date(Date.now() + hours * 3_600_000).toUTCString())
afterEach(() => setClock(0))

function renderCard(own: object = {}) {
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, { booking: { cancelHours: 24, rescheduleHours: 24 } } as never)
  const at = (days: number) => `${serverNow().add({ hours: 24 * days })}`
  const appointment = {
    ...{ id: 'a1', status: 'accepted', code: 'K7M2P9QA', doctor: 'ayu', doctorName: 'dr. Ayu' },
    ...{
      location: 'jakarta',
      locationName: 'RS Jakarta',
      timezone: 'Asia/Jakarta',
      lateMinutes: 0,
      bookable: true,
    },
    ...{ startsAt: at(3), endsAt: at(4), queueNumber: null, dependant: null, package: null },
    ...own,
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AppointmentCard appointment={appointment as never} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('on a device whose clock is a year ahead, the card says until when an appointment can be moved', () => {
  setClock(-365 * 24)
  const card = renderCard()
  expect(card).toContain('card.move')
  expect(card).toContain('cutOff.both')
})

test('with a doctor who cannot be booked online, an appointment can be cancelled, but not moved or booked again', () => {
  const card = renderCard({ bookable: false })
  expect(card).toContain('card.cancel')
  expect(card).not.toContain('card.move')
  expect(card).toContain('cutOff.cancelOnly')
  expect(renderCard({ status: 'cancelled_by_patient' })).toContain('card.again')
  expect(renderCard({ status: 'cancelled_by_patient', bookable: false })).not.toContain('card.again')
})
