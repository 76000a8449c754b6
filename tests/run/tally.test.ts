import { expect, test } from 'vitest'
import type { TestResult } from './events.ts'
import { reportOf } from './report.ts'
import { Tally } from './tally.ts'

const result = (file: string, own: Partial<TestResult> = {}): TestResult => ({
  ...{ title: 'a promise', file, status: 'passed', milliseconds: 1000, alone: `npx vitest run ${file}` },
  ...own,
})

test('counts and durations come from the last run until the files report their own', () => {
  const history = { 'a.test.ts': { tests: 2, seconds: 2 }, 'e2e/b.e2e.ts': { tests: 3, seconds: 6 } }
  const tally = new Tally(history, { expected: true })
  expect([tally.done, tally.total, tally.left(0)]).toEqual([0, 5, null])
  tally.receive({ type: 'planned', files: { 'a.test.ts': 4 } })
  tally.receive({ type: 'began', file: 'a.test.ts' })
  expect(tally.running).toEqual(['a.test.ts'])
  for (let test = 0; test < 4; test++) tally.receive({ type: 'result', ...result('a.test.ts') })
  tally.receive({ type: 'ended', file: 'a.test.ts' })
  // Two of eight seconds of work took four: the other six will take twelve.
  expect([tally.done, tally.total, tally.left(4000), tally.running]).toEqual([4, 7, 12_000, []])
  tally.receive({ type: 'ended', file: 'none-of-its-tests-was-asked-for.test.ts' })
  expect(tally.left(4000)).toBe(12_000)
  tally.removeUnreported(file => file.startsWith('e2e/'))
  expect(tally.total).toBe(4)
  expect(tally.history()).toEqual({ 'a.test.ts': { tests: 4, seconds: 4 } })
})

test('the report ends with the failed tests, the command to run each alone, and the total', () => {
  const failed = result('c.test.ts', { status: 'failed', error: 'expected 1 to be 2' })
  const report = reportOf([result('a.test.ts'), result('b.test.ts', { status: 'skipped' }), failed])
  expect(report.split('\n').at(-1)).toBe('1 passed, 1 failed')
  expect(report).toContain('Not run on this machine, so not tested:\n  a promise (b.test.ts)')
  expect(report).toContain(
    '✗ a promise (c.test.ts)\n    expected 1 to be 2\n    Alone: npx vitest run c.test.ts',
  )
})
