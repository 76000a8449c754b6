import { Agent, request } from 'node:http'

export interface Load {
  perSecond: number
  p50: number
  p99: number
}

const quantile = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

type Call = (index: number) => Promise<void>

/** Makes the calls `from` to `to`, `parallel` at a time. Adds the milliseconds of each to `times`; returns those of all. */
async function part([from, to]: [number, number], parallel: number, call: Call, times: number[]) {
  let next = from
  const started = performance.now()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (next < to) {
        const index = next++
        const before = performance.now()
        await call(index)
        times.push(performance.now() - before)
      }
    }),
  )
  return performance.now() - started
}

function summary(times: number[], milliseconds: number): Load {
  const sorted = times.toSorted((a, b) => a - b)
  const perSecond = Math.round((1000 * times.length) / milliseconds)
  return { perSecond, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}

/** Runs `count` calls, `parallel` at a time; milliseconds for the quantiles. */
export async function load(count: number, parallel: number, call: Call): Promise<Load> {
  const times: number[] = []
  return summary(times, await part([0, count], parallel, call, times))
}

/** Alternates two loads every `turn` calls, so that other work of the machine slows both down equally. */
export async function inTurns(
  { count, turn, parallel }: { count: number; turn: number; parallel: number },
  calls: [Call, Call],
): Promise<[Load, Load]> {
  const measured = calls.map(call => ({ call, times: [] as number[], milliseconds: 0 }))
  for (let from = 0; from < count; from += turn) {
    for (const one of measured) {
      one.milliseconds += await part([from, Math.min(from + turn, count)], parallel, one.call, one.times)
    }
  }
  return measured.map(one => summary(one.times, one.milliseconds)) as [Load, Load]
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One GET with a minimal client, so that the client's own cost is the same on both sides. */
export function get(url: string, headers?: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, ...(headers && { headers }) }, response => {
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

/** A row of the table: our figure, the ceiling measured in the same run, and the ratio of the two. */
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

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}
