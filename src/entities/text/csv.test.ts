import { expect, test } from 'vitest'
import { csvCell, csvFile } from './csv.ts'

test.each([
  '=1+1',
  '+62 811',
  '-1+2',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
  '﹢1',
  '−1',
  ' =1+1',
  '\u00a0=1',
  '\u3000＝1',
  '\ufeff=1',
  '\u200b@x',
  '=HYPERLINK("https://evil.example","x")',
])('a spreadsheet does not run %s', hostile => {
  expect(csvCell(hostile).replace(/^"/, '')).toMatch(/^'/)
})
test('commas, quotes and line ends stay inside their cell, and numbers stay numbers', () => {
  expect(csvFile([['a,b', 'say "ah"', 'two\nlines', -5]])).toBe(
    '\ufeff"a,b","say ""ah""","two\nlines",-5\r\n',
  )
})
