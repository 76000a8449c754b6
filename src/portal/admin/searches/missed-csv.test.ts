import { expect, test } from 'vitest'
import type { Translate } from '#i18n/messages.ts'
import { missedCsv } from './missed-csv.ts'

const t = ((key: string) => key) as Translate

test('the file has a line for each row, and no cell is a formula', () => {
  const row = {
    languages: ['en', 'id'],
    count: 3,
    lastOn: '2026-11-20',
  } as const
  const target = 'pages/contact'
  const file = missedCsv(
    [{ ...row, languages: [...row.languages], words: 'parkir motor', target, title: '', live: true }],
    t,
  )
  const [head, line] = file.replace('\uFEFF', '').split('\r\n')
  expect(head?.split(',')).toHaveLength(5)
  expect(line).toContain('parkir motor,en id,3,2026-11-20,')
  expect(line).toContain('office:pages.contact')
})
