import type { Page } from '@playwright/test'
import { administratorToken, expect } from './journey.ts'

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

/** A queue that is open now, at a doctor who does not sit today otherwise: numbers for the next hour, today only. */
export async function openQueue(page: Page): Promise<OnDay & { location: string }> {
  const weekly = await asAdministrator<Weekly[]>(page, 'GET', 'admins/schedules?perPage=500')
  const now = Temporal.Now.instant()
  const free = weekly.find(({ doctor, timezone }) => {
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
