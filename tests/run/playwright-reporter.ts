import { relative } from 'node:path'
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { allSent, quoted, send } from './events.ts'

const fileOf = (test: TestCase): string => relative('.', test.location.file).replaceAll('\\', '/')
const messageOf = (error: TestError): string => error.stack ?? error.message ?? error.value ?? ''

/** Sends each journey to the runner of `npm test`. */
export default class PlaywrightReporter implements Reporter {
  readonly #left = new Map<string, number>()

  onBegin(_config: unknown, suite: Suite): void {
    for (const test of suite.allTests()) {
      const file = fileOf(test)
      this.#left.set(file, (this.#left.get(file) ?? 0) + 1)
    }
    send({ type: 'planned', files: Object.fromEntries(this.#left) })
  }

  onTestBegin(test: TestCase): void {
    send({ type: 'began', file: fileOf(test) })
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = fileOf(test)
    const passed = result.status === test.expectedStatus
    send({
      type: 'result',
      title: test.titlePath().slice(3).join(' > '),
      file,
      status: result.status === 'skipped' ? 'skipped' : passed ? 'passed' : 'failed',
      milliseconds: result.duration,
      error: result.errors.map(messageOf).join('\n'),
      alone: `npx playwright test ${quoted(`${file}:${test.location.line}`)}`,
    })
    const left = (this.#left.get(file) ?? 1) - 1
    this.#left.set(file, left)
    if (left === 0) send({ type: 'ended', file })
  }

  onError(error: TestError): void {
    send({
      type: 'result',
      title: 'an error outside of the journeys',
      file: 'e2e',
      status: 'failed',
      milliseconds: 0,
      error: messageOf(error),
      alone: 'npx playwright test',
    })
  }

  onEnd(): Promise<void> {
    return allSent()
  }

  printsToStdio(): boolean {
    return false
  }
}
