import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { weekdays } from '#entities/content/unit.ts'
import { half, nine, requestSlot, sessionsOf, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture, saveSettings } from '../../../tests/hospital.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { expireRequests } from './expiry.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
})
afterEach(() => hospital.close())

/** The front desk is open from nine to five, and a request waits for a day at most. */
async function open(booking: Record<string, unknown> = {}, customer_care = '+62 21 0000 0101') {
  const businessHours = weekdays.map(day => ({ day, opens: '09:00', closes: '17:00' }))
  const rules = { requestExpiryMinutes: 1440, maxOpenPerPatient: 5, ...booking }
  const telephone = customer_care ? { customer_care } : {}
  await saveSettings(hospital, { ...telephone, businessHours, booking: rules })
}
const halfPastEleven = '2026-11-23T04:30:00Z'
/** 00:26 in Jakarta on the Monday of the slots, when the front desk is closed. */
const atNight = () => hospital.travel('2026-11-22T17:26:00Z')
const asPatient = (method: string, path: string, body?: unknown, language = 'en') =>
  hospital.call(method, path, {
    token: hospital.patients[0]?.token,
    headers: { 'accept-language': language },
    body,
  })
const emails = () => hospital.deps.db.select().from(outboxMessage)

describe('a slot so soon that no answer can come in time to travel', () => {
  test('cannot be requested online: the refusal contains the telephone number and other slots', async () => {
    await open()
    await atNight()
    const refused = await requestSlot(hospital, 0, { startsAt: ten })
    expect([refused.status, refused.meta.code, refused.message]).toEqual([
      409,
      'booking.byTelephone',
      'This time is too soon for a request: the hospital could not answer before you would have to leave. To book it, please call +62 21 0000 0101',
    ])
    const others = refused.result.alternatives.flatMap(
      (one: { places: { startsAt: string }[] }) => one.places,
    )
    expect(others[0].startsAt).toBe('2026-11-23T04:30:00Z')
    const held = await asPatient(
      'POST',
      '/api/holds',
      { schedule: hospital.schedules.slots, startsAt: ten },
      'id',
    )
    expect([held.meta.code, held.message]).toEqual([
      'booking.byTelephone',
      'Jadwal ini sudah terlalu dekat: rumah sakit tidak sempat menjawab permintaan sebelum Anda berangkat. Untuk memesannya, silakan telepon +62 21 0000 0101',
    ])
  })

  test.each([
    ['telephone', [false, true]],
    ['confirm', [true, false]],
  ])('the day at a glance, where all of today is too soon: %s', async (shortNotice, flags) => {
    await open({ answerHours: 9, shortNotice })
    await atNight()
    const { result } = await hospital.call('GET', '/api/availability?doctor=ayu')
    expect(result[0].worksToday).toBe(true)
    expect([result[0].availableToday, result[0].byTelephoneToday]).toEqual(flags)
  })

  test('the refusal makes sense without a telephone number', async () => {
    await open({}, '')
    await atNight()
    expect((await requestSlot(hospital, 0, { startsAt: ten })).message).toBe(
      'This time is too soon for a request: the hospital could not answer before you would have to leave. To book it, please call the hospital',
    )
  })

  test('is marked in the list of slots, and is not the next free one', async () => {
    await open()
    await atNight()
    const [session] = await sessionsOf(hospital, 'ayu')
    expect(session?.places.map(one => [one.startsAt.slice(11, 16), one.shortNotice])).toEqual([
      ['02:00', 'telephone'],
      ['02:30', 'telephone'],
      ['03:00', 'telephone'],
      ['03:30', 'telephone'],
      ['04:00', 'telephone'],
      ['04:30', undefined],
    ])
    const { result } = await hospital.call('GET', '/api/availability?doctor=ayu')
    expect(result[0].nextFree.startsAt).toBe(halfPastEleven)
    const days = await hospital.call('GET', '/api/specialists/cardiology/days?from=2026-11-23&to=2026-11-23')
    expect(days.result[0].first.startsAt).toBe(halfPastEleven)
  })

  test('is confirmed at once if so configured, with the email and calendar entry of a confirmed one', async () => {
    await open({ shortNotice: 'confirm' })
    await atNight()
    const [session] = await sessionsOf(hospital, 'ayu')
    expect(session?.places[2]).toMatchObject({ startsAt: ten, shortNotice: 'confirm' })
    const held = await asPatient('POST', '/api/holds', { schedule: hospital.schedules.slots, startsAt: ten })
    expect(held.result).toMatchObject({ startsAt: ten, answerBy: null })
    const { status, result } = await requestSlot(hospital, 0, { startsAt: ten })
    expect([status, result.status, result.expiresAt]).toEqual([201, 'accepted', null])
    const [email] = await emails()
    expect(email?.kind).toBe('appointment.accepted')
    expect(email?.attachments[0]?.content).toContain('STATUS:CONFIRMED')
    // The appointment does not expire.
    await hospital.travel('2026-11-23T02:59:00Z')
    expect(await expireRequests(hospital.deps)).toBe(0)
  })
})

