import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newKey } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { outboxMessage } from '../database/tables/messages.ts'

let hospital: HospitalFixture
let schedule: string
let agreed: Awaited<ReturnType<typeof agreement>>
beforeEach(async () => {
  hospital = await createHospital({ patients: 4 })
  await save('POST', '/api/package-categories', { slug: 'check-ups', name: { en: 'Check-ups' } })
  await save('POST', '/api/packages', heart)
  const session = {
    doctor: 'package:heart-check',
    location: 'jakarta',
    weekday: 1,
    startTime: '07:00',
    endTime: '08:00',
    mode: 'slots',
    slotMinutes: 30,
    capacity: 2,
    validFrom: '2026-01-01',
  }
  const made = await hospital.call('POST', '/api/admins/schedules', {
    token: hospital.admins.super.token,
    body: session,
  })
  expect(made.status).toBe(201)
  schedule = made.result.id
  agreed = await agreement()
})
afterEach(() => hospital.close())

const heart = {
  slug: 'heart-check',
  title: { en: 'Heart check', id: 'Periksa jantung' },
  categories: ['check-ups'],
  price: { amount: 1_500_000, currency: 'IDR' },
  termsVersion: '2026-1',
  preparation: { en: 'Do not eat for eight hours.', id: 'Puasa delapan jam.' },
  forWhom: { sex: 'female', ageFrom: 40, ageTo: 65 },
  locations: ['jakarta'],
  bookingMode: 'appointment',
}
const seven = '2026-11-23T00:00:00Z'
const halfPastSeven = '2026-11-23T00:30:00Z'
/** What a patient agrees to who has read the package as it is now. */
async function agreement() {
  const { result } = await hospital.call('GET', '/api/packages/heart-check')
  const { updatedAt, price, termsVersion } = result
  return { updatedAt, amount: price.amount, termsVersion, agreed: true }
}

async function save(method: string, path: string, data: object, version?: number) {
  const answer = await hospital.call(method, path, {
    token: hospital.admins.super.token,
    body: { data, publish: true, ...(version ? { version } : {}) },
  })
  expect(answer.status, JSON.stringify(answer)).toBeLessThan(300)
  return answer
}

const request = (who: number, more: Record<string, unknown> = {}) =>
  hospital.call('POST', '/api/appointments', {
    token: hospital.patients[who]?.token,
    headers: { 'idempotency-key': newKey() },
    body: { doctor: 'package:heart-check', schedule, startsAt: seven, package: agreed, ...more },
  })
const desk = (path: string, body: object = {}) =>
  hospital.call('POST', path, {
    token: hospital.admins.desk.token,
    headers: { 'idempotency-key': newKey() },
    body,
  })
const free = async () => {
  const path = '/api/packages/heart-check/places?from=2026-11-23&to=2026-11-23'
  const { result } = await hospital.call('GET', path)
  return result[0]?.places.map((one: { free: number }) => one.free)
}
const lastMail = async (kind: string) =>
  (await hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, kind))).at(-1)

test('a package is requested with its terms, which stay as they were', async () => {
  expect(await free()).toEqual([2, 2])
  const { status, result } = await request(0)
  expect(status).toBe(201)
  expect(result).toMatchObject({ status: 'requested', doctor: 'package:heart-check', location: 'jakarta' })
  expect(result.package).toEqual({
    title: heart.title,
    price: { amount: 1_500_000, currency: 'IDR' },
    priceNote: null,
    termsVersion: '2026-1',
    preparation: heart.preparation,
  })
  expect(await free()).toEqual([1, 2])
  const dearer = { ...heart, price: { amount: 2_000_000, currency: 'IDR' }, termsVersion: '2026-2' }
  await save('PUT', '/api/packages/heart-check', dearer, 1)
  const path = `/api/appointments/${result.id}`
  const later = await hospital.call('GET', path, { token: hospital.patients[0]?.token })
  expect(later.result.package).toMatchObject({ price: { amount: 1_500_000 }, termsVersion: '2026-1' })
  const stale = await request(1)
  expect(stale).toMatchObject({ status: 409, meta: { code: 'booking.packageChanged' } })
  const read = await agreement()
  expect((await request(1, { package: read })).status).toBe(201)
  expect(await free()).toEqual([0, 2])
  expect(await request(2, { package: read })).toMatchObject({ status: 409, meta: { code: 'booking.taken' } })
})

