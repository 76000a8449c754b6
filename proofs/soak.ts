import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { joinEmbeddedPostgres } from '#server/database/embedded/connection.ts'
import { checkConsistency } from './consistency-check.ts'
import { type Figures, secondsSince } from './figures.ts'
import { HttpLoad, type HttpRequest, percentile } from './http-load.ts'
import { nextAction, openLoadGenerator } from './load-generator.ts'
import { startRawat } from './processes.ts'

/** Allowed growth of a process between the middle third of the time and the last. */
const growth = { share: 0.1, megabytes: 24 }
const people = 30

/** R9: half an hour of visitors, bookings and edits: memory does not grow, and no answer is 5xx. */
export async function proveSoak(dataDir: string, { minutes }: { minutes: number }): Promise<Figures> {
  const begin = performance.now()
  const faults: string[] = []
  const admin = { ADMIN_EMAIL: 'soak@example.org', ADMIN_PASSWORD: 'sembilan belas kucing' }
  const rawat = await startRawat({ DATA_DIR: dataDir, ...admin })
  try {
    await rawat.ready()
    const url = await joinEmbeddedPostgres(dataDir)
    if (!url) throw new Error('The database of the running Rawat cannot be joined.')
    const generator = await openLoadGenerator(rawat.address, url, people)
    const httpLoad = new HttpLoad(rawat.address)
    const memory = new Map<string, number[]>()
    const milliseconds = minutes * 60_000
    const until = performance.now() + milliseconds
    const over = () => performance.now() >= until
    const slugs = [...new Set(generator.people.flatMap(one => one.slots.map(choice => choice.doctor)))]
    const looking = httpLoad.atRate(20, milliseconds, visitor(slugs))
    const booking = async (index: number) => {
      await wait(index * 60)
      while (!over()) {
        await nextAction(generator, rawat.address, index)
        await wait(2000)
      }
    }
    const editing = async () => {
      const edit = await editor(rawat.address, admin, slugs)
      while (!over()) {
        await edit()
        await wait(10_000)
      }
    }
    const measuring = async () => {
      while (!over()) {
        for (const [name, size] of sizesOf(rawat.child.pid as number))
          memory.set(name, [...(memory.get(name) ?? []), size])
        await wait(Math.min(5000, milliseconds / 60))
      }
    }
    await Promise.all([
      looking,
      editing(),
      measuring(),
      ...generator.people.map((_, index) => booking(index)),
    ])
    httpLoad.close()
    const bad = httpLoad.results.filter(one => one.status >= 500)
    if (bad.length > 0)
      faults.push(`${bad.length} answers of 5xx, such as ${bad[0]?.status} at ${bad[0]?.request.path}.`)
    if (httpLoad.broken > 0) faults.push(`${httpLoad.broken} connections broke.`)
    for (const { what } of generator.failures) faults.push(`A booking or a cancellation: ${what}.`)
    const memoryLines: string[] = []
    const longest = Math.max(0, ...[...memory.values()].map(sizes => sizes.length))
    for (const [name, sizes] of memory) {
      // Skip short-lived processes: the bundler runs once and ends.
      if (sizes.length < longest / 2) continue
      const [middle, last] = [thirdOf(sizes, 1), thirdOf(sizes, 2)]
      memoryLines.push(`${name} ${middle} then ${last} MB`)
      if (last - middle > Math.max(growth.megabytes, growth.share * middle))
        faults.push(`${name} grew from ${middle} to ${last} MB.`)
    }
    const consistency = await checkConsistency(generator, url)
    const p99 = Math.round(
      percentile(
        httpLoad.results.map(one => one.milliseconds),
        99,
      ),
    )
    const seen = { lost: consistency.lost, duplicates: consistency.duplicates, seconds: secondsSince(begin) }
    const more = `${minutes} minutes, ${httpLoad.results.length} reads with p99 ${p99} ms; ${memoryLines.join(', ')}; load ${loadavg()[0]?.toFixed(1)}`
    return {
      ...{
        proof: 'R9 a soak',
        rounds: httpLoad.results.length,
        acknowledged: generator.acknowledged,
        ...seen,
        more,
      },
      faults: [...faults, ...consistency.faults],
    }
  } finally {
    await rawat.kill()
  }
}

function visitor(slugs: string[]): () => HttpRequest {
  const paths = [
    '/',
    '/id/doctors',
    '/doctors?search=sakit+jantng',
    '/api/doctors?perPage=20',
    '/api/articles',
    '/api/address',
  ]
  let turn = 0
  return () => {
    const slug = slugs[turn % slugs.length]
    const own = [`/doctors/${slug}`, `/api/availability?doctor=${slug}`, `/api/doctors/${slug}`]
    const all = [...paths, ...own]
    return { method: 'GET', path: all[turn++ % all.length] as string }
  }
}

async function editor(
  address: string,
  admin: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string },
  slugs: string[],
) {
  const call = async (method: string, path: string, token?: string, body?: unknown) => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-user-activity': '1',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}.`)
    // biome-ignore lint/suspicious/noExplicitAny: answers of several kinds
    return ((await answer.json()) as { result: any }).result
  }
  const login = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
  const { token } = await call('POST', '/api/auth/admins/login', undefined, login)
  let turn = 0
  return async () => {
    const slug = slugs[turn++ % slugs.length]
    const item = await call('GET', `/api/admins/doctors/${slug}`, token)
    const data = { ...item.data, headline: { en: `Edited ${turn}`, id: `Diubah ${turn}` } }
    await call('PUT', `/api/doctors/${slug}`, token, { data, version: item.version, publish: true })
  }
}

/** Megabytes of the server and of its child processes. PostgreSQL is left out, because its processes share memory. */
function sizesOf(pid: number): [string, number][] {
  const sum = new Map<string, number>()
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      const name =
        one === pid
          ? 'server'
          : (/(\w+)-process\.ts/.exec(readFileSync(`/proc/${one}/cmdline`, 'utf8'))?.[1] ?? '')
      const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1]
      if (name && kilobytes) sum.set(name, (sum.get(name) ?? 0) + Number(kilobytes) / 1024)
    } catch {
      // It ended meanwhile.
    }
  }
  return [...sum]
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const parent = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]
        return Number(parent) === pid ? [Number(name)] : []
      } catch {
        return []
      }
    })
}

function thirdOf(sizes: number[], index: number): number {
  const third = sizes.length / 3
  return Math.round(percentile(sizes.slice(Math.floor(third * index), Math.ceil(third * (index + 1))), 50))
}
