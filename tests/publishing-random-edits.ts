import type { BuiltRelease } from '#server/publishing/build-release.ts'
import { Editors } from './publishing-edits.ts'
import { hashesOf, type PublishingHospital } from './publishing-hospital.ts'

export interface RandomEditsResult {
  /** Number of edits, without those that the rules refused. */
  edits: number
  /** Number of incremental builds. */
  publications: number
  /** Files that differ from a full build, with the edits before. */
  faults: string[]
  /** A full build used pages of a render worker. */
  hasWorkerPages: boolean
}

/**
 * Makes random edits, moves the clock, and publishes incrementally. After each round it compares the release with a full
 * build from the same content.
 */
export async function compareRandomEdits(
  hospital: PublishingHospital,
  full: () => Promise<BuiltRelease>,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<RandomEditsResult> {
  const { publisher } = hospital
  const editors = new Editors(hospital.deps, seed)
  const result: RandomEditsResult = { edits: 0, publications: 0, faults: [], hasWorkerPages: false }
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
    result.edits += done.length
    result.publications += 4
    hospital.pass({ hours: 7 * (round % 8) })
    publisher.request('schedule')
    const [{ release, rendered }] = await Promise.all([full(), publisher.idle()])
    result.hasWorkerPages ||= rendered.workers.some(memory => memory > 0)
    const [ours, anew] = [hashesOf(publisher), hashesOf({ current: release })]
    const differing = [...new Set([...Object.keys(ours), ...Object.keys(anew)])].filter(
      path => ours[path] !== anew[path],
    )
    const bad = JSON.stringify(publisher.last?.failed) !== JSON.stringify(rendered.failed)
    if (differing.length > 0 || bad)
      result.faults.push(`seed ${seed}, round ${round}: ${differing.join(', ')} after ${done.join('; ')}`)
  }
  return result
}
