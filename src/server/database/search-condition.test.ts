import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentKinds, entityOf } from '#entities/kinds.ts'
import { openFreshDeps } from '../../../tests/fresh-deps.ts'
import type { Deps } from '../kernel/deps.ts'
import { newId } from './connect.ts'
import { searchCondition, searchIn } from './search-condition.ts'
import { patient } from './tables/accounts.ts'
import { content, titleFields } from './tables/content.ts'

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
  ['dr. 08123456', siti],
  ['0812 7890', siti],
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

it.each([
  ['lestari ayu', ['one']],
  ['dr. Ayu', ['one']],
  ['jantung', ['two']],
  ['CARDIOLOGIE', ['two']],
  ['en', []],
  ['ja’far', ['three']],
  ['50%', ['three']],
  ['two', ['two']],
  // The titles are stored as JSON, whose own punctuation is in every row.
  ['"', ['four']],
  ['[', ['four']],
  ['[“', []],
  [']', ['four']],
  ['],', ['four']],
  [']"', []],
  [',', ['four']],
  ['", "', []],
  ['\\', ['five']],
  ['"?', ['four']],
  ['-', ['five-a']],
])('finds in content for %s: %j', async (search, keys) => {
  const { db } = deps
  await db.delete(content)
  const titles = {
    one: 'Ayu Lestari',
    two: { id: 'Jantung', fr: 'Cardiologié' },
    three: "Nuraini Ja'far 50%_off",
    four: { id: 'Klinik [tutup], "apa"?', fr: 'Fermé' },
    five: { id: 'A\\B', fr: 'A' },
    'five-a': '',
  }
  const rows = Object.entries(titles).map(([key, name]) => ({
    id: newId(),
    kind: 'doctors',
    key,
    draft: { name },
  }))
  await db.insert(content).values(rows)
  const found = await db.select().from(content).where(searchIn(search, content.searchText))
  expect(found.map(row => row.key)).toEqual(keys)
})

it('knows the title of every kind of content', () => {
  // A further name is a migration of `search_text`, and one that is not there yet leaves that kind out of the search.
  const fieldOf = (kind: (typeof contentKinds)[number]) =>
    titleFields.find(name => name in entityOf(kind).fields)
  const titles = contentKinds.map(kind => [kind, entityOf(kind).title])
  expect(contentKinds.map(kind => [kind, fieldOf(kind)])).toEqual(titles)
})
