import { stripVTControlCharacters } from 'node:util'
import type { TestResult } from './events.ts'

const slowest = 20
/** Lines of an error that are shown. */
const lines = 40

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '    ')
const whole = (text: string) => text.split('\n').slice(0, lines).join('\n')
export const where = ({ title, file }: TestResult) => (file ? `${title} (${file})` : title)

export const failure = (result: TestResult): string =>
  [
    `✗ ${where(result)}`,
    indented(whole(stripVTControlCharacters(result.error ?? ''))),
    `    Alone: ${result.alone}`,
  ]
    .filter(Boolean)
    .join('\n')

/** The slowest, the skipped and the failed tests. The last line is the total, `N passed, N failed`. */
export function reportOf(results: TestResult[]): string {
  const of = (status: TestResult['status']) => results.filter(one => one.status === status)
  const slow = results
    .filter(one => one.milliseconds >= 100)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, slowest)
  const [skipped, failed] = [of('skipped'), of('failed')]
  const parts = [
    [
      'The slowest:',
      ...slow.map(one => `${(one.milliseconds / 1000).toFixed(1).padStart(7)} s  ${where(one)}`),
    ],
    skipped.length > 0 && [
      'Not run on this machine, so not tested:',
      ...skipped.map(one => `  ${where(one)}`),
    ],
    failed.length > 0 && ['Failed:', ...failed.map(failure)],
    [`${of('passed').length} passed, ${failed.length} failed`],
  ]
  return parts.flatMap(part => (part ? [part.join('\n')] : [])).join('\n\n')
}