test('an agreement to another preparation, price or text than those of now is refused', async () => {
  const outdated = { status: 409, meta: { code: 'booking.packageChanged' } }
  const fasting = { ...heart, preparation: { en: 'Do not eat for twelve hours.' } }
  await save('PUT', '/api/packages/heart-check', fasting, 1)
  expect(await request(0)).toMatchObject(outdated)
  const read = await agreement()
  for (const other of [{ amount: 1 }, { termsVersion: '2025-1' }])
    expect(await request(0, { package: { ...read, ...other } })).toMatchObject(outdated)
  const draft = { data: { ...fasting, inclusions: [{ item: { en: 'ECG' } }] }, version: 2 }
  const { token } = hospital.admins.super
  const saved = await hospital.call('PUT', '/api/packages/heart-check', { token, body: draft })
  expect(saved.status).toBe(200)
  const asked = await request(0, { package: read })
  expect(asked.result.package.preparation).toEqual(fasting.preparation)
  const published = await hospital.call('POST', '/api/packages/heart-check/publish', {
    token,
    body: { version: 3 },
  })
  expect(published.status).toBe(200)
  expect(await request(1, { package: read })).toMatchObject(outdated)
  expect((await request(1, { package: await agreement() })).status).toBe(201)
})

test('without the agreement it is refused, and a doctor needs none', async () => {
  expect(await request(0, { package: undefined })).toMatchObject({ status: 422 })
  expect(await request(0, { package: { ...agreed, agreed: false } })).toMatchObject({ status: 422 })
  expect(await free()).toEqual([2, 2])
})

test('it is refused to a patient for whom it is not meant, and held and booked for others', async () => {
  const set = (who: number, person: { sex: 'female' | 'male'; birthDate: string }) =>
    hospital.deps.db
      .update(patient)
      .set(person)
      .where(eq(patient.id, hospital.patients[who]?.patientId as string))
  await set(0, { sex: 'male', birthDate: '1980-01-01' })
  await set(1, { sex: 'female', birthDate: '2000-01-01' })
  await set(2, { sex: 'female', birthDate: '1980-01-01' })
  expect(await request(0)).toMatchObject({ status: 409, meta: { code: 'booking.packageSex' } })
  const young = await request(1)
  expect(young).toMatchObject({ status: 409, meta: { code: 'booking.packageAge' } })
  expect(young.meta.message).toContain('40 to 65')
  const held = await hospital.call('POST', '/api/holds', {
    token: hospital.patients[2]?.token,
    body: { schedule, startsAt: seven },
  })
  expect(held.result).toMatchObject({ doctor: 'package:heart-check' })
  expect(await free()).toEqual([1, 2])
  expect((await request(2)).status).toBe(201)
  expect(await free()).toEqual([1, 2])
})

test('the front desk accepts it, and the email contains the price and how to prepare', async () => {
  const { result } = await request(0)
  const accepted = await desk(`/api/admins/appointments/${result.id}/accept`)
  expect(accepted.result).toMatchObject({ status: 'accepted', doctorName: 'Heart check' })
  const mail = await lastMail('appointment.accepted')
  expect(mail?.subject).toContain('Heart check')
  expect(mail?.text).toContain('Package: Heart check')
  expect(mail?.text).toContain('1,500,000')
  expect(mail?.text).toContain('Do not eat for eight hours.')
  expect(mail?.text).toContain('You pay at the hospital on the day')
  const list = await hospital.call('GET', '/api/admins/appointments?doctor=package:heart-check', {
    token: hospital.admins.desk.token,
  })
  expect(list.result).toHaveLength(1)
})

test('the email of a package that costs nothing says so, and nothing about paying', async () => {
  await save('PUT', '/api/packages/heart-check', { ...heart, price: { amount: 0, currency: 'IDR' } }, 1)
  const { result } = await request(0, { package: await agreement() })
  await desk(`/api/admins/appointments/${result.id}/accept`)
  const mail = await lastMail('appointment.accepted')
  expect(mail?.text).toMatch(/Price: Free$/m)
  expect(mail?.text).not.toContain('You pay')
})

test('in an Arabic email the preparation keeps its direction', async () => {
  await hospital.deps.db.update(account).set({ language: 'ar' })
  await request(0)
  const mail = await lastMail('appointment.requested')
  expect(mail?.text).toContain('\u2066Do not eat for eight hours.\u2069')
})

