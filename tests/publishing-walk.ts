import type { Publisher } from '#server/publishing/publisher.ts'
import { Editors } from './publishing-edits.ts'
import { hashesOf, type PublishingHospital } from './publishing-hospital.ts'

export interface Walked {
  /** What was done, without what the rules refused. */
  edits: number
  /** Publications that rendered what a change touched. */
  publications: number
  /** Files with other bytes than in a release built anew, and what was done before. */
  faults: string[]
  /** A release built anew has pages that another process rendered. */
  handed: boolean
}

/**
 * Edits of every kind and hours that pass, published as they come; after each round the release is compared with one that
 * another publisher builds anew from the same content.
 */
export async function walk(
  hospital: PublishingHospital,
  full: Publisher,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<Walked> {
  const { publisher } = hospital
  const editors = new Editors(hospital.deps, seed)
  const walked: Walked = { edits: 0, publications: 0, faults: [], handed: false }
  for (let round = 0; round < rounds; round++) {
    const done: string[] = []
    for (let burst = 0; burst < 3; burst++) {
      for (let step = 0; step < 2; step++) {
        const what = await editors.step()
        if (what !== 'refused' && what !== 'nothing') done.push(what)
      }
      publisher.request('change')
      await publisher.idle()
    }
    walked.edits += done.length
    walked.publications += 4
    hospital.pass({ hours: 7 * (round % 8) })
    publisher.request('schedule')
    full.request('demand', true)
    await Promise.all([publisher.idle(), full.idle()])
    walked.handed ||= full.last?.workers.some(memory => memory > 0) ?? false
    const [ours, anew] = [hashesOf(publisher), hashesOf(full)]
    const differing = [...new Set([...Object.keys(ours), ...Object.keys(anew)])].filter(
      path => ours[path] !== anew[path],
    )
    const bad = JSON.stringify(publisher.last?.failed) !== JSON.stringify(full.last?.failed)
    if (differing.length > 0 || bad)
      walked.faults.push(`seed ${seed}, round ${round}: ${differing.join(', ')} after ${done.join('; ')}`)
  }
  return walked
}
