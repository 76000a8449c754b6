import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { account } from '../database/tables/accounts.ts'

let hospital: HospitalFixture
beforeAll(async () => {
  hospital = await createHospital({ patients: 1 })
})
afterAll(() => hospital.close())

const queue = (token: string | undefined) =>
  hospital.call('GET', '/api/admins/desk/queue?location=x', { token })

test('An administrator without a right reads who can give it; an account known by its address only is left out', async () => {
  const { admins, deps } = hospital
  const rename = (fullName: string) =>
    deps.db.update(account).set({ fullName }).where(eq(account.id, admins.super.accountId))
  await rename('Siti Rahma')
  const refused = await queue(admins.content.token)
  expect([refused.status, refused.meta.code]).toEqual([403, 'api.forbidden'])
  expect(refused.result).toEqual({ helpers: ['Siti Rahma'] })
  await rename('siti@example.org')
  expect((await queue(admins.content.token)).result).toEqual({ helpers: [] })
})

test('A patient who is refused does not read the names of the staff', async () => {
  const refused = await queue(hospital.patients[0]?.token)
  expect(refused.status).toBe(403)
  expect(refused.result).toBeUndefined()
})
