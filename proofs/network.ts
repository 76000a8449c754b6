import { once } from 'node:events'
import { join } from 'node:path'
import { createItem } from '#server/content/writes.ts'
import { contentIds } from '#server/demo/demo.ts'
import { type HospitalFixture, openHospital } from '../tests/small-hospital.ts'
import { spawnNode } from './processes.ts'

/** Each doctor has a session every day from 7 to 22 o'clock, with a slot every quarter of an hour. */
export const doctors = 8
const placesADay = 60
const script = join(import.meta.dirname, 'api-process.ts')

export interface Network {
  hospital: HospitalFixture
  /** The `index`th slot of a doctor, from the day after tomorrow on. Slots with the same index are at the same time. */
  place(doctor: number, index: number): { doctor: string; schedule: string; startsAt: string }
  startApi(crash?: boolean): Promise<Api>
}
export interface Api {
  address: string
  ended: Promise<unknown>
  stop(): Promise<void>
}

/** A hospital with thousands of slots, in an empty database that several processes will share. */
export async function openNetwork(url: string, patients: number): Promise<Network> {
  const hospital = await openHospital(url, { patients, connections: 4 })
  const { deps } = hospital
  for (let doctor = 0; doctor < doctors; doctor++) {
    const data = {
      slug: `doctor-${doctor}`,
      name: `Doctor ${doctor}`,
      specialists: ['cardiology'],
      bookable: true,
    }
    await createItem(deps.db, { kind: 'doctors', data, publish: true, accountId: null })
  }
  await deps.database.pool.query(
    `update content set data = jsonb_set(data, '{booking,maxOpenPerPatient}', '50') where kind = 'settings'`,
  )
  const ids = await contentIds(deps.db)
  const schedules = new Map<string, string>()
  for (let doctor = 0; doctor < doctors; doctor++) {
    for (let weekday = 1; weekday <= 7; weekday++) {
      const id = await hospital.addSchedule({
        doctorId: ids.get(`doctors/doctor-${doctor}`) as string,
        weekday,
        startTime: '07:00',
        endTime: '22:00',
        slotMinutes: 15,
        horizonDays: 365,
      })
      schedules.set(`${doctor} ${weekday}`, id)
    }
  }
  const first = Temporal.ZonedDateTime.from('2026-11-22T07:00[Asia/Jakarta]')
  const place = (doctor: number, index: number) => {
    const days = Math.floor(index / placesADay)
    const starts = first.add({ days, minutes: 15 * (index % placesADay) })
    const schedule = schedules.get(`${doctor} ${starts.dayOfWeek}`) as string
    return { doctor: `doctor-${doctor}`, schedule, startsAt: starts.toInstant().toString() }
  }
  const clock = hospital.clock.now.toString()
  const startApi = async (crash = false): Promise<Api> => {
    const environment = { DATABASE_URL: url, CLOCK: clock, CRASH: crash ? 'on' : 'off' }
    const child = spawnNode([script], environment, { stdin: 'pipe' })
    child.stderr?.pipe(process.stderr)
    const ended = once(child, 'exit')
    const [said] = (await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), ended])) as [
      unknown,
    ]
    const port = Number.parseInt(String(said), 10)
    if (!port) throw new Error(`An API process ended (${said}) before it printed its port.`)
    const stop = async () => {
      child.stdin?.end()
      await ended
    }
    return { address: `http://127.0.0.1:${port}`, ended, stop }
  }
  return { hospital, place, startApi }
}

export interface Answered {
  status: number
  text: string
  code: string | undefined
  id: string
  replayed: boolean
}

/** Null if the connection broke before the answer. */
export async function send(
  address: string,
  path: string,
  token: string | undefined,
  { body, key }: { body?: unknown; key?: string } = {},
): Promise<Answered | null> {
  try {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    const text = await response.text()
    const { result, meta } = JSON.parse(text) as { result?: { id?: string }; meta: { code?: string } }
    const replayed = response.headers.get('idempotent-replayed') !== null
    return { status: response.status, text, code: meta.code, id: result?.id ?? '', replayed }
  } catch {
    return null
  }
}
