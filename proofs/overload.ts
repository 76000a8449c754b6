import { once } from 'node:events'
import { connect } from 'node:net'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figures, secondsSince } from './figures.ts'
import { HttpLoad, type HttpRequest, type HttpResult, percentile } from './http-load.ts'
import { type Api, doctors, type Network, openNetwork } from './network.ts'

const least = 0.8
const slowConnections = 1000

interface Sizes {
  /** Length of each measurement. */
  seconds: number
}

/** R8: three times the capacity, and a thousand clients that send byte by byte: throughput stays, other requests get Retry-After. */
export async function proveOverload(url: string, { seconds }: Sizes): Promise<Figures> {
  const begin = performance.now()
  const faults: string[] = []
  const network = await openNetwork(url, 40)
  const api = await network.startApi()
  try {
    const next = visitors(network)
    const peaks: { rate: number; clients: number }[] = []
    for (const clients of [8, 16, 32])
      peaks.push({ rate: await served(api, clients, seconds, next), clients })
    const peak = Math.max(...peaks.map(one => one.rate))

    const httpLoad = new HttpLoad(api.address)
    const sent = performance.now()
    await httpLoad.atRate(3 * peak, seconds * 1000, next)
    const lasted = (performance.now() - sent) / 1000
    httpLoad.close()
    const good = httpLoad.results.filter(isGood)
    const share = good.length / lasted / peak
    const refused = httpLoad.results.filter(one => !isGood(one))
    if (share < least)
      faults.push(`At three times capacity only ${Math.round(100 * share)} % of the peak was served.`)
    if (httpLoad.broken > 0) faults.push(`${httpLoad.broken} connections broke.`)
    faults.push(...wrongRefusals(refused))
    const waited = percentile(
      good.map(one => one.milliseconds),
      99,
    )

    const before = await quiet(api, next)
    const slow = await openSlow(api, slowConnections)
    const during = await quiet(api, next)
    slow.end()
    if (during.bad > 0) faults.push(`Beside ${slowConnections} slow connections ${during.bad} others failed.`)
    if (during.p99 > Math.max(100, 3 * before.p99))
      faults.push(
        `Beside ${slowConnections} slow connections p99 is ${during.p99} ms, ${before.p99} ms without.`,
      )
    const more = [
      `peak ${Math.round(peak)} a second`,
      `at ${Math.round(3 * peak)} a second ${Math.round(100 * share)} % of it served within ${Math.round(waited)} ms (p99), ${refused.length} refused with Retry-After`,
      `with ${slow.open} slow connections p99 ${during.p99} ms, without ${before.p99} ms`,
      `load ${loadavg()[0]?.toFixed(1)}`,
    ].join(' · ')
    const seen = { lost: 0, duplicates: 0, seconds: secondsSince(begin), more, faults }
    return { proof: 'R8 overload', rounds: httpLoad.results.length, acknowledged: good.length, ...seen }
  } finally {
    await api.stop()
    await network.hospital.close()
  }
}

const isGood = ({ status }: HttpResult) => status < 429

function wrongRefusals(refused: HttpResult[]): string[] {
  const faults: string[] = []
  const odd = refused.filter(one => one.status !== 503 && one.status !== 429).map(one => one.status)
  if (odd.length > 0) faults.push(`Answered ${[...new Set(odd)].join(', ')}.`)
  const mute = refused.filter(one => !one.retryAfter).length
  if (mute > 0) faults.push(`${mute} were refused without Retry-After.`)
  const signedOut = refused.filter(one => /profile|logout/.test(one.request.path)).length
  if (signedOut > 0) faults.push(`${signedOut} calls of the profile were refused.`)
  return faults
}

/** Requests of typical patients: free slots, own profile, own appointments, and a booking. */
function visitors({ hospital, place }: Network): () => HttpRequest {
  const { patients } = hospital
  let turn = 0
  return () => {
    const { token } = patients[turn % patients.length] as (typeof patients)[number]
    const booking = place(turn % doctors, Math.floor(turn / doctors) % 4000)
    const date = booking.startsAt.slice(0, 10)
    turn++
    if (turn % 10 === 0) return { method: 'GET', path: '/api/profile/patients/user', token }
    if (turn % 10 === 1) {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      return { method: 'POST', path: '/api/appointments', token, body: booking, headers }
    }
    if (turn % 10 < 4) return { method: 'GET', path: '/api/appointments', token }
    return { method: 'GET', path: `/api/doctors/${booking.doctor}/places?from=${date}&to=${date}`, token }
  }
}

async function served(
  { address }: Api,
  clients: number,
  seconds: number,
  next: () => HttpRequest,
): Promise<number> {
  const httpLoad = new HttpLoad(address)
  const begin = performance.now()
  await httpLoad.inTurn(clients, seconds * 1000, next)
  httpLoad.close()
  return httpLoad.results.filter(isGood).length / ((performance.now() - begin) / 1000)
}

async function quiet({ address }: Api, next: () => HttpRequest): Promise<{ p99: number; bad: number }> {
  const httpLoad = new HttpLoad(address)
  await httpLoad.atRate(20, 8000, next)
  httpLoad.close()
  const p99 = Math.round(
    percentile(
      httpLoad.results.map(one => one.milliseconds),
      99,
    ),
  )
  return { p99, bad: httpLoad.broken + httpLoad.results.filter(one => !isGood(one)).length }
}

/** Opens slow connections: heads that never end, and bodies sent byte by byte. */
async function openSlow({ address }: Api, count: number) {
  const port = Number(new URL(address).port)
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}))
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  for (const [index, socket] of sockets.entries())
    socket.write(
      index % 2 === 0
        ? 'GET /api/doctors HTTP/1.1\r\nHost: slow\r\nX-Slow: '
        : 'POST /api/contact-messages HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{',
    )
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ')
  }, 1000)
  await wait(500)
  return {
    open: sockets.filter(socket => !socket.destroyed).length,
    end: () => {
      clearInterval(timer)
      for (const socket of sockets) socket.destroy()
    },
  }
}
