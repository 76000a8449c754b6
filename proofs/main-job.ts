import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Occurrence } from '#entities/schedule/schedule.ts'

/** The main job, over HTTP alone: a patient books, the hospital accepts and edits, and the public page shows the edit. */
export async function mainJob(address: string, admin: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string }) {
  const call = async (method: string, path: string, token?: string, body?: unknown) => {
    const response = await fetch(address + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: answers of every kind
    return { status: response.status, ...((await response.json()) as { result: any; meta: any }) }
  }
  const email = 'newcomer@example.org'
  const password = 'sembilan belas kucing'
  await call('POST', '/api/auth/patients/signup', undefined, {
    name: 'Newcomer',
    email,
    password,
    passwordCheck: password,
    promotionalOffers: false,
  })
  const mails = await call('GET', `/api/demo/outbox?to=${email}`)
  const code = /\b\d{6}\b/.exec(mails.result[0].text)?.[0]
  const { result: patient } = await call('POST', '/api/auth/patients/confirm', undefined, {
    email,
    code,
    password,
  })

  const { result: doctors } = await call('GET', '/api/doctors?perPage=500&view=full')
  const doctor = doctors.find((one: { bookable?: boolean }) => one.bookable)
  const from = Temporal.Now.plainDateISO('UTC').add({ days: 3 })
  const { result: days } = await call(
    'GET',
    `/api/doctors/${doctor.slug}/places?from=${from}&to=${from.add({ days: 21 })}`,
  )
  const day = (days as Occurrence[]).find(one => one.places.some(place => place.free > 0)) as Occurrence
  const startsAt = day.places.find(place => place.free > 0)?.startsAt
  const booking = { doctor: doctor.slug, schedule: day.schedule, startsAt }
  const booked = await call('POST', '/api/appointments', patient.token, booking)

  const login = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
  const { token } = (await call('POST', '/api/auth/admins/login', undefined, login)).result
  const accepted = await call('POST', `/api/admins/appointments/${booked.result.id}/accept`, token)
  const { result: item } = await call('GET', `/api/admins/doctors/${doctor.slug}`, token)
  const name = 'Renamed Just Now'
  const edited = await call('PUT', `/api/doctors/${doctor.slug}`, token, {
    data: { ...item.data, name },
    version: item.version,
    publish: true,
  })
  let shown = false
  for (const limit = performance.now() + 120_000; !shown && performance.now() < limit; await wait(200)) {
    shown = (await (await fetch(`${address}/doctors/${doctor.slug}`)).text()).includes(name)
  }
  return { booked: booked.status, accepted: accepted.status, edited: edited.status, shown }
}
