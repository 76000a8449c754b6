import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkConsistency } from './consistency-check.ts'
import { type Figures, secondsSince } from './figures.ts'
import {
  bookUntilAnswered,
  type LoadGenerator,
  openLoadGenerator,
  repeatUnanswered,
  runLoad,
} from './load-generator.ts'
import { startCluster } from './patroni.ts'
import { startRawat } from './processes.ts'

const longest = 30_000
const clients = 12

/**
 * A PostgreSQL (Patroni, etcd, haproxy) fails over during bookings: no acknowledged one is lost, and writes continue
 * without a restart of Rawat.
 */
export async function proveFailover(folder: string, { rounds }: { rounds: number }): Promise<Figures> {
  const begin = performance.now()
  const cluster = await startCluster()
  const faults: string[] = []
  const times: Record<'kill' | 'freeze', number[]> = { kill: [], freeze: [] }
  let [lost, duplicates] = [0, 0]
  let generator: LoadGenerator | undefined
  const rawat = await startRawat({ DATABASE_URL: cluster.url, DATA_DIR: join(folder, 'rawat') })
  try {
    await rawat.ready()
    generator = await openLoadGenerator(rawat.address, cluster.url, clients + 1)
    for (let round = 0; round < rounds; round++) {
      const how = round % 2 === 0 ? 'kill' : 'freeze'
      let stopped = false
      const rushing = runLoad(generator, rawat.address, () => stopped, clients)
      rushing.catch(() => {})
      await wait(1000)
      const struckAt = performance.now()
      const name = await cluster.failPrimary(how)
      // The first answers may still come from the old primary.
      await wait(500)
      await bookUntilAnswered(generator, rawat.address, clients)
      times[how].push(performance.now() - struckAt)
      stopped = true
      await rushing
      // The old primary returns to a cluster that has a new one.
      cluster.heal(name)
      await cluster.whole()
      await wait(3000)
      await repeatUnanswered(generator, rawat.address)
      const consistency = await checkConsistency(generator, cluster.url)
      lost += consistency.lost
      duplicates += consistency.duplicates
      faults.push(...consistency.faults.map(fault => `After ${round + 1} failovers: ${fault}`))
    }
    const wrong = generator.failures
      .map(one => one.what)
      .filter(what => /^5/.test(what) && what !== '503 api.busy')
    if (wrong.length > 0) faults.push(`${wrong.length} answers were ${[...new Set(wrong)].join(', ')}.`)
    const slowest = Math.max(...times.kill, ...times.freeze)
    if (slowest > longest) faults.push(`Writes succeeded again only after ${Math.round(slowest)} ms.`)
    if (rawat.child.exitCode !== null) faults.push('Rawat has ended.')
  } finally {
    await rawat.kill()
    await cluster.stop()
  }
  const said = (list: number[]) =>
    list.length > 0 ? `${seconds(Math.min(...list))} to ${seconds(Math.max(...list))} s` : 'not tried'
  return {
    ...{ proof: 'Failover of PostgreSQL by Patroni', rounds, acknowledged: generator.acknowledged },
    ...{ lost, duplicates, seconds: secondsSince(begin), faults },
    more: `writes again after a killed primary in ${said(times.kill)}, after a frozen one in ${said(times.freeze)}; ${generator.failures.length} writes unanswered or refused meanwhile; load ${loadavg()[0]?.toFixed(1)}`,
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
