import { expect, test } from 'vitest'
import { csvCell, csvFile } from './csv.ts'

test.each(['=1+1', '+62 811', '-1+2', '@SUM(A1)', '\tx', '=HYPERLINK("https://evil.example","x")'])(
  'a spreadsheet does not run %s',
  hostile => {
    expect(csvCell(hostile).replace(/^"/, '')).toMatch(/^'/)
  },
)
test('commas, quotes and lines stay inside their cell, and numbers stay numbers', () => {
  expect(csvFile([['a,b', 'say "ah"', 'two\nlines', -5]])).toBe(
    '\ufeff"a,b","say ""ah""","two\nlines",-5\r\n',
  )
})
