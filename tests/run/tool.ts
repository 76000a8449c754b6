import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { RunEvent } from './events.ts'

/** Characters of output that are shown if a tool fails without a failed test. */
const shown = 8000
const children = new Set<ChildProcess>()

export function endTools(): void {
  for (const child of children) child.kill('SIGTERM')
}

/** Runs a script of a package with this Node, and forwards the events of its reporter. Captures its output. */
export async function runTool(
  words: string[],
  {
    environment = {},
    receive = () => {},
  }: { environment?: Record<string, string>; receive?: (event: RunEvent) => void } = {},
): Promise<{ passed: boolean; output: string }> {
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...environment },
  })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-shown)
    })
  child.on('message', event => receive(event as RunEvent))
  const [code] = (await once(child, 'close')) as [number | null]
  children.delete(child)
  return { passed: code === 0, output: output.trim() }
}

const reporter = (tool: string) => `--reporter=./tests/run/${tool}-reporter.ts`

/** The commands of Vitest and Playwright, with the reporter for the runner. */
export const vitest = (...words: string[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  reporter('vitest'),
  ...words,
]
export const playwright = (...words: string[]) => [
  'node_modules/@playwright/test/cli.js',
  'test',
  ...words,
  reporter('playwright'),
]

/** As `runTool`; a tool that fails without a failed test counts as one failure, with its output. */
export async function runTests(
  title: string,
  words: string[],
  { environment = {}, receive }: { environment?: Record<string, string>; receive: (event: RunEvent) => void },
): Promise<void> {
  let failed = false
  const { passed, output } = await runTool(words, {
    environment,
    receive: event => {
      if (event.type === 'result' && event.status === 'failed') failed = true
      receive(event)
    },
  })
  if (passed || failed) return
  const alone = `node ${words.join(' ')}`
  receive({ type: 'result', title, file: '', status: 'failed', milliseconds: 0, error: output, alone })
}
