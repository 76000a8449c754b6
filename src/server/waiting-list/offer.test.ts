import { expect, onTestFinished, test } from 'vitest'
import { half, requestSlot } from '../../../tests/bookings.ts'
import { createHospital } from '../../../tests/hospital.ts'
import { createItem } from '../content/writes.ts'

test('a patient with an appointment at nine is offered half past, though six doctors are free at nine', async () => {
  const hospital = await createHospital({ patients: 1 })
  onTestFinished(hospital.close)
  const { db } = hospital.deps
  const sits = async (slug: string, specialists: string[]) => {
    const data = { slug, name: slug, specialists, bookable: true }
    const { row } = await createItem(db, { kind: 'doctors', data, publish: true, accountId: null })
    return hospital.addSchedule({ doctorId: row.id })
  }
  const schedule = await sits('citra', [])
  for (const slug of ['dewi', 'eka', 'fitri', 'gita']) await sits(slug, ['cardiology'])
  expect((await requestSlot(hospital, 0, { doctor: 'citra', schedule })).status).toBe(201)
  const body = { specialist: 'cardiology', from: '2026-11-23', to: '2026-11-23' }
  const { token } = hospital.patients[0] ?? {}
  const { result } = await hospital.call('POST', '/api/waiting-list', { token, body })
  expect(result.offer).toMatchObject({ startsAt: half })
})
