import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Deps } from '../kernel/deps.ts'

/** A visitor who would like fresh content starts a refresh at most this often, all processes together. */
export const refreshWindowMinutes = 15

/** Set for the command where the server gives it, and not a person. */
export const refreshSign = 'RAWAT_REFRESH'
/** What the command ends with where another one is at it. */
export const importIsRunning = 75

/**
 * Reads the directory of FHIR_URL into the database, by the command that a person would give: in a process of its own,
 * as a large directory takes seconds of it. Rejects with that command's sentence.
 */
export function refreshDirectory({ config, database }: Pick<Deps, 'config' | 'database'>): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli/sync.ts')], {
    env: {
      ...process.env,
      [refreshSign]: '1',
      DATABASE_URL: database.url,
      FHIR_URL: config.FHIR_URL,
      FHIR_TOKEN: config.FHIR_TOKEN ?? '',
      FHIR_TIMEZONE: config.FHIR_TIMEZONE ?? '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0 || code === importIsRunning) resolve()
      else reject(new Error(said.trimEnd().split('\n').at(-1) || `The import ended with ${code}.`))
    })
  })
}

/** Lets one hint through in each window; the others cost a comparison. */
export function oncePerWindow(now: () => Temporal.Instant, work: () => void): () => void {
  const window = refreshWindowMinutes * 60_000
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const at = now().epochMilliseconds
    // Either way: a clock that was set back would else let none through until it has caught up.
    if (Math.abs(at - last) < window) return
    last = at
    work()
  }
}
