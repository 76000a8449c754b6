import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { allSent, pattern, quoted, send } from './events.ts'

const fileOf = (module: TestModule): string => module.relativeModuleId.replaceAll('\\', '/')
const ownFrames = (stack: string) =>
  stack.split('\n').filter(line => /^\s+at /.test(line) && !/node_modules|<anonymous>|node:/.test(line))
const messageOf = (error: { message: string; stack?: string; diff?: string }): string =>
  [error.message, error.diff, ...ownFrames(error.stack ?? '')].filter(Boolean).join('\n')

/** Sends each result to the runner of `npm test`. */
export default class VitestReporter implements Reporter {
  onTestRunStart(
    specifications: readonly { moduleId: string; project: { config: { root: string } } }[],
  ): void {
    const files = specifications.map(one => one.moduleId.slice(one.project.config.root.length + 1))
    send({ type: 'planned', files: Object.fromEntries(files.map(file => [file.replaceAll('\\', '/'), 0])) })
  }

  onTestModuleStart(module: TestModule): void {
    send({ type: 'planned', files: { [fileOf(module)]: [...module.children.allTests()].length } })
    send({ type: 'began', file: fileOf(module) })
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result()
    if (result.state === 'pending') return
    const file = fileOf(test.module)
    send({
      type: 'result',
      title: test.fullName,
      file,
      status: result.state,
      milliseconds: test.diagnostic()?.duration ?? 0,
      error: (result.errors ?? []).map(messageOf).join('\n'),
      alone: `npx vitest run ${quoted(file)} -t ${quoted(pattern(test.fullName.replaceAll(' > ', ' ')))}`,
    })
  }

  /** Reports an error outside of any test (in a hook or an import) as a failure of the file. */
  onTestModuleEnd(module: TestModule): void {
    const file = fileOf(module)
    const errors = [module, ...module.children.allSuites()].flatMap(one => one.errors())
    if (errors.length > 0) this.#failure(file, errors)
    send({ type: 'ended', file })
  }

  async onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): Promise<void> {
    if (errors.length > 0) this.#failure('', errors)
    await allSent()
  }

  #failure(file: string, errors: readonly { message: string; stack?: string }[]): void {
    send({
      type: 'result',
      title: 'an error outside of the tests',
      file,
      status: 'failed',
      milliseconds: 0,
      error: errors.map(messageOf).join('\n'),
      alone: `npx vitest run ${file}`.trim(),
    })
  }
}