describe('a request that is made in time', () => {
  test('has a deadline two hours before its start, in the hold, the request, the email and the expiry', async () => {
    await open()
    await atNight()
    const body = { schedule: hospital.schedules.slots, startsAt: halfPastEleven }
    const held = await asPatient('POST', '/api/holds', body)
    expect(held.result.answerBy).toBe('2026-11-23T02:30:00Z')
    const { result } = await requestSlot(hospital, 0, { startsAt: halfPastEleven })
    expect([result.status, result.expiresAt]).toEqual(['requested', '2026-11-23T02:30:00Z'])
    const [email] = await emails()
    expect(email?.text).toContain('The hospital answers by Monday, 23 November 2026, 09:30\u00a0WIB')
    await hospital.travel('2026-11-23T02:29:59Z')
    expect(await expireRequests(hospital.deps)).toBe(0)
    await hospital.travel('2026-11-23T02:30:00Z')
    expect(await expireRequests(hospital.deps)).toBe(1)
  })

  test('cannot be moved by its patient to a slot that is too soon; a confirmed appointment can', async () => {
    await open({ requestExpiryMinutes: 10_000 })
    const { result } = await requestSlot(hospital, 0, { startsAt: halfPastEleven })
    await atNight()
    const move = () =>
      asPatient('POST', `/api/appointments/${result.id}/reschedule`, {
        schedule: hospital.schedules.slots,
        startsAt: ten,
      })
    expect((await move()).meta.code).toBe('booking.byTelephone')
    const token = hospital.admins.desk.token
    await hospital.call('POST', `/api/admins/appointments/${result.id}/accept`, { token })
    expect((await move()).result).toMatchObject({ status: 'accepted', startsAt: ten, expiresAt: null })
  })

  test('is confirmed when the front desk moves it to a slot that is too soon', async () => {
    await open({ requestExpiryMinutes: 10_000 })
    const { result } = await requestSlot(hospital, 0, { startsAt: halfPastEleven })
    await atNight()
    const moved = await hospital.call('POST', `/api/admins/appointments/${result.id}/reschedule`, {
      token: hospital.admins.desk.token,
      body: { schedule: hospital.schedules.slots, startsAt: nine },
    })
    expect(moved.result).toMatchObject({ status: 'accepted', startsAt: nine, expiresAt: null })
    const email = (await emails()).find(one => one.kind === 'appointment.movedByHospital')
    expect(email?.attachments[0]?.content).toContain('STATUS:CONFIRMED')
    expect(email?.text).toContain('The hospital has confirmed your appointment.')
  })

  test('the hospital sets the hours before the start, and a closed day does not count for answers', async () => {
    await open({ answerHours: 24 })
    // Requested on Friday at noon. A day before Monday at ten is Sunday at ten.
    expect((await requestSlot(hospital, 0, { startsAt: ten })).result.expiresAt).toBe('2026-11-21T03:00:00Z')
    await hospital.travel('2026-11-21T11:00:00Z')
    expect((await requestSlot(hospital, 1, { startsAt: half })).result.expiresAt).toBe('2026-11-22T02:30:00Z')
    const holiday = { kind: 'holiday', from: '2026-11-22', to: '2026-11-22', doctor: null, location: null }
    const made = await hospital.call('POST', '/api/admins/schedule-exceptions', {
      token: hospital.admins.desk.token,
      body: { ...holiday, startTime: null, endTime: null, minutes: null, room: null, note: null },
    })
    expect(made.status, JSON.stringify(made)).toBe(201)
    expect((await requestSlot(hospital, 1, { startsAt: halfPastEleven })).meta.code).toBe(
      'booking.byTelephone',
    )
  })
})
