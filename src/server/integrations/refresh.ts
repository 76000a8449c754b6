import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Deps } from '../kernel/deps.ts'

/** The hints of visitors start a refresh at most this often, for all processes together. */
export const refreshWindowMinutes = 15

/** The environment variable that marks a run of the command as started by the server. */
export const refreshVariable = 'RAWAT_REFRESH'
/** The exit code of the command if another import is running. */
export const importRunningExitCode = 75

/**
 * Imports the directory of FHIR_URL with the command line tool in a separate process, as a large directory takes
 * seconds of CPU time. Rejects with the command's error message.
 */
export function refreshDirectory({ config, database }: Pick<Deps, 'config' | 'database'>): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli/sync.ts')], {
    env: {
      ...process.env,
      [refreshVariable]: '1',
      DATABASE_URL: database.url,
      FHIR_URL: config.FHIR_URL,
      FHIR_TOKEN: config.FHIR_TOKEN ?? '',
      FHIR_TIMEZONE: config.FHIR_TIMEZONE ?? '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4_000)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0 || code === importRunningExitCode) resolve()
      else reject(new Error(output.trimEnd().split('\n').at(-1) || `The import ended with ${code}.`))
    })
  })
}

/** Throttle: runs `work` at most once in each window. */
export function oncePerWindow(now: () => Temporal.Instant, work: () => void): () => void {
  const window = refreshWindowMinutes * 60_000
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const at = now().epochMilliseconds
    // Absolute: after the clock was set back, no call would pass until it has caught up.
    if (Math.abs(at - last) < window) return
    last = at
    work()
  }
}
