import type { Page } from '@playwright/test'
import { Client } from 'pg'
import type { Occurrence, SpecialistDay } from '#entities/schedule/schedule.ts'
import { joinEmbeddedPostgres } from '#server/database/embedded/connection.ts'
import { administratorToken, expect, rawat } from './journey.ts'

type Answered<T> = { result: T }
export async function asAdministrator<T>(
  page: Page,
  method: string,
  path: string,
  data?: object,
): Promise<T> {
  const answer = await page.request.fetch(`/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await administratorToken()}`,
      'idempotency-key': `e2e-${crypto.randomUUID()}`,
    },
    ...(data ? { data } : {}),
  })
  expect(answer.ok(), `${method} ${path}: ${(await answer.text()).slice(0, 300)}`).toBe(true)
  return ((await answer.json()) as Answered<T>).result
}

export interface Weekly {
  id: string
  doctor: string
  location: string
  weekday: number
  mode: string
  timezone: string
}
export interface OnDay {
  schedule: string
  doctor: string
  doctorName: string
  places: { startsAt: string; free: number }[]
}
export const bookAtCounter = (
  page: Page,
  patient: { id: string } | { name: string },
  { schedule, startsAt }: { schedule: string; startsAt?: string },
) =>
  asAdministrator<{ id: string; code: string }>(page, 'POST', 'admins/appointments', {
    schedule,
    startsAt,
    source: 'walk_in',
    patient: 'id' in patient ? patient : { ...patient, phone: '0812 000 111' },
  })

/** An open queue of a doctor without a session today: queue numbers for the next hour. */
export async function openQueue(page: Page): Promise<OnDay & { location: string }> {
  const weekly = await asAdministrator<Weekly[]>(page, 'GET', 'admins/schedules?perPage=500')
  const now = Temporal.Now.instant()
  const free = weekly.find(({ doctor, timezone }) => {
    if (doctor.startsWith('package:')) return false
    const here = now.toZonedDateTimeISO(timezone)
    const sits = weekly.some(one => one.doctor === doctor && one.weekday === here.dayOfWeek)
    return !sits && here.hour < 23
  })
  const { doctor, location, timezone } = free as Weekly
  const here = now.toZonedDateTimeISO(timezone)
  const clock = (one: Temporal.ZonedDateTime) => one.toPlainTime().toString().slice(0, 5)
  const day = here.toPlainDate().toString()
  await asAdministrator(page, 'POST', 'admins/schedules', {
    ...{ doctor, location, weekday: here.dayOfWeek, mode: 'session', capacity: 9 },
    ...{ startTime: clock(here), endTime: clock(here.add({ minutes: 59 })) },
    ...{ validFrom: day, validTo: day, public: false },
  })
  const path = `admins/desk/sessions?location=${location}&date=${day}&doctor=${doctor}`
  const [session] = await asAdministrator<OnDay[]>(page, 'GET', path)
  return { ...(session as OnDay), location }
}

/**
 * Books every slot of a specialty on its day with the fewest slots, among days on which several of its doctors have
 * sessions.
 */
export async function bookOut(
  page: Page,
  specialist: string,
): Promise<{ day: string; booked: [string, ...string[]] }> {
  const date = (days: number) => Temporal.Now.plainDateISO().add({ days }).toString()
  const path = `specialists/${specialist}`
  const days = await asAdministrator<SpecialistDay[]>(
    page,
    'GET',
    `${path}/days?from=${date(8)}&to=${date(28)}`,
  )
  const [{ date: day = '' } = {}] = days
    .filter(one => one.doctors > 1)
    .toSorted((one, other) => one.free - other.free)
  const open = await asAdministrator<Occurrence[]>(page, 'GET', `${path}/places?from=${day}&to=${day}`)
  const booked: string[] = []
  for (const { schedule, places } of open) {
    for (const { startsAt, free } of places) {
      for (let count = 0; count < free; count++) {
        const made = await bookAtCounter(
          page,
          { name: `Caller ${booked.length + 1}` },
          { schedule, startsAt },
        )
        booked.push(made.id)
      }
    }
  }
  return { day, booked: booked as [string, ...string[]] }
}
export const cancelAtDesk = (page: Page, id: string) =>
  asAdministrator(page, 'POST', `admins/appointments/${id}/cancel`, { reason: 'The caller cannot come' })

/** Sets the deadline of every offer of the waiting list to one second ago, and returns that time. */
export async function lapseOffers(): Promise<string> {
  const then = Temporal.Now.instant().subtract({ seconds: 1 }).toString()
  const url = await joinEmbeddedPostgres(rawat.dataDir)
  const client = new Client({ connectionString: url as string })
  await client.connect()
  await client.query('update place_hold set expires_at = $1 where waiting_entry_id is not null', [then])
  await client.end()
  return then
}
