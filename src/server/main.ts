import { newSteps } from '#terminal/steps.ts'
import { refuseIfLocked } from './database/embedded/lock.ts'
import { ConfigError, readConfig } from './kernel/config.ts'
import type { Rawat } from './start.ts'

/** Milliseconds after which the process exits even if the shutdown hangs. A deployment waits for it. */
const shutdownTimeout = 15_000

// The log is on standard error, a JSON object a line.
const steps = newSteps(process.stdout)
let starting: Promise<Rawat> | undefined
let ending = false
const leaving = new AbortController()

function end(signal: string): void {
  if (ending) return
  ending = true
  steps.stop()
  setTimeout(() => process.exit(1), shutdownTimeout).unref()
  leaving.abort()
  // If the signal comes during the start, the start itself stops what it has started.
  Promise.resolve(starting)
    .catch(() => undefined)
    .then(rawat => rawat?.stop())
    .then(
      () => process.exit(0),
      error => {
        process.stderr.write(`Stopping after ${signal} failed: ${(error as Error).message}\n`)
        process.exit(1)
      },
    )
}
process.on('SIGTERM', () => end('SIGTERM'))
process.on('SIGINT', () => end('SIGINT'))

try {
  // Before the rest of the program is loaded, which takes seconds.
  await refuseIfLocked(readConfig(process.env).DATA_DIR)
  const { startRawat } = await import('./start.ts')
  starting = startRawat(process.env, leaving.signal, { steps })
  const rawat = await starting
  if (!ending) steps.end(`${rawat.started}\n${rawat.greeting}`)
} catch (error) {
  if (!ending) {
    steps.stop()
    // Errors that the operator can fix are shown as a sentence, programming errors with their stack.
    const known =
      error instanceof ConfigError || !(error instanceof TypeError || error instanceof ReferenceError)
    process.stderr.write(`${known ? (error as Error).message : (error as Error).stack}\n`)
    process.exit(1)
  }
}
