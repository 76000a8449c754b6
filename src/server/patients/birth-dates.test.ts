import { expect, test } from 'vitest'
import { birthDateIn } from './birth-dates.ts'

test.each([
  ['1990-08-17', ''],
  ['17/08/1990', ''],
  ['17-8-1990', ''],
  ['17.08.1990', ''],
  ['17 08 1990', ''],
  ['08/17/1990', ''],
  ['17 August 1990', ''],
  ['17th Aug 1990', ''],
  ['August 17, 1990', ''],
  ['17 Agustus 1990', ''],
  ['17 Agu 1990', ''],
  ['17. August 1990', ''],
  ['17 de agosto de 1990', ''],
  ['17 août 1990', ''],
  ['17 أغسطس 1990', ''],
  ['1990年8月17日', ''],
  ['Siti 17/08/1990', 'siti'],
  ['17 Agustus 1990 Siti', 'siti'],
])('finds the date in %s', (search, rest) => {
  expect(birthDateIn(search)).toEqual({ date: '1990-08-17', rest })
})

test.each(['0812 34 5678', '+62 812-3456-7890', '31/02/1990', '17/08/90', '08 12 3456', 'Siti'])(
  'finds no date in %s',
  search => expect(birthDateIn(search)).toBeNull(),
)