test('it moves only within its own times, and no doctor’s appointment moves into them', async () => {
  const { result } = await request(0)
  const own = { schedule, startsAt: halfPastSeven }
  const moved = await hospital.call('POST', `/api/appointments/${result.id}/reschedule`, {
    token: hospital.patients[0]?.token,
    body: own,
  })
  expect(moved.result).toMatchObject({ startsAt: halfPastSeven, package: { termsVersion: '2026-1' } })
  const toDoctor = { schedule: hospital.schedules.slots, startsAt: '2026-11-23T02:00:00Z' }
  expect(await desk(`/api/admins/appointments/${result.id}/reschedule`, toDoctor)).toMatchObject({
    status: 409,
    meta: { code: 'booking.packageFixed' },
  })
  const withDoctor = await request(1, {
    doctor: 'ayu',
    package: undefined,
    ...toDoctor,
  })
  expect(withDoctor.result).toMatchObject({ doctor: 'ayu', package: null })
  expect(await desk(`/api/admins/appointments/${withDoctor.result.id}/reschedule`, own)).toMatchObject({
    status: 409,
    meta: { code: 'booking.packageFixed' },
  })
  const cancelled = await hospital.call('POST', `/api/appointments/${result.id}/cancel`, {
    token: hospital.patients[0]?.token,
  })
  expect(cancelled.result.status).toBe('cancelled_by_patient')
  expect(await free()).toEqual([2, 2])
})

test('it moves to no day on which the patient is too old for it, nor by the link', async () => {
  const { result } = await request(0)
  await desk(`/api/admins/appointments/${result.id}/accept`)
  // 65 years old on the day that was booked, and 66 on the day before the next one.
  const birthDate = '1960-11-25'
  await hospital.deps.db
    .update(patient)
    .set({ birthDate })
    .where(eq(patient.id, hospital.patients[0]?.patientId as string))
  const later = { schedule, startsAt: '2026-11-30T00:00:00Z' }
  const tooOld = { status: 409, meta: { code: 'booking.packageAge' } }
  const path = `appointments/${result.id}/reschedule`
  expect(await desk(`/api/admins/${path}`, later)).toMatchObject(tooOld)
  const own = { token: hospital.patients[0]?.token, body: later }
  expect(await hospital.call('POST', `/api/${path}`, own)).toMatchObject(tooOld)
  const cancelled = await desk(`/api/admins/appointments/${result.id}/cancel`, { reason: 'No nurse' })
  expect(cancelled.status).toBe(200)
  const mail = await lastMail('appointment.cancelledByHospital')
  expect(mail?.text).toContain('Package: Heart check')
  expect(mail?.text).not.toContain('Do not eat')
  const token = /token=(rwa_[\w-]+)/.exec(mail?.text ?? '')?.[1] as string
  const answer = { token, body: { answer: 'move', ...later } }
  expect(await hospital.call('POST', '/api/answer-link', answer)).toMatchObject(tooOld)
})

test('the refusal names an age that has no upper limit as such', async () => {
  await hospital.deps.db
    .update(patient)
    .set({ birthDate: '1980-01-01' })
    .where(eq(patient.id, hospital.patients[0]?.patientId as string))
  await save('PUT', '/api/packages/heart-check', { ...heart, forWhom: { ageFrom: 60 } }, 1)
  const refused = await request(0, { package: await agreement() })
  expect(refused.meta.message).toContain('aged 60 or older')
})

