import { ConfigError } from './config.ts'
import { startRawat } from './start.ts'

try {
  const rawat = await startRawat()
  process.stdout.write(`${rawat.greeting}\n`)
  let ending = false
  const end = (signal: string) => {
    if (ending) return
    ending = true
    // Whatever hangs must not keep a deployment waiting: 15 seconds is the promise.
    setTimeout(() => process.exit(1), 15_000).unref()
    rawat.stop().then(
      () => process.exit(0),
      error => {
        process.stderr.write(`Stopping after ${signal} failed: ${(error as Error).message}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => end('SIGTERM'))
  process.on('SIGINT', () => end('SIGINT'))
} catch (error) {
  const known = error instanceof ConfigError
  process.stderr.write(`${known ? (error as Error).message : (error as Error).stack}\n`)
  process.exit(1)
}
