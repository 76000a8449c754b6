import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { joinEmbeddedPostgres } from '#server/database/embedded/connection.ts'
import { checkConsistency } from './consistency-check.ts'
import { type Figures, secondsSince } from './figures.ts'
import { type LoadGenerator, openLoadGenerator, repeatUnanswered, runLoad } from './load-generator.ts'
import { freePort, startRawat } from './processes.ts'

/**
 * R1: acknowledged bookings survive `kill -9`, complete and without duplicates. `dataDir` belongs to an installation that
 * was started before. With `url` its database is an external PostgreSQL, which keeps running while Rawat is killed.
 */
export async function proveKills(
  dataDir: string,
  { cycles, url: outside }: { cycles: number; url?: string },
): Promise<Figures> {
  const begin = performance.now()
  const figures: Required<Omit<Figures, 'tests'>> = {
    proof: `R1 kill -9 under bookings, ${outside ? 'on a PostgreSQL of its own' : 'with the embedded database'}`,
    rounds: 0,
    acknowledged: 0,
    lost: 0,
    duplicates: 0,
    seconds: 0,
    more: '',
    faults: [],
  }
  let generator: LoadGenerator | undefined
  let repeated = 0
  let databases = 0
  // The same port for all starts: a new address would cause a full rebuild.
  const PORT = String(await freePort())
  for (let cycle = 0; ; cycle++) {
    const rawat = await startRawat({ DATA_DIR: dataDir, PORT, ...(outside ? { DATABASE_URL: outside } : {}) })
    await rawat.open()
    const url = outside ?? (await joinEmbeddedPostgres(dataDir))
    if (!url) throw new Error('The database of the running Rawat cannot be joined.')
    generator ??= await openLoadGenerator(rawat.address, url, 12)
    repeated += await repeatUnanswered(generator, rawat.address)
    const { lost, duplicates, faults } = await checkConsistency(generator, url)
    figures.lost += lost
    figures.duplicates += duplicates
    figures.faults.push(...faults.map(fault => `After ${cycle} kills: ${fault}`))
    if (cycle === cycles || faults.length > 0) {
      await rawat.kill()
      break
    }
    let stopped = false
    const rushing = runLoad(generator, rawat.address, () => stopped)
    // Awaited after the kill. Until then this catch prevents an unhandled rejection.
    rushing.catch(() => {})
    await wait(100 + Math.random() * 1200)
    // Every other time the database is killed too, without an orderly shutdown.
    if (!outside && cycle % 2 === 1 && killDatabase(dataDir)) databases++
    await rawat.kill()
    stopped = true
    await rushing
    figures.rounds++
  }
  figures.acknowledged = generator.acknowledged
  figures.seconds = secondsSince(begin)
  figures.more = `${databases} of the kills took PostgreSQL along; ${repeated} unanswered bookings were repeated`
  if (generator.acknowledged < cycles) figures.faults.push('Too few bookings were acknowledged for a result.')
  return figures
}

/** Kills only the PostgreSQL of this directory: its command line contains the path of the cluster. */
function killDatabase(dataDir: string): boolean {
  const cluster = join(dataDir, 'postgres', 'cluster')
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)) return false
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    return false
  }
}
