import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FrontDesk, openFrontDesk, password } from '../../../tests/front-desk.ts'
import { account, passwordReset, session, setupLink, signUp } from '../database/account-tables.ts'
import { ensureFirstAdministrator } from './first-administrator.ts'
import { forgetExpired } from './retention.ts'
import { startSession } from './sessions.ts'

let desk: FrontDesk
beforeAll(async () => {
  desk = await openFrontDesk()
})
afterAll(() => desk.close())

test('what is over is forgotten, what is not stays', async () => {
  const leave = async (email: string) => {
    const form = { name: 'Ayu', email: `new-${email}`, password, passwordCheck: password }
    await desk.post('/api/auth/patients/signup', form)
    const person = await desk.person(email)
    await startSession(desk.deps, person, email)
    await desk.post('/api/auth/patients/reset-request', { email })
    await ensureFirstAdministrator(desk.deps)
  }
  const { db } = desk.deps
  const counts = async () => {
    const rows = [signUp, session, passwordReset, setupLink, account].map(table => db.$count(table))
    return Promise.all(rows)
  }
  await leave('old@example.org')
  desk.later({ hours: 61 * 24 })
  await leave('fresh@example.org')
  await forgetExpired(desk.deps)
  expect(await counts()).toEqual([1, 1, 1, 1, 2])
  desk.later({ minutes: 16 })
  await forgetExpired(desk.deps)
  expect(await counts()).toEqual([0, 1, 1, 1, 2])
})