test('an appointment whose package or doctor has left the site moves no more, and the refusal says why', async () => {
  const { result } = await request(0)
  const withDoctor = await request(1, {
    doctor: 'ayu',
    package: undefined,
    ...{ schedule: hospital.schedules.slots, startsAt: '2026-11-23T02:00:00Z' },
  })
  const { token } = hospital.admins.super
  await hospital.call('POST', '/api/packages/heart-check/archive', { token, body: { version: 1 } })
  await hospital.call('DELETE', '/api/doctors/ayu?version=1', { token })
  const moves = [
    { who: 0, of: result, to: halfPastSeven, patient: 'package is no longer offered', desk: 'Cancel' },
    {
      ...{ who: 1, of: withDoctor.result, to: '2026-11-23T02:30:00Z' },
      ...{ patient: 'doctor no longer takes appointments', desk: 'Choose another doctor' },
    },
  ]
  for (const { who, of, to, ...says } of moves) {
    const withdrawn = { status: 409, meta: { code: 'booking.withdrawn' } }
    const body = { schedule: of.schedule, startsAt: to }
    const own = await hospital.call('POST', `/api/appointments/${of.id}/reschedule`, {
      token: hospital.patients[who]?.token,
      body,
    })
    expect(own).toMatchObject(withdrawn)
    expect(own.meta.message).toContain(says.patient)
    const atDesk = await desk(`/api/admins/appointments/${of.id}/reschedule`, body)
    expect(atDesk).toMatchObject(withdrawn)
    expect(atDesk.meta.message).toContain(says.desk)
    const token = hospital.patients[who]?.token
    expect((await hospital.call('POST', `/api/appointments/${of.id}/cancel`, { token })).status).toBe(200)
  }
  expect(await request(2)).toMatchObject({ status: 409, meta: { code: 'booking.withdrawn' } })
})

test('it still moves after its limits were narrowed: the hospital has accepted the patient', async () => {
  const { result } = await request(0)
  await hospital.deps.db
    .update(patient)
    .set({ sex: 'female', birthDate: '1980-01-01' })
    .where(eq(patient.id, hospital.patients[0]?.patientId as string))
  await save('PUT', '/api/packages/heart-check', { ...heart, forWhom: { ageFrom: 60 } }, 1)
  expect((await request(0, { startsAt: halfPastSeven })).status).toBe(409)
  const moved = await desk(`/api/admins/appointments/${result.id}/reschedule`, {
    schedule,
    startsAt: halfPastSeven,
  })
  expect(moved).toMatchObject({ status: 200, result: { package: { termsVersion: '2026-1' } } })
})

test('the front desk books it by telephone, with the terms of the day', async () => {
  const patientData = { name: 'Siti Rahma', phone: '+6281234567890' }
  const booked = await desk('/api/admins/appointments', {
    patient: patientData,
    source: 'phone',
    schedule,
    startsAt: seven,
  })
  expect(booked.status).toBe(201)
  expect(booked.result).toMatchObject({ status: 'accepted', package: { price: { amount: 1_500_000 } } })
})

test('a displaced patient who is called keeps the price of the first request, and the limits of that day', async () => {
  const caller = { name: 'Siti Rahma', phone: '+6281234567890', birthDate: '1980-01-01' }
  const at = (startsAt: string) => ({ source: 'phone', schedule, startsAt })
  const booked = await desk('/api/admins/appointments', { patient: caller, ...at(seven) })
  const closure = { location: 'jakarta', from: '2026-11-23', to: '2026-11-23' }
  expect((await desk('/api/admins/closures', closure)).status).toBe(201)
  const changed = {
    ...{ ...heart, price: { amount: 2_000_000, currency: 'IDR' }, termsVersion: '2026-2' },
    forWhom: { ageFrom: 60 },
  }
  await save('PUT', '/api/packages/heart-check', changed, 1)
  const { token } = hospital.admins.desk
  const [call] = (await hospital.call('GET', '/api/admins/call-list', { token })).result
  const again = await desk('/api/admins/appointments', {
    ...{ patient: { id: booked.result.patient.id }, call: call.id },
    ...at('2026-11-30T00:00:00Z'),
  })
  expect(again).toMatchObject({
    status: 201,
    result: { package: { price: { amount: 1_500_000 }, termsVersion: '2026-1' } },
  })
})

test('a closed day of the location cancels it, and the patient chooses another time by the link', async () => {
  const { result } = await request(0)
  await desk(`/api/admins/appointments/${result.id}/accept`)
  const closure = { location: 'jakarta', from: '2026-11-23', to: '2026-11-23' }
  expect((await desk('/api/admins/closures', closure)).status).toBe(201)
  const mail = await lastMail('appointment.absence')
  expect(mail?.text).toContain('Heart check cannot take place at that time')
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const link = await hospital.call('GET', '/api/answer-link', {
    headers: { authorization: `Bearer ${token}` },
  })
  const [next] = link.result.places
  expect(next).toMatchObject({ doctor: 'package:heart-check', date: '2026-11-30' })
  const toDoctor = { schedule: hospital.schedules.slots, startsAt: '2026-11-30T02:00:00Z' }
  const refused = await hospital.call('POST', '/api/answer-link', {
    headers: { authorization: `Bearer ${token}` },
    body: { answer: 'move', ...toDoctor },
  })
  expect(refused).toMatchObject({ status: 409, meta: { code: 'booking.packageFixed' } })
  const choice = { answer: 'move', schedule: next.schedule, startsAt: next.places[0].startsAt }
  const answered = await hospital.call('POST', '/api/answer-link', {
    headers: { authorization: `Bearer ${token}` },
    body: choice,
  })
  expect(answered.result.replacement).toMatchObject({
    status: 'accepted',
    package: { termsVersion: '2026-1' },
  })
})

