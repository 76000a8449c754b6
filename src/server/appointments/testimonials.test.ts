import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { appointment } from '../database/tables/booking.ts'
import { content } from '../database/tables/content.ts'
import { auditEntry } from '../database/tables/messages.ts'
import { eraseTestimonials } from './testimonials.ts'

let hospital: HospitalFixture
let id: string
beforeAll(async () => {
  hospital = await createHospital({ patients: 2 })
  const made = await hospital.call('POST', '/api/appointments', {
    token: hospital.patients[0]?.token as string,
    headers: { 'idempotency-key': 'a-visit-to-tell-of' },
    body: { doctor: 'ayu', schedule: hospital.schedules.slots, startsAt: '2026-11-23T02:00:00Z' },
  })
  id = made.result.id
})
afterAll(() => hospital.close())

const words = { displayName: 'Bu Siti, Depok', text: 'She took her time.', consent: true }
const leave = (body: object = words, patient = 0) =>
  hospital.call('POST', `/api/appointments/${id}/testimonial`, {
    token: hospital.patients[patient]?.token as string,
    body,
  })
const kept = () => hospital.deps.db.select().from(content).where(eq(content.kind, 'testimonials'))

test('an appointment that did not take place can have no testimonial', async () => {
  const refused = await leave()
  expect([refused.status, refused.meta.code]).toEqual([409, 'patients.notVisited'])
})

test('an appointment has one testimonial, by its patient, with consent; it stays unpublished until the hospital decides', async () => {
  const { db } = hospital.deps
  await db.update(appointment).set({ status: 'completed' }).where(eq(appointment.id, id))
  expect((await leave(words, 1)).status).toBe(404)
  expect((await leave({ ...words, consent: false })).status).toBe(422)
  const both = await Promise.all([leave(), leave()])
  expect(both.map(one => one.status).sort()).toEqual([201, 409])
  const rows = await kept()
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    status: 'draft',
    data: null,
    draft: { displayName: words.displayName, doctor: 'ayu', verifiedVisit: true },
  })
  const [entry] = await db.select().from(auditEntry).where(eq(auditEntry.action, 'testimonial.leave'))
  expect(Object.values((rows[0]?.draft?.text ?? {}) as object)).toEqual([words.text])
  expect(entry?.detail).toMatchObject({ consent: expect.stringMatching(/agree|setuju/) })
  expect(JSON.stringify(entry)).not.toContain('Depok')
})

test('it is erased with its patient', async () => {
  const { db } = hospital.deps
  const patientId = hospital.patients[0]?.patientId as string
  await db.transaction(transaction => eraseTestimonials(transaction, patientId))
  expect(await kept()).toEqual([])
})
