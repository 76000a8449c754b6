import { expect, test } from 'vitest'
import { type Facts, type Need, needOf } from './need.ts'

/** A leader whose release shows everything. */
const calm: Facts = {
  leads: true,
  frozen: false,
  owed: false,
  served: true,
  incomplete: false,
  newest: 7,
  shown: 7,
  due: false,
}
const table: [string, Partial<Facts>, Need | null][] = [
  ['nothing is new', {}, null],
  ['a change is not shown yet', { newest: 8 }, 'part'],
  ['a page is due', { due: true }, 'part'],
  ['the last publication was not completed', { incomplete: true }, 'part'],
  ['there is no release', { served: false, shown: 0 }, 'part'],
  ['a full build is owed', { owed: true }, 'whole'],
  ['the database was restored, so that the release shows changes it does not know', { newest: 3 }, 'whole'],
  [
    'frozen, with a change, a due page and a full build owed',
    { frozen: true, newest: 8, due: true, owed: true },
    null,
  ],
  ['frozen without a release', { frozen: true, served: false, shown: 0 }, 'part'],
  ['another process leads', { leads: false, newest: 8, owed: true, served: false }, null],
]

test.each(table)('%s', (_, facts, need) => {
  expect(needOf({ ...calm, ...facts })).toBe(need)
})
