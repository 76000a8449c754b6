import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { joinEmbeddedPostgres } from '#server/database/embedded/connection.ts'
import { startMailServer } from '../tests/mail-server.ts'
import { startS3 } from '../tests/s3-server.ts'
import { checkConsistency } from './consistency-check.ts'
import { type Figures, secondsSince } from './figures.ts'
import { bookUntilAnswered, type LoadGenerator, openLoadGenerator } from './load-generator.ts'
import { openNetworkProxy } from './network-proxy.ts'
import { type RawatProcess, startRawat } from './processes.ts'

const clients = 6
const longestAnswer = 4000
const longestReturn = 10_000

interface Part {
  name: string
  fail(): void
  heal(): void
}

/** R16: any one part is killed or frozen during bookings: the rest answers, writes get 503 and never 500, and the product recovers by itself. */
export async function proveFailingParts(folder: string, { seconds }: { seconds: number }): Promise<Figures> {
  const begin = performance.now()
  const [mail, store] = [await startMailServer(), await startS3()]
  const proxies = {
    mail: await openNetworkProxy(Number(new URL(mail.url).port)),
    store: await openNetworkProxy(Number(new URL(store.access.S3_ENDPOINT).port)),
  }
  const rawat = await startRawat({
    ...{ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${proxies.mail.port}`, STORAGE_URL: store.address },
    ...{ MAIL_FROM: 'hospital@example.org' },
    ...{ ...store.access, S3_ENDPOINT: `http://127.0.0.1:${proxies.store.port}` },
  })
  const faults: string[] = []
  const lines: string[] = []
  let generator: LoadGenerator | undefined
  let consistency = { lost: 0, duplicates: 0, faults: [] as string[] }
  try {
    await rawat.ready()
    const url = await joinEmbeddedPostgres(folder)
    if (!url) throw new Error('The database of the running Rawat cannot be joined.')
    generator = await openLoadGenerator(rawat.address, url, clients + 1)
    for (const part of partsOf(rawat, folder, proxies)) {
      const seen = await breakPart(generator, rawat.address, part, seconds)
      lines.push(
        `${part.name}: ${seen.reads} reads, the slowest in ${seen.slowest} ms; back after ${seen.back} ms`,
      )
      faults.push(...seen.faults.map(fault => `${part.name}: ${fault}`))
    }
    if (!rawat.stderr().includes('gave no sign of life'))
      faults.push('The log does not mention the frozen render process.')
    consistency = await checkConsistency(generator, url)
  } finally {
    await rawat.kill()
    for (const proxy of Object.values(proxies)) proxy.close()
    store.stop()
    await mail.close()
  }
  return {
    ...{ proof: 'R16 parts killed and frozen', rounds: lines.length, acknowledged: generator.acknowledged },
    ...{ lost: consistency.lost, duplicates: consistency.duplicates, seconds: secondsSince(begin) },
    more: [...lines, `load ${loadavg()[0]?.toFixed(1)}`].join('\n         '),
    faults: [...faults, ...consistency.faults],
  }
}

const childrenOf = (pid: number): number[] => {
  try {
    return execFileSync('pgrep', ['-P', String(pid)])
      .toString()
      .trim()
      .split('\n')
      .map(Number)
  } catch {
    return []
  }
}

function partsOf(
  rawat: RawatProcess,
  folder: string,
  proxies: Record<'mail' | 'store', { freeze(on: boolean): void }>,
): Part[] {
  const postmaster = () =>
    Number.parseInt(readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10)
  let database: number[] = []
  const frozen = (name: string, proxy: { freeze(on: boolean): void }): Part => ({
    ...{ name, fail: () => proxy.freeze(true), heal: () => proxy.freeze(false) },
  })
  return [
    {
      name: 'database killed',
      fail: () => process.kill(postmaster(), 'SIGKILL'),
      heal: () => {},
    },
    {
      name: 'database frozen',
      fail: () => {
        const parent = postmaster()
        database = [parent, ...childrenOf(parent)]
        for (const pid of database) process.kill(pid, 'SIGSTOP')
      },
      heal: () => {
        for (const pid of database) process.kill(pid, 'SIGCONT')
      },
    },
    {
      name: 'render process frozen',
      fail: () => {
        const command = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        const own = childrenOf(rawat.child.pid as number).find(pid => command(pid).includes('render-process'))
        if (!own) throw new Error('No render process was found.')
        process.kill(own, 'SIGSTOP')
      },
      heal: () => {},
    },
    frozen('mail server frozen', proxies.mail),
    frozen('store frozen', proxies.store),
  ]
}

/** Breaks a part while patients book and read, repairs it, and measures the time to the next successful booking. */
async function breakPart(generator: LoadGenerator, address: string, part: Part, seconds: number) {
  const faults: string[] = []
  const times: number[] = []
  let over = false
  generator.failures.length = 0
  const booking = Array.from({ length: clients }, async (_, patient) => {
    while (!over) await bookUntilAnswered(generator, address, patient)
  })
  const token = generator.people[0]?.token
  const reading = (async () => {
    while (!over) {
      for (const path of ['/', '/api/doctors', '/api/appointments', '/api/profile/patients/user']) {
        const from = performance.now()
        const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
        await answer.arrayBuffer()
        times.push(performance.now() - from)
        if (answer.status !== 200 && answer.status !== 503)
          faults.push(`${path} was answered ${answer.status}.`)
      }
      await wait(100)
    }
  })()
  await wait(1000)
  part.fail()
  await wait(seconds * 1000)
  part.heal()
  const healed = performance.now()
  await bookUntilAnswered(generator, address, clients)
  const back = Math.round(performance.now() - healed)
  over = true
  await Promise.all([...booking, reading])
  const slowest = Math.round(Math.max(...times))
  const wrong = generator.failures.map(one => one.what).filter(what => what !== '503 api.busy')
  if (wrong.length > 0) faults.push(`${wrong.length} writes were answered ${[...new Set(wrong)].join(', ')}.`)
  if (slowest > longestAnswer) faults.push(`A read took ${slowest} ms.`)
  if (back > longestReturn) faults.push(`The first booking succeeded ${back} ms after the repair.`)
  return { faults: [...new Set(faults)], reads: times.length, slowest, back }
}
