import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Figures, secondsSince } from './figures.ts'
import { HttpLoad, percentile } from './http-load.ts'
import { openNetwork } from './network.ts'

const mostLive = 50
const soonest = 2000

/** R7: while all database connections hang or the database is frozen, /api/livez answers and /api/readyz reports it. */
export async function proveLiveness(url: string, { seconds }: { seconds: number }): Promise<Figures> {
  const begin = performance.now()
  const faults: string[] = []
  const lines: string[] = []
  let asked = 0
  const { hospital, startApi } = await openNetwork(url, 40)
  const api = await startApi()
  const client = new pg.Client(url)
  await client.connect()
  try {
    const live = async () => {
      const httpLoad = new HttpLoad(api.address)
      await httpLoad.atRate(50, seconds * 1000, () => ({ method: 'GET', path: '/api/livez' }))
      httpLoad.close()
      asked += httpLoad.results.length
      const bad = httpLoad.broken + httpLoad.results.filter(one => one.status !== 200).length
      if (bad > 0) faults.push(`${bad} of ${httpLoad.results.length} calls of /api/livez failed.`)
      return Math.round(
        percentile(
          httpLoad.results.map(one => one.milliseconds),
          99,
        ),
      )
    }
    const trouble = async (name: string, make: () => Promise<() => Promise<unknown>>) => {
      const end = await make()
      const from = performance.now()
      const red = until(api.address, 503).then(() => Math.round(performance.now() - from))
      const p99 = await live()
      const turned = await red
      const over = performance.now()
      await end()
      await until(api.address, 200)
      const back = Math.round(performance.now() - over)
      lines.push(`${name}: livez p99 ${p99} ms, readyz red after ${turned} ms, green again after ${back} ms`)
      if (p99 >= mostLive) faults.push(`${name}: /api/livez took ${p99} ms at p99.`)
      if (turned >= soonest) faults.push(`${name}: /api/readyz turned red after ${turned} ms.`)
      if (back >= soonest) faults.push(`${name}: /api/readyz turned green after ${back} ms.`)
    }
    lines.push(`idle: livez p99 ${await live()} ms`)
    await trouble('queries that hang', async () => {
      await client.query('begin; lock table appointment, schedule in access exclusive mode')
      const headers = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
      const hanging = hospital.patients.map(({ token }) =>
        fetch(`${api.address}/api/appointments`, headers(token)).then(answer => answer.text()),
      )
      return async () => {
        await client.query('rollback')
        await Promise.all(hanging)
      }
    })
    await trouble('a database that is frozen', async () => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
      )
      // Stop the parent process first, so that PostgreSQL accepts no new connection.
      const parent = Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8'))?.[1])
      const pids = [parent, ...rows.map(one => one.pid)]
      const send = (signal: 'SIGSTOP' | 'SIGCONT') => {
        for (const pid of pids) process.kill(pid, signal)
      }
      send('SIGSTOP')
      return async () => send('SIGCONT')
    })
  } finally {
    await client.end()
    await api.stop()
    await hospital.close()
  }
  const more = [...lines, `load ${loadavg()[0]?.toFixed(1)}`].join('\n         ')
  const seen = { lost: 0, duplicates: 0, seconds: secondsSince(begin), more, faults }
  return { proof: 'R7 liveness while the database hangs', rounds: 2, acknowledged: asked, ...seen }
}

async function until(address: string, status: number): Promise<void> {
  for (const limit = performance.now() + 30_000; performance.now() < limit; await wait(20)) {
    const answer = await fetch(`${address}/api/readyz`, { signal: AbortSignal.timeout(10_000) })
    await answer.text()
    if (answer.status === status) return
  }
  throw new Error(`/api/readyz did not turn ${status}.`)
}
