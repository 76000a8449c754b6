import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { BookAgainLink, WaitingListLink } from './links.tsx'
import { part } from './rare-parts.tsx'

const appointment = { doctor: 'ayu', bookable: true, dependant: { id: 'putri', name: 'Putri' } }
const missing = () => Promise.reject(new Error('Its chunk is not there.'))

test.each([
  [WaitingListLink, '/patients/waiting-list?doctor=ayu&amp;who=putri'],
  [BookAgainLink, '/patients/appointments/create?doctor=ayu&amp;who=putri'],
])('a link stands where a part of the card cannot be loaded: %o', async (Otherwise, address) => {
  const Part = part<{ appointment: typeof appointment }>(missing, Otherwise)
  const { prelude } = await prerenderToNodeStream(
    <MemoryRouter>
      <Part appointment={appointment} />
    </MemoryRouter>,
  )
  expect(await text(prelude)).toContain(`href="${address}"`)
})
