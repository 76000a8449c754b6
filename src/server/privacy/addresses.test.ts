import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createHospital } from '../../../tests/hospital.ts'
import { newId } from '../database/connect.ts'
import { account, formerEmail } from '../database/tables/accounts.ts'
import { contactMessage } from '../database/tables/forms.ts'

test('messages from an address that three people had in turn are exported and erased with their own writer', async () => {
  const hospital = await createHospital({ patients: 3 })
  onTestFinished(hospital.close)
  const { deps, call, patients, admins } = hospital
  const email = 'reception@example.org'
  const at = (hours: number) => deps.now().add({ hours })
  for (const [index, { accountId }] of patients.entries()) {
    await deps.db.update(account).set({ email }).where(eq(account.id, accountId))
    const id = newId()
    const row = { id, reference: id, name: 'Sari', email, topic: 'other', message: `Of ${index}` } as const
    await deps.db
      .insert(contactMessage)
      .values({ ...row, ...{ language: 'en', sendKey: id, bodyHash: 'x' }, createdAt: at(2 * index) })
    if (index === 2) continue
    await deps.db
      .update(account)
      .set({ email: `${index}@example.org` })
      .where(eq(account.id, accountId))
    await deps.db.insert(formerEmail).values({ id: newId(), accountId, email, until: at(2 * index + 1) })
  }
  const exported = async (index: number) => {
    const { result } = await call('GET', '/api/patients/me/everything', { token: patients[index]?.token })
    return result.contact_message.map((one: { message: string }) => one.message)
  }
  for (const index of [0, 1, 2]) expect(await exported(index)).toEqual([`Of ${index}`])
  const erase = (index: number) =>
    call('POST', `/api/admins/patients/${patients[index]?.patientId}/erase`, { token: admins.super.token })
  const left = async () => (await deps.db.select().from(contactMessage)).map(one => one.message).sort()
  expect((await erase(2)).status).toBe(200)
  expect(await left()).toEqual(['Of 0', 'Of 1'])
  expect((await erase(1)).status).toBe(200)
  expect(await left()).toEqual(['Of 0'])
})
