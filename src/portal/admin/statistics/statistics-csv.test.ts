import { expect, test } from 'vitest'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { statisticsCsv } from './statistics-csv.ts'

test('a file has a heading, and a row for each group; an unknown wait is an empty cell', () => {
  const counts = { offered: 10, taken: 8, noShows: 1, called: 0, requests: 4, answeredInTime: 3 }
  const row = { key: 'ayu', name: 'dr. Ayu, Sp.A', waitMinutes: null, ...counts }
  const [head, line] = statisticsCsv([row], 'Doctor', translateIn('en')).trim().split('\r\n')
  expect(head).toMatch(/^\ufeff?Doctor,Capacity offered,/)
  expect(line).toBe('"dr. Ayu, Sp.A",10,8,1,,0,4,3')
})
