import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram, missing, startServer } from '../tests/programs.ts'
import { startS3 } from '../tests/s3-server.ts'
import { checkConsistency } from './consistency-check.ts'
import { type Figures, secondsSince } from './figures.ts'
import { type LoadGenerator, nextAction, openLoadGenerator, repeatUnanswered } from './load-generator.ts'
import { freePort, type RawatProcess, startRawat } from './processes.ts'

const pause = 20
const configuration = join(import.meta.dirname, '../deploy/haproxy.cfg')

/** R6: two processes behind haproxy, restarted in turn under 50 writes a second: each is answered, and none is done twice. */
export async function proveRollingRestart(
  url: string,
  folder: string,
  { rounds }: { rounds: number },
): Promise<Figures> {
  const begin = performance.now()
  const haproxy = findProgram('haproxy')
  if (!haproxy) throw new Error(missing('haproxy'))
  const ports = [await freePort(), await freePort(), await freePort()]
  const [front, one, two] = ports.map(port => `127.0.0.1:${port}`) as [string, string, string]
  const bucket = await startS3()
  const start = async (index: 1 | 2) => {
    const rawat = await startRawat({
      DATABASE_URL: url,
      DATA_DIR: join(folder, `rawat-${index}`),
      PORT: String(ports[index]),
      TRUSTED_PROXIES: '127.0.0.1',
      STORAGE_URL: bucket.address,
      ...bucket.access,
    })
    await rawat.ready()
    return rawat
  }
  const processes: RawatProcess[] = [await start(1), await start(2)]
  const addresses = { RAWAT_FRONT: front, RAWAT_ONE: one, RAWAT_TWO: two }
  const proxy = await startServer(
    haproxy,
    ['-db', '-f', configuration],
    `http://${front}/api/livez`,
    addresses,
  )
  const faults: string[] = []
  try {
    const generator = await openLoadGenerator(`http://${front}`, url, 60)
    const traffic = startTraffic(generator, `http://${front}`)
    const times: number[] = []
    for (let round = 0; round < 2 * rounds; round++) {
      await wait(3000)
      const index = (round % 2) as 0 | 1
      const asked = performance.now()
      processes[index]?.child.kill('SIGTERM')
      const code = await processes[index]?.ended
      times.push(performance.now() - asked)
      if (code !== 0) faults.push(`It ended with ${code}: ${processes[index]?.stderr().slice(-500)}`)
      processes[index] = await start((index + 1) as 1 | 2)
      // haproxy notices the process at its next health check.
      await wait(1500)
    }
    const { sent, seconds } = await traffic.stop()
    const failed = generator.failures.map(failure => failure.what)
    if (failed.length > 0) faults.push(`${failed.length} writes failed: ${[...new Set(failed)].join(', ')}.`)
    const rate = Math.round(sent / seconds)
    if (rate < 45) faults.push(`Only ${rate} writes a second were sent.`)
    await repeatUnanswered(generator, `http://${front}`)
    const consistency = await checkConsistency(generator, url)
    return {
      proof: 'R6 rolling restart behind haproxy',
      rounds: 2 * rounds,
      acknowledged: generator.acknowledged,
      lost: consistency.lost,
      duplicates: consistency.duplicates,
      seconds: secondsSince(begin),
      more: `${sent} writes at ${rate} a second, ${failed.length} failed; each process ended within ${Math.round(Math.max(...times))} ms`,
      faults: [...faults, ...consistency.faults],
    }
  } finally {
    bucket.stop()
    await proxy.stop()
    for (const rawat of processes) await rawat.kill()
  }
}

/** Sends a write every 20 ms without waiting for the earlier ones: a slow answer must not delay the others. */
function startTraffic(generator: LoadGenerator, address: string) {
  const begin = performance.now()
  const busy = new Set<number>()
  const underway = new Set<Promise<unknown>>()
  let sent = 0
  let turn = 0
  const timer = setInterval(() => {
    const due = Math.floor((performance.now() - begin) / pause)
    while (sent < due && busy.size < generator.people.length) {
      while (busy.has(turn % generator.people.length)) turn++
      const patient = turn++ % generator.people.length
      busy.add(patient)
      sent++
      const step = nextAction(generator, address, patient)
        // A patient without an answer stays busy, and repeats the same request in the end, as a browser does.
        .then(answered => void (answered && busy.delete(patient)))
        .finally(() => underway.delete(step))
      underway.add(step)
      step.catch(error =>
        generator.failures.push({ sentAt: performance.now(), what: (error as Error).message }),
      )
    }
  }, pause)
  return {
    stop: async () => {
      clearInterval(timer)
      const seconds = (performance.now() - begin) / 1000
      await Promise.allSettled(underway)
      return { sent, seconds }
    },
  }
}
