import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { requestSlot } from '../../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../../tests/hospital.ts'
import { outboxMessage } from '../../database/tables/messages.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 4 })
})
afterEach(() => hospital.close())

const atDesk = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.admins.desk.token, body })
const leave = (date = '2026-11-23') =>
  atDesk('POST', '/api/admins/schedule-exceptions', { doctor: 'ayu', kind: 'leave', from: date, to: date })
const emailsOf = async (kind = 'appointment.absence') =>
  (await hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, kind))).toSorted(
    (a, b) => (a.to < b.to ? -1 : 1),
  )
const offeredIn = (text: string) =>
  [...text.matchAll(/startsAt=([^&#]+)/g)].map(one => decodeURIComponent(one[1] ?? ''))
const tokenIn = (text: string) => text.match(/token=(rwa_[\w-]{43})/)?.[1] ?? ''
const times = ['2026-11-23T02:00:00Z', '2026-11-23T02:30:00Z', '2026-11-23T03:00:00Z', '2026-11-23T03:30:00Z']

describe('the slots that an email offers instead of an appointment', () => {
  test('is spread over the free slots: four displaced patients have four first choices', async () => {
    for (const [index, startsAt] of times.entries()) await requestSlot(hospital, index, { startsAt })
    await leave()
    const offered = (await emailsOf()).map(one => offeredIn(one.text))
    expect(offered.map(own => own.length)).toEqual([3, 3, 3, 3])
    expect(new Set(offered.map(own => own[0])).size).toBe(4)
    expect(new Set(offered.map(own => own.toSorted().join())).size).toBe(4)
  })

  test('is near the displaced time, not the earliest slot of all', async () => {
    await requestSlot(hospital, 0, { startsAt: '2026-12-14T02:00:00Z' })
    await leave('2026-12-14')
    const [email] = await emailsOf()
    expect(offeredIn(email?.text ?? '')[0]).toMatch(/^2026-12-(07|21)/)
  })

  test('stays in the view of its link when nearer slots are free', async () => {
    for (const [index, startsAt] of times.entries()) await requestSlot(hospital, index, { startsAt })
    await leave()
    for (const { text } of await emailsOf()) {
      for (const startsAt of offeredIn(text)) {
        const query = new URLSearchParams({ schedule: hospital.schedules.slots, startsAt })
        const { result } = await hospital.call('GET', `/api/answer-link?${query}`, { token: tokenIn(text) })
        const shown = result.places.flatMap((one: { places: { startsAt: string }[] }) => one.places)
        expect(shown.map((one: { startsAt: string }) => one.startsAt)).toContain(startsAt)
      }
    }
  })
})

describe('a patient who needs no other appointment', () => {
  const lost = async () =>
    (await hospital.call('GET', '/api/appointments?when=past', { token: hospital.patients[0]?.token }))
      .result[0]

  test('is offered none in the portal; one who is displaced again is asked again', async () => {
    await requestSlot(hospital, 0)
    await leave()
    expect(await lost()).toMatchObject({ status: 'cancelled_by_hospital', settled: false })
    const [email] = await emailsOf()
    const token = tokenIn(email?.text ?? '')
    const { result } = await hospital.call('POST', '/api/answer-link', { token, body: { answer: 'cancel' } })
    expect(result).toMatchObject({ state: 'answered', places: [], others: [] })
    expect(await lost()).toMatchObject({ settled: true })
  })

  test('is offered none in the confirmation email either', async () => {
    await requestSlot(hospital, 0)
    const late = { doctor: 'ayu', kind: 'late', minutes: 40, from: '2026-11-23', to: '2026-11-23' }
    await atDesk('POST', '/api/admins/schedule-exceptions', late)
    const [told] = await emailsOf('appointment.late')
    const token = tokenIn(told?.text ?? '')
    await hospital.call('POST', '/api/answer-link', { token, body: { answer: 'cancel' } })
    const [email] = await emailsOf('appointment.cancelled')
    expect(email?.text).toContain('Your appointment is cancelled')
    expect(email?.text).not.toMatch(/another time|appointments\/create/)
  })
})
