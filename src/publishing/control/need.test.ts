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
  ['a change is not shown yet', { newest: 8 }, 'incremental'],
  ['a page is due', { due: true }, 'incremental'],
  ['the last publication was not completed', { incomplete: true }, 'incremental'],
  ['there is no release', { served: false, shown: 0 }, 'incremental'],
  ['a full build is pending', { owed: true }, 'full'],
  [
    'the database was restored, so that the release shows changes that the database does not have',
    { newest: 3 },
    'full',
  ],
  [
    'frozen, with a change, a due page and a pending full build',
    { frozen: true, newest: 8, due: true, owed: true },
    null,
  ],
  ['frozen without a release', { frozen: true, served: false, shown: 0 }, 'incremental'],
  ['another process leads', { leads: false, newest: 8, owed: true, served: false }, null],
]

test.each(table)('%s', (_, facts, need) => {
  expect(needOf({ ...calm, ...facts })).toBe(need)
})