test('the link of a doctor’s appointment books no package, whose terms were not agreed to', async () => {
  const withDoctor = await request(3, {
    doctor: 'ayu',
    package: undefined,
    ...{ schedule: hospital.schedules.slots, startsAt: '2026-11-23T02:00:00Z' },
  })
  const path = `/api/admins/appointments/${withDoctor.result.id}`
  expect((await desk(`${path}/accept`)).status).toBe(200)
  expect((await desk(`${path}/cancel`, { reason: 'The doctor is ill' })).status).toBe(200)
  const token = /token=([\w-]+)/.exec((await lastMail('appointment.cancelledByHospital'))?.text ?? '')?.[1]
  const answered = await hospital.call('POST', '/api/answer-link', {
    headers: { authorization: `Bearer ${token}` },
    body: { answer: 'move', schedule, startsAt: '2026-11-30T00:00:00Z' },
  })
  expect(answered).toMatchObject({ status: 409, meta: { code: 'booking.packageFixed' } })
})

test('public lists of doctors know no packages', async () => {
  const { result } = await hospital.call('GET', '/api/availability')
  expect(result.map((one: { doctor: string }) => one.doctor).toSorted()).toEqual(['ayu', 'budi'])
  await save('PUT', '/api/packages/heart-check', { ...heart, bookingMode: 'phone' }, 1)
  expect(await free()).toBeUndefined()
  const refused = await request(0)
  expect(refused).toMatchObject({ status: 409, meta: { code: 'booking.notBookable' } })
  expect(refused.meta.message).toContain('package')
})

test('the front desk finds it in its own language', async () => {
  const path = '/api/admins/desk/sessions?date=2026-11-23&location=jakarta'
  const { result } = await hospital.call('GET', path, {
    token: hospital.admins.desk.token,
    headers: { 'accept-language': 'id' },
  })
  const names = result.map((one: { doctorName: string }) => one.doctorName)
  expect(names).toContain('Periksa jantung')
  const { code } = (await request(0)).result
  const inIndonesian = async (where: string) =>
    (
      await hospital.call('GET', where, {
        token: hospital.admins.desk.token,
        headers: { 'accept-language': 'id' },
      })
    ).result
  expect(await inIndonesian('/api/admins/notifications')).toMatchObject([{ about: 'Periksa jantung' }])
  const found = await inIndonesian(`/api/admins/search?words=${code}`)
  expect(found.appointments).toMatchObject([{ code, doctor: 'Periksa jantung' }])
  const today = {
    ...{ doctor: 'package:heart-check', location: 'jakarta', weekday: 5, mode: 'session', capacity: 9 },
    ...{ startTime: '00:00', endTime: '23:30', validFrom: '2026-01-01' },
  }
  await hospital.call('POST', '/api/admins/schedules', { token: hospital.admins.super.token, body: today })
  const [queue] = await inIndonesian('/api/admins/desk/queue?location=jakarta')
  expect(queue).toMatchObject({ doctorName: 'Periksa jantung' })
  const { token } = (await desk('/api/admins/desk/displays', { name: 'Lobby', location: 'jakarta' })).result
  const display = { body: { token }, headers: { 'accept-language': 'id' } }
  const shown = await hospital.call('POST', '/api/display', display)
  expect(shown.result.queues).toMatchObject([{ doctorName: 'Periksa jantung' }])
})

test('a package has no waiting list, as its terms would have to be agreed to again', async () => {
  const answer = await hospital.call('POST', '/api/waiting-list', {
    token: hospital.patients[0]?.token,
    body: { doctor: 'package:heart-check', from: '2026-11-21', to: '2026-11-30' },
  })
  expect(answer.status).toBe(422)
})
