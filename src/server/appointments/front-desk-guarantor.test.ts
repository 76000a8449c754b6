import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nine, requestSlot, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { auditEntry } from '../database/tables/messages.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 1 })
})
afterEach(() => hospital.close())
const atDesk = (method: string, path: string, body?: unknown, headers = {}) =>
  hospital.call(method, path, { token: hospital.admins.desk.token, body, headers })
const step = (id: string, name: string, body?: unknown) =>
  atDesk('POST', `/api/admins/appointments/${id}/${name}`, body)
let keys = 0
const bookAtDesk = (own = {}) => {
  const patient = { name: 'Pak Joko', phone: '+62 812-000-111' }
  const booking = { schedule: hospital.schedules.slots, startsAt: nine, patient, source: 'phone' }
  return atDesk(
    'POST',
    '/api/admins/appointments',
    { ...booking, ...own },
    { 'idempotency-key': `pays-key-${keys++}` },
  )
}

describe('who pays', () => {
  const self = { kind: 'self', partner: null, name: null, member: null }

  test('is stored with a booking by telephone, and can be changed until the appointment is over', async () => {
    const made = await bookAtDesk({ guarantor: { kind: 'bpjs', member: '000123' } })
    expect(made.result.guarantor).toEqual({ kind: 'bpjs', partner: null, name: null, member: '000123' })
    const at = `/api/admins/appointments/${made.result.id}/guarantor`
    expect((await atDesk('PUT', at, { guarantor: { kind: 'self' } })).result.guarantor).toEqual(self)
    const wrong = await atDesk('PUT', at, { guarantor: { kind: 'partner', partner: 'nobody' } })
    expect([wrong.status, wrong.meta.fields?.[0]?.path]).toEqual([422, 'guarantor.partner'])
    const [entry] = await hospital.deps.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'appointment.guarantor'))
    expect(entry?.detail).toEqual({ from: 'bpjs', to: 'self' })
    await step(made.result.id, 'cancel', { reason: 'The doctor is ill' })
    const late = await atDesk('PUT', at, { guarantor: null })
    expect([late.status, late.meta.code]).toEqual([409, 'booking.changed'])
    expect(late.result.current.guarantor).toEqual(self)
  })

  test('does not overwrite a colleague’s newer value; a repeated request succeeds', async () => {
    const { result } = await bookAtDesk({ guarantor: { kind: 'bpjs', member: '000123' } })
    const at = `/api/admins/appointments/${result.id}/guarantor`
    const change = { guarantor: { kind: 'self' }, seen: result.guarantor }
    expect((await atDesk('PUT', at, change)).result.guarantor).toEqual(self)
    expect((await atDesk('PUT', at, change)).result.guarantor).toEqual(self)
    const late = await atDesk('PUT', at, { guarantor: null, seen: result.guarantor })
    expect([late.status, late.meta.code]).toEqual([409, 'booking.changed'])
    expect(late.result.current.guarantor).toEqual(self)
    const open = await atDesk('PUT', at, { guarantor: null, seen: self })
    expect([open.result.guarantor, open.meta.message]).toEqual([null, 'Who pays has been left open again'])
    expect((await atDesk('PUT', at, { guarantor: { kind: 'self' }, seen: null })).status).toBe(200)
  })

  test('is empty without a choice, and can be emptied again', async () => {
    const { result } = await requestSlot(hospital, 0, { guarantor: { kind: 'bpjs' } })
    const { id } = result
    const at = `/api/admins/appointments/${id}/guarantor`
    expect((await atDesk('PUT', at, { guarantor: null })).result.guarantor).toBeNull()
    expect((await bookAtDesk({ startsAt: ten })).result.guarantor).toBeNull()
  })
})
