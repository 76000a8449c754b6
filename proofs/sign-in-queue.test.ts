import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmptyHospital, openEmptyHospital, password } from '../tests/empty-hospital.ts'

const honest = 8
let hospital: EmptyHospital
beforeAll(async () => {
  hospital = await openEmptyHospital()
  for (let number = 0; number < honest; number++) await hospital.person(`patient${number}@example.org`)
})
afterAll(() => hospital.close())

const login = (email: string, word: string, from: string) =>
  hospital.post('/api/auth/patients/login', { email, password: word }, { from })

test('eight patients sign in while sixty connections from sixty addresses guess without a pause', async () => {
  let attacked = true
  let guesses = 0
  const guess = (number: number) =>
    login(`nobody${guesses++}@example.org`, 'a wrong password', `198.51.${number}.9`)
  await Promise.all(Array.from({ length: 60 }, (_, number) => guess(number)))
  // Set the state after thirty failures of each address, which would take a minute to produce.
  await hospital.deps.database.pool.query(
    `update rate_limit set expire = expire + 30 * 12000 where key like 'sign-in-network:%'`,
  )
  const connection = async (_: unknown, number: number) => {
    while (attacked) {
      const { status } = await guess(number)
      if (status === 503) await wait(20)
    }
  }
  const attack = Array.from({ length: 60 }, connection)
  await wait(500)
  const answers = await Promise.all(
    Array.from({ length: honest }, (_, number) =>
      login(`patient${number}@example.org`, password, `203.0.${number}.7`),
    ),
  )
  attacked = false
  await Promise.all(attack)
  expect(answers.map(({ status }) => status)).toEqual(Array(honest).fill(200))
}, 120_000)
