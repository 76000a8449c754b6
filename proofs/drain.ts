import { setTimeout as wait } from 'node:timers/promises'
import { joinEmbeddedPostgres } from '#server/database/embedded/connection.ts'
import { checkConsistency } from './consistency-check.ts'
import { type Figures, secondsSince } from './figures.ts'
import { openLoadGenerator, repeatUnanswered, runLoad } from './load-generator.ts'
import { freePort, startRawat } from './processes.ts'

const databaseOf = async (dataDir: string) => {
  const url = await joinEmbeddedPostgres(dataDir)
  if (!url) throw new Error('The database of the running Rawat cannot be joined.')
  return url
}

/** R6: SIGTERM during bookings: Rawat ends within 15 s with exit code 0, answers all open requests, and loses no acknowledged one. */
export async function proveDrain(dataDir: string, { rounds }: { rounds: number }): Promise<Figures> {
  const begin = performance.now()
  const faults: string[] = []
  const times: number[] = []
  // The same port for all starts: a new address would cause a full rebuild.
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  let rawat = await startRawat(environment)
  await rawat.ready()
  const generator = await openLoadGenerator(rawat.address, await databaseOf(dataDir), 12)
  let lost = 0
  let duplicates = 0
  for (let round = 0; round < rounds; round++) {
    generator.failures.length = 0
    const rushing = runLoad(generator, rawat.address, () => false)
    rushing.catch(() => {})
    await wait(400 + Math.random() * 800)
    const asked = performance.now()
    rawat.child.kill('SIGTERM')
    const code = await rawat.ended
    const took = performance.now() - asked
    times.push(took)
    await rushing
    if (code !== 0) faults.push(`It ended with ${code}: ${rawat.stderr().slice(-500)}`)
    if (took >= 15_000) faults.push(`It took ${Math.round(took)} ms to end.`)
    // A refused connection is no fault: its request was never received. Any other failure is.
    const owed = generator.failures.filter(one => one.what !== 'ECONNREFUSED')
    if (owed.length > 0) faults.push(`Not answered: ${[...new Set(owed.map(one => one.what))].join(', ')}.`)
    rawat = await startRawat(environment)
    await rawat.ready()
    await repeatUnanswered(generator, rawat.address)
    const consistency = await checkConsistency(generator, await databaseOf(dataDir))
    lost += consistency.lost
    duplicates += consistency.duplicates
    faults.push(...consistency.faults)
  }
  await rawat.kill()
  const longest = Math.round(Math.max(...times))
  const more = `ended within ${longest} ms, exit code 0, every request that had a connection was answered`
  const { acknowledged } = generator
  const seconds = secondsSince(begin)
  return { proof: 'R6 SIGTERM under bookings', rounds, acknowledged, lost, duplicates, seconds, more, faults }
}
