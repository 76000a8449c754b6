import { expect, test } from 'vitest'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { missedCsv } from './missed-csv.ts'

test('the file has a line for each row, and no cell is a formula', () => {
  const row = {
    languages: ['en', 'id'],
    count: 3,
    lastOn: '2026-11-20',
  } as const
  const target = 'pages/contact'
  const file = missedCsv(
    [{ ...row, languages: [...row.languages], words: 'parkir motor', target, title: '', live: true }],
    translateIn('en'),
  )
  const [head, line] = file.replace('\uFEFF', '').split('\r\n')
  expect(head?.split(',')).toHaveLength(5)
  expect(line).toContain('parkir motor,en id,3,2026-11-20,')
  expect(line).toContain('Page: Contact')
})
