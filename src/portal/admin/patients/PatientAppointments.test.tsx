import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { PatientForDesk } from './calls.ts'
import { PatientAppointments } from './PatientAppointments.tsx'

test('a patient with more appointments than are shown has a way to the others', () => {
  const visit = {
    id: 'a',
    startsAt: '2026-11-23T02:00:00Z',
    endsAt: '2026-11-23T02:30:00Z',
    timezone: 'Asia/Jakarta',
  }
  const shown = (appointments: number) => {
    const visits = [
      { ...visit, status: 'completed', doctorName: 'Ayu', locationName: 'Jakarta', package: null },
    ]
    const person = { name: 'Siti Aminah', birthDate: '1984-03-12', appointments, visits }
    return renderToStaticMarkup(
      <MemoryRouter>
        <PatientAppointments person={person as unknown as PatientForDesk} />
      </MemoryRouter>,
    )
  }
  expect(shown(38)).toMatch(/<button[^>]*>list.more/)
  expect(shown(1)).not.toContain('<button')
})
