import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { outboxMessage } from '../database/tables/messages.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 1 })
})
afterEach(() => hospital.close())

const asAdmin = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.admins.super.token, body })
async function partner(takenAt?: object[]) {
  const data = { slug: 'jkn', name: 'BPJS Kesehatan', kind: 'bpjs', ...(takenAt ? { takenAt } : {}) }
  const made = await asAdmin('POST', '/api/partners', { data, publish: true })
  expect(made.status, JSON.stringify(made.meta)).toBe(201)
}
/** The email about the acceptance of a request with this guarantor. */
async function accepted(guarantor: object): Promise<string> {
  const { result } = await requestSlot(hospital, 0, { guarantor })
  const done = await asAdmin('POST', `/api/admins/appointments/${result.id}/accept`)
  expect(done.status).toBe(200)
  const [email] = await hospital.deps.db
    .select({ text: outboxMessage.text, kind: outboxMessage.kind })
    .from(outboxMessage)
    .where(eq(outboxMessage.kind, 'appointment.accepted'))
    .orderBy(desc(outboxMessage.createdAt))
  return email?.text ?? ''
}
const place = async () => (await asAdmin('GET', '/api/addresses')).result[0].code as string

test('the email of an accepted appointment says what to bring for the chosen insurer', async () => {
  await partner([{ location: await place(), bring: { en: 'Your JKN card.' } }])
  const email = await accepted({ kind: 'bpjs' })
  expect(email).toContain('You chose BPJS Kesehatan. Please bring: Your JKN card.')
})

test('the email says that the patient pays if the insurer does not pay for this doctor', async () => {
  const { result } = await asAdmin('GET', '/api/doctors')
  const exceptDoctors = result.map((one: { slug: string }) => one.slug)
  await partner([{ location: await place(), bring: { en: 'Your JKN card.' }, exceptDoctors }])
  const email = await accepted({ kind: 'bpjs' })
  expect(email).toContain('You chose BPJS Kesehatan, but this doctor does not take it')
  expect(email).not.toContain('JKN card')
})

test('nothing is said of an insurer whose places are not known, and of a patient who pays', async () => {
  await partner()
  expect(await accepted({ kind: 'bpjs' })).not.toContain('BPJS')
})
