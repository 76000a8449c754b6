import { Agent, request } from 'node:http'

export interface Load {
  perSecond: number
  p50: number
  p99: number
}

const quantile = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Runs `count` calls, `parallel` at a time; milliseconds for the quantiles. */
export async function load(
  count: number,
  parallel: number,
  call: (index: number) => Promise<void>,
): Promise<Load> {
  const times: number[] = []
  let next = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (next < count) {
        const index = next++
        const before = performance.now()
        await call(index)
        times.push(performance.now() - before)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: Math.round(count / seconds), p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One GET with the plainest client there is, so that the client's own cost is the same on both sides. */
export function get(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, response => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}

/** A line of the table: ours, its ceiling in the same run, and how near it comes. */
export function row(name: string, ours: Load, ceiling: Load): Record<string, string | number> {
  return {
    name,
    'ours/s': ours.perSecond,
    'ceiling/s': ceiling.perSecond,
    ratio: Number((ours.perSecond / ceiling.perSecond).toFixed(2)),
    'p50 ms': Number(ours.p50.toFixed(2)),
    'p99 ms': Number(ours.p99.toFixed(2)),
  }
}
