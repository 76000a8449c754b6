import { findBrowser } from '../tests/browser.ts'
import { failure, where } from '../tests/run/report.ts'
import { Tally } from '../tests/run/tally.ts'
import { playwright, runTests, vitest } from '../tests/run/tool.ts'
import { type Figures, secondsSince } from './figures.ts'

async function prove(proof: string, words: string[], environment: Record<string, string>): Promise<Figures> {
  const begin = performance.now()
  const { receive, results } = new Tally()
  await runTests(proof, words, { environment, receive })
  const of = (status: string) => results.filter(one => one.status === status)
  const skipped = of('skipped').map(one => `not tried: ${where(one)}`)
  return {
    ...{ proof, rounds: results.length, tests: of('passed').length, seconds: secondsSince(begin) },
    more: skipped.join('\n         '),
    faults: results.length === 0 ? ['No test ran.'] : of('failed').map(failure),
  }
}

/** Runs files of unit tests, with further arguments for Vitest. */
export const proveTests = (
  proof: string,
  words: string[],
  environment: Record<string, string> = {},
): Promise<Figures> => prove(proof, vitest(...words), environment)

/** The journeys that `npm test` leaves out. */
export const proveJourneys = async (): Promise<Figures> =>
  prove('Journeys in a real browser', playwright('--grep', '@proof'), { CHROMIUM_PATH: findBrowser() })
