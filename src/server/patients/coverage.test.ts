import { afterEach, beforeEach, expect, test } from 'vitest'
import { newKey, nine, requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'

let hospital: HospitalFixture
const partner = (slug: string, name: string, kind: string) =>
  hospital.call('POST', '/api/partners', {
    token: hospital.admins.super.token,
    body: { data: { slug, name, kind }, publish: true },
  })
const as = (who: number, path: string) => hospital.call('GET', path, { token: hospital.patients[who]?.token })
beforeEach(async () => {
  hospital = await createHospital({ patients: 1 })
  expect((await partner('sehat', 'Asuransi Sehat', 'insurer')).status).toBe(201)
  expect((await partner('alkes', 'PT Alkes', 'supplier')).status).toBe(201)
})
afterEach(() => hospital.close())

test('The guarantor stays with the appointment under its name at that time, and is proposed for the next one', async () => {
  const guarantor = { kind: 'partner', partner: 'sehat', member: ' P-77 ' }
  const made = await requestSlot(hospital, 0, { guarantor })
  const kept = { kind: 'partner', partner: 'sehat', name: 'Asuransi Sehat', member: 'P-77' }
  expect(made.result.guarantor).toEqual(kept)
  expect((await as(0, '/api/patients/me')).result.guarantor).toEqual(kept)
  const desk = { token: hospital.admins.desk.token }
  const seen = await hospital.call('GET', `/api/admins/appointments/${made.result.id}`, desk)
  expect(seen.result.guarantor).toEqual(kept)
})

test('The guarantor is optional, and leaving it out keeps the earlier one', async () => {
  const made = await requestSlot(hospital, 0, { guarantor: { kind: 'bpjs' } })
  expect(made.result.guarantor).toMatchObject({ kind: 'bpjs', member: null })
  const next = await requestSlot(hospital, 0, { startsAt: '2026-11-30T02:00:00Z' })
  expect(next.result.guarantor).toBeNull()
  expect((await as(0, '/api/patients/me')).result.guarantor.kind).toBe('bpjs')
})

test('A supplier or an unknown partner is refused as guarantor at its field, and nothing is booked', async () => {
  for (const slug of ['alkes', 'nobody']) {
    const refused = await requestSlot(hospital, 0, { guarantor: { kind: 'partner', partner: slug } })
    expect([refused.status, refused.meta.fields?.[0]?.path]).toEqual([422, 'guarantor.partner'])
  }
  expect((await requestSlot(hospital, 0, { guarantor: { kind: 'partner' } })).status).toBe(422)
  expect((await as(0, '/api/appointments')).result).toEqual([])
})

test('A repeated request stays the same after the partner was renamed; another guarantor is another request', async () => {
  const key = newKey()
  const booking = { startsAt: nine, guarantor: { kind: 'partner', partner: 'sehat' } }
  const first = await requestSlot(hospital, 0, booking, key)
  const { token } = hospital.admins.super
  const data = { slug: 'sehat', name: 'Asuransi Sehat Selalu', kind: 'insurer' }
  await hospital.call('PUT', '/api/partners/sehat', { token, body: { data, version: 1, publish: true } })
  expect((await requestSlot(hospital, 0, booking, key)).result).toEqual(first.result)
  const other = await requestSlot(hospital, 0, { ...booking, guarantor: { kind: 'self' } }, key)
  expect(other.meta.code).toBe('booking.keyReused')
})

test('The guarantor follows a partner that gets another address', async () => {
  const made = await requestSlot(hospital, 0, { guarantor: { kind: 'partner', partner: 'sehat' } })
  const { token } = hospital.admins.super
  const data = { slug: 'sehat-id', name: 'Asuransi Sehat', kind: 'insurer' }
  const body = { data, version: 1, publish: true }
  expect((await hospital.call('PUT', '/api/partners/sehat', { token, body })).status).toBe(200)
  const renamed = { partner: 'sehat-id', name: 'Asuransi Sehat' }
  expect((await as(0, `/api/appointments/${made.result.id}`)).result.guarantor).toMatchObject(renamed)
  const { guarantor } = (await as(0, '/api/patients/me')).result
  expect(guarantor).toMatchObject(renamed)
  const next = {
    startsAt: '2026-11-30T02:00:00Z',
    guarantor: { kind: 'partner', partner: guarantor.partner },
  }
  expect((await requestSlot(hospital, 0, next)).status).toBe(201)
})
