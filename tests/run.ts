/** `npm test`: all checks that a change must pass. With a word, `npm test -- booking`: only the related tests. */
import { findBrowser } from './browser.ts'
import { pattern } from './run/events.ts'
import { showProgress } from './run/progress.ts'
import { reportOf, where } from './run/report.ts'
import { select } from './run/selection.ts'
import { readStored, store } from './run/stored.ts'
import { type History, Tally } from './run/tally.ts'
import { endTools, playwright, runTests, runTool, vitest } from './run/tool.ts'
import { typeChecks } from './type-checks.ts'

const lastRun = 'node_modules/.cache/rawat-tests.json'
const word = process.argv.slice(2).join(' ')
const history = readStored<History>(lastRun, {})
const tally = new Tally(history, { expected: !word })
const progress = showProgress(process.stdout, 'Tests')
const begin = performance.now()

const show = () =>
  progress.update({
    ...{ done: tally.done, total: tally.total, running: tally.running },
    left: tally.left(performance.now() - begin),
  })
const receive: Tally['receive'] = event => {
  tally.receive(event)
  if (event.type === 'result' && event.status === 'failed') progress.write(`✗ ${where(event)}`)
  show()
}

const checks: Record<string, string[]> = {
  'format and lint': ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'],
  'unused code': ['node_modules/knip/bin/knip.js'],
  ...typeChecks,
}

async function check([title, words]: [string, string[]]): Promise<void> {
  receive({ type: 'began', file: title })
  const from = performance.now()
  const { passed, output } = await runTool(words)
  receive({
    type: 'result',
    title,
    file: '',
    status: passed ? 'passed' : 'failed',
    milliseconds: performance.now() - from,
    error: output,
    alone: `node ${words.join(' ')}`,
  })
  receive({ type: 'ended', file: title })
}

/** Runs the checks in parallel. The unit tests start when only one check is left, and so a core is free. */
async function everything(): Promise<void> {
  let left = Object.keys(checks).length
  const { promise: oneLeft, resolve } = Promise.withResolvers<void>()
  const checked = Promise.all(
    Object.entries(checks).map(async one => {
      await check(one)
      if (--left <= 1) resolve()
    }),
  )
  await oneLeft
  await runTests('the unit tests', vitest('--project=!proofs'), { receive })
  tally.removeUnreported(file => file.includes('.test.'))
  await checked
  await journeys()
}

async function selected(): Promise<void> {
  const { whole, parts, journeys: some } = select(word)
  if (whole.length > 0) await runTests('the unit tests', vitest('--project=!proofs', ...whole), { receive })
  const titles = `--testNamePattern=(?i:${pattern(word)})`
  const selectedOnly: Tally['receive'] = event => {
    if (event.type !== 'result' || event.status !== 'skipped') receive(event)
  }
  if (parts.length > 0)
    await runTests('the unit tests', vitest('--project=!proofs', titles, ...parts), { receive: selectedOnly })
  if (some) await journeys(`--grep=/${pattern(word).replaceAll('/', '\\/')}/i`, '--pass-with-no-tests')
}

async function journeys(...words: string[]): Promise<void> {
  try {
    const environment = { CHROMIUM_PATH: findBrowser() }
    await runTests('the journeys', playwright('--grep-invert', '@proof', ...words), { environment, receive })
  } catch (error) {
    receive({
      type: 'result',
      title: 'the journeys',
      file: '',
      status: 'failed',
      milliseconds: 0,
      error: (error as Error).message,
      alone: 'npx playwright test',
    })
  }
  tally.removeUnreported(file => file.startsWith('e2e/'))
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    progress.stop()
    endTools()
    process.exit(1)
  })

const tick = setInterval(show, 1000)
await (word ? selected() : everything())
clearInterval(tick)
progress.stop()
store(lastRun, { ...(word && history), ...tally.history() })
if (word && tally.done === 0) {
  process.stdout.write(`No test has "${word}" in its path or its title.\n`)
  process.exit(1)
}
process.stdout.write(`\n${reportOf(tally.results)}\n`)
process.exit(tally.results.some(one => one.status === 'failed') ? 1 : 0)
