import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFreshDeps } from '../../../tests/fresh-deps.ts'
import type { Deps } from '../kernel/deps.ts'
import { newId } from './connect.ts'
import { searchCondition } from './search-condition.ts'
import { patient } from './tables/accounts.ts'

let deps: Deps
let close: () => Promise<void>
beforeAll(async () => {
  ;({ deps, close } = await openFreshDeps())
  const people = [
    ['Siti Nurhaliza Kusumaningrum', '0812-3456-7890'],
    ['René Müller', '+62 813 1111 2222'],
    ["Nuraini Ja'far", null],
    ['50%_off', null],
  ] as const
  await deps.db.insert(patient).values(people.map(([fullName, phone]) => ({ id: newId(), fullName, phone })))
})
afterAll(() => close())

const found = async (search: string) => {
  const where = searchCondition(search, [patient.fullName, sql`'Sp.JP(K)'`], patient.phone)
  const rows = await deps.db.select().from(patient).where(where).orderBy(asc(patient.fullName))
  return rows.map(row => row.fullName)
}
const siti = ['Siti Nurhaliza Kusumaningrum']

it.each([
  ['Kusumaningrum, Siti', siti],
  ['nur sit', siti],
  ['dr. Siti', siti],
  ['Siti Nurhaliza Sp.JP', siti],
  ['siti 08123456', siti],
  ['+62 812 3456', siti],
  ['812-3456-7890', siti],
  ['0812 9', []],
  ['rene muller', ['René Müller']],
  ['Müller 0813', ['René Müller']],
  ['jafar', ["Nuraini Ja'far"]],
  ['ja’far', ["Nuraini Ja'far"]],
  ['%', ['50%_off']],
  ['50_', ['50%_off']],
  ['Siti Müller', []],
])('finds for %s: %j', async (search, names) => {
  expect(await found(search)).toEqual(names)
})

it('is no condition without a word', () => {
  expect(searchCondition('  ', [patient.fullName])).toBeUndefined()
})
