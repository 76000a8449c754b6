import { openPublishingAt } from '../tests/publishing-hospital.ts'
import { compareRandomEdits } from '../tests/publishing-random-edits.ts'
import { type Figures, secondsSince } from './figures.ts'
import { killPublishers } from './publisher-kills.ts'

/** A publisher is killed at random moments: no broken link, no incomplete file and no lost change. */
export async function provePublisherKills(url: string, { kills }: { kills: number }): Promise<Figures> {
  const begin = performance.now()
  const hospital = await openPublishingAt(url)
  try {
    await hospital.publisher.start()
    await hospital.publisher.stop()
    const folder = hospital.publisher.store.directory
    const { edits, faults } = await killPublishers({ deps: hospital.deps, url, folder, seed: 7 }, kills)
    return {
      ...{ proof: 'Publishers killed at random', rounds: kills, acknowledged: edits },
      ...{ lost: faults.filter(one => one.includes('lost')).length, duplicates: 0 },
      ...{
        seconds: secondsSince(begin),
        more: 'every file and link of the release looked at after each',
        faults,
      },
    }
  } finally {
    await hospital.close()
  }
}

/** Random edits of all kinds: the incremental build has the same bytes as a full build. */
export async function proveRandomEdits(url: string, { edits }: { edits: number }): Promise<Figures> {
  const begin = performance.now()
  const hospital = await openPublishingAt(url)
  try {
    await hospital.publisher.start()
    const full = hospital.fullBuilds()
    const result = await compareRandomEdits(hospital, full, {
      rounds: Math.ceil(edits / 5),
      seed: 20_261_121,
    })
    return {
      ...{ proof: 'Incremental and full releases compared', rounds: result.publications },
      ...{ acknowledged: result.edits, lost: 0, duplicates: 0, seconds: secondsSince(begin) },
      ...{ more: `${result.faults.length} rounds with a file that differed`, faults: result.faults },
    }
  } finally {
    await hospital.close()
  }
}
