/** The machine lacks something that the proof needs (a disk, a program): the proof is skipped, not failed. */
export class NotTried extends Error {}

/** What one proof found. A sentence in `faults` fails the run. */
export interface Figures {
  proof: string
  /** Kills, contests or repetitions, depending on the proof. */
  rounds: number
  /** Writes that were answered with success. */
  acknowledged?: number
  lost?: number
  duplicates?: number
  /** Tests that passed, where the proof is made of tests. */
  tests?: number
  seconds: number
  more: string
  faults: string[]
}

export const secondsSince = (begin: number): number => Math.round((performance.now() - begin) / 100) / 10

export function lineOf({ proof, faults, more, ...figures }: Figures): string {
  const numbers = Object.entries(figures).map(([name, value]) => `${value.toLocaleString('en')} ${name}`)
  const outcome = faults.length === 0 ? 'holds' : 'FAILS'
  return [`${outcome}  ${proof}`, numbers.join(' · '), more, ...faults.map(one => `! ${one}`)]
    .filter(Boolean)
    .join('\n         ')
}
