import { readStored, store } from '../tests/run/stored.ts'
import { proofs } from './list.ts'

export type Outcome = 'holds' | 'FAILS' | 'not tried'

interface Result {
  outcome: Outcome
  seconds: number
  size: 'full' | 'small'
  /** An instant, in ISO 8601. */
  at: string
}

const path = 'node_modules/.cache/rawat-proofs.json'
const stored = () => readStored<Record<string, Result>>(path, {})

export function storeResult(name: string, result: Result): void {
  store(path, { ...stored(), [name]: result })
}

/** Seconds that a proof took in the last run of this size; undefined before the first. */
export function lastSeconds(name: string, size: Result['size']): number | undefined {
  const result = stored()[name]
  return result?.size === size ? result.seconds : undefined
}

/** All proofs by group, with the last result of each on this machine. */
export function listing(): string {
  const results = stored()
  const width = Math.max(...Object.keys(proofs).map(name => name.length))
  const line = (name: string, what: string) => {
    const last = results[name]
    const result = last
      ? `${last.outcome} in ${Math.round(last.seconds)} s (${last.size}), ${last.at.slice(0, 16).replace('T', ' ')} UTC`
      : 'not run here yet'
    return `  ${name.padEnd(width)}  ${what}: ${result}`
  }
  const groups = Object.groupBy(Object.entries(proofs), ([, proof]) => proof.group)
  return Object.entries(groups)
    .map(([group, members]) => [group, ...members.map(([name, { what }]) => line(name, what))].join('\n'))
    .join('\n\n')
}
