import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freeAt, half, nine, requestSlot, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { newId } from '../database/connect.ts'
import { answerLink } from '../database/tables/booking.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { offerFreeSlots } from '../waiting-list/offers.ts'
import { remindPatients } from './reminders.ts'

let hospital: HospitalFixture
let child: string
const as = (who: number, method: string, path: string, body?: unknown) =>
  hospital.call(method, path, { token: hospital.patients[who]?.token, body })
const atDesk = (method: string, path: string, body?: unknown, headers = {}) =>
  hospital.call(method, path, { token: hospital.admins.desk.token, body, headers })
const add = async (who: number, own = {}) =>
  (
    await as(who, 'POST', '/api/dependants', {
      name: 'Raka Pratama',
      birthDate: '2020-05-01',
      sex: 'male',
      relationship: 'child',
      ...own,
    })
  ).result.id as string
const emails = async (kind: string) =>
  hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.kind, kind))
const queue = () => ({ doctor: 'budi', schedule: hospital.schedules.queue, startsAt: nine })

beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
  child = await add(0)
})
afterEach(() => hospital.close())

describe('a mother books for her child', () => {
  test('and her pages, the email, the calendar and the front desk show for whom', async () => {
    const made = await requestSlot(hospital, 0, { dependant: child })
    expect(made.result.dependant).toEqual({ id: child, name: 'Raka Pratama' })
    const { id } = made.result
    expect((await as(0, 'GET', `/api/appointments/${id}`)).result.dependant.name).toBe('Raka Pratama')
    expect((await as(0, 'GET', '/api/appointments')).result[0].dependant.name).toBe('Raka Pratama')
    await as(0, 'PUT', '/api/patients/me', {
      full_name: 'Siti Rahma',
      language: 'id',
      phone: '0812 3456 789',
      birthDate: null,
      address: null,
      promotionalOffers: false,
    })
    const desk = (await atDesk('POST', `/api/admins/appointments/${id}/accept`)).result
    expect(desk.patient).toEqual({
      id: child,
      name: 'Raka Pratama',
      email: 'patient0@example.org',
      phone: '0812 3456 789',
      birthDate: '2020-05-01',
      carer: 'Siti Rahma',
    })
    const [email] = await emails('appointment.accepted')
    // To the mother's address, in her language.
    expect(email?.to).toBe('patient0@example.org')
    expect(email?.subject).toMatch(/^Raka Pratama – /)
    expect(email?.text).toContain('Ini mengenai janji temu Raka Pratama.')
    const calendar = email?.attachments[0]?.content.replaceAll('\r\n ', '')
    expect(calendar).toContain('SUMMARY:Raka Pratama – ')
    expect(calendar).toContain('CN="Siti Rahma"')
    const [row] = (await atDesk('GET', '/api/admins/patients?search=Raka')).result
    expect(row).toMatchObject({ id: child, carer: 'Siti Rahma', phone: '0812 3456 789' })
    expect((await atDesk('GET', '/api/admins/patients?search=3456789')).result).toHaveLength(2)
    const { patientId } = hospital.patients[0] as { patientId: string }
    const mother = (await atDesk('GET', `/api/admins/patients/${patientId}`)).result
    expect(mother.dependants).toMatchObject([{ id: child, relationship: 'child' }])
  })

  test('and emails about her own appointments name no dependant', async () => {
    await requestSlot(hospital, 0)
    const [email] = await emails('appointment.requested')
    expect(email?.subject).toMatch(/^We have your request/)
    expect(email?.text).not.toContain('This is about')
  })

  test('and for herself at the same hour; but no patient has two appointments at once', async () => {
    expect((await requestSlot(hospital, 0, { dependant: child })).status).toBe(201)
    expect((await requestSlot(hospital, 0, queue())).status).toBe(201)
    const again = await requestSlot(hospital, 0, { ...queue(), dependant: child })
    expect(again.meta.code).toBe('dependants.overlap')
    expect(again.message).toContain('Raka Pratama already has an appointment at that time')
  })

  test('within the one limit of her account', async () => {
    for (const startsAt of [nine, half, ten]) {
      expect((await requestSlot(hospital, 0, { startsAt, dependant: child })).status).toBe(201)
    }
    const sister = await add(0, { name: 'Dewi' })
    for (const startsAt of ['2026-11-23T03:30:00Z', '2026-11-23T04:00:00Z']) {
      expect((await requestSlot(hospital, 0, { startsAt, dependant: sister })).status).toBe(201)
    }
    const startsAt = '2026-11-23T04:30:00Z'
    const sixth = await requestSlot(hospital, 0, { startsAt })
    expect(sixth.meta.code).toBe('booking.limit')
    expect((await requestSlot(hospital, 1, { startsAt })).status).toBe(201)
  })

  test('twice at once at the limit: one of the two succeeds', async () => {
    const sister = await add(0, { name: 'Dewi' })
    for (const startsAt of [nine, half, ten, '2026-11-23T03:30:00Z']) {
      await requestSlot(hospital, 0, { startsAt })
    }
    const answers = await Promise.all([
      requestSlot(hospital, 0, { startsAt: '2026-11-23T04:00:00Z', dependant: child }),
      requestSlot(hospital, 0, { ...queue(), dependant: sister }),
    ])
    expect(answers.map(one => one.status).toSorted()).toEqual([201, 409])
  })

  test('and no other account can: the id of another’s child is unknown', async () => {
    const booking = { dependant: child }
    expect((await requestSlot(hospital, 1, booking)).status).toBe(404)
    const { slots } = hospital.schedules
    const hold = { schedule: slots, startsAt: nine, dependant: child }
    expect((await as(1, 'POST', '/api/holds', hold)).status).toBe(404)
    const wait = { doctor: 'budi', from: '2026-11-23', to: '2026-11-23', dependant: child }
    expect((await as(1, 'POST', '/api/waiting-list', wait)).status).toBe(404)
    const { id } = (await requestSlot(hospital, 0, booking)).result
    for (const [method, path, body] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['POST', '/reschedule', { schedule: slots, startsAt: half }],
      ['POST', '/testimonial', { displayName: 'X', text: 'X', consent: true }],
    ] as const) {
      expect((await as(1, method, `/api/appointments/${id}${path}`, body)).status, path).toBe(404)
    }
    expect((await as(1, 'GET', '/api/appointments')).result).toEqual([])
    expect((await as(0, 'POST', `/api/appointments/${id}/cancel`)).status).toBe(200)
  })

  test('and moves it, is reminded of it, and leaves a testimonial afterwards', async () => {
    const { id } = (await requestSlot(hospital, 0, { dependant: child })).result
    await atDesk('POST', `/api/admins/appointments/${id}/accept`)
    const { slots } = hospital.schedules
    const moved = await as(0, 'POST', `/api/appointments/${id}/reschedule`, {
      schedule: slots,
      startsAt: half,
    })
    expect(moved.result).toMatchObject({ startsAt: half, dependant: { id: child } })
    await hospital.travel('2026-11-22T03:00:00Z')
    expect(await remindPatients(hospital.deps)).toBe(1)
    expect((await emails('appointment.reminderDay'))[0]?.subject).toMatch(/^Raka Pratama – /)
    await hospital.travel('2026-11-23T02:31:00Z')
    await atDesk('POST', `/api/admins/appointments/${id}/check-in`)
    await atDesk('POST', `/api/admins/appointments/${id}/complete`)
    const told = { displayName: 'Ibu R.', text: 'Baik sekali.', consent: true }
    expect((await as(0, 'POST', `/api/appointments/${id}/testimonial`, told)).status).toBe(201)
  })

  test('and has turned reminders off: then none is sent for the child either', async () => {
    await as(0, 'PUT', '/api/patients/me', {
      full_name: 'Siti',
      language: 'en',
      phone: null,
      birthDate: null,
      address: null,
      promotionalOffers: false,
      reminders: false,
    })
    const { id } = (await requestSlot(hospital, 0, { dependant: child })).result
    await atDesk('POST', `/api/admins/appointments/${id}/accept`)
    await hospital.travel('2026-11-22T03:00:00Z')
    expect(await remindPatients(hospital.deps)).toBe(0)
  })
})

describe('a hold', () => {
  const hold = (own = {}) =>
    as(0, 'POST', '/api/holds', { schedule: hospital.schedules.slots, startsAt: nine, ...own })

  test('is made without a family member first, and gets one later', async () => {
    // She has an appointment at that hour herself. It is a conflict only if the hold is for her.
    await requestSlot(hospital, 0, queue())
    expect((await hold()).result.dependant).toBeNull()
    expect((await hold({ dependant: null })).meta.code).toBe('booking.overlap')
    hospital.clock.now = hospital.clock.now.add({ minutes: 4 })
    const kept = (await hold({ dependant: child })).result
    expect(kept).toMatchObject({ dependant: child, expiresAt: '2026-11-20T03:10:00Z' })
    expect((await requestSlot(hospital, 1)).meta.code).toBe('booking.taken')
    expect((await requestSlot(hospital, 0, { dependant: child })).status).toBe(201)
    expect((await as(0, 'GET', '/api/holds')).result).toBeNull()
    expect(await freeAt(hospital, nine)).toBe(0)
  })
})

describe('a child on the waiting list', () => {
  const offered = async () => {
    const { id } = (await requestSlot(hospital, 1, queue())).result
    for (const name of ['Dewi', 'Bayu']) {
      await requestSlot(hospital, 1, { ...queue(), dependant: await add(1, { name }) })
    }
    const wait = { doctor: 'budi', from: '2026-11-23', to: '2026-11-23', dependant: child }
    await as(0, 'POST', '/api/waiting-list', wait)
    await as(1, 'POST', `/api/appointments/${id}/cancel`)
    expect(await held()).toMatchObject({ dependant: child, startsAt: nine })
  }
  const held = async () => (await as(0, 'GET', '/api/holds')).result
  const nextWeek = () => ({ ...queue(), startsAt: '2026-11-30T02:00:00Z' })

  test('keeps the offered slot while the mother or the front desk books the same doctor for another patient', async () => {
    await offered()
    const sister = await add(0, { name: 'Dewi' })
    expect((await requestSlot(hospital, 0, nextWeek())).status).toBe(201)
    expect(await held()).toMatchObject({ dependant: child })
    const byPhone = async (patient: string, own = {}) => {
      const { schedule, startsAt } = { ...nextWeek(), ...own }
      const body = { schedule, startsAt, patient: { id: patient }, source: 'phone' }
      const key = { 'idempotency-key': `by-phone-${patient}` }
      return (await atDesk('POST', '/api/admins/appointments', body, key)).status
    }
    expect(await byPhone(sister)).toBe(201)
    expect(await held()).toMatchObject({ dependant: child })
    expect(await byPhone(child)).toBe(201)
    expect(await held()).toBeNull()
  })

  test('loses it if the mother books this slot for herself', async () => {
    await offered()
    expect((await requestSlot(hospital, 0, queue())).status).toBe(201)
    expect(await held()).toBeNull()
  })

  test('loses it if the mother moves her own appointment there', async () => {
    const { id } = (await requestSlot(hospital, 0, nextWeek())).result
    await offered()
    const { schedule, startsAt } = queue()
    const moved = await as(0, 'POST', `/api/appointments/${id}/reschedule`, { schedule, startsAt })
    expect(moved.status).toBe(200)
    expect(await held()).toBeNull()
  })

  test('is removed: their offer emails are deleted, the mother’s own stays', async () => {
    await offered()
    const [email] = await emails('waiting-list.offer')
    if (!email) throw new Error('Nobody was written to')
    const own = { ...email, id: newId(), text: email.text.replace(`who=${child}`, '') }
    await hospital.deps.db.insert(outboxMessage).values(own)
    expect((await as(0, 'DELETE', `/api/dependants/${child}`)).status).toBe(200)
    expect((await emails('waiting-list.offer')).map(one => one.id)).toEqual([own.id])
  })

  test('is offered the slot by an email to the mother that names the child, and the link books for the child', async () => {
    const booking = queue()
    const [first] = [await requestSlot(hospital, 1, booking)]
    const sister = await add(1, { name: 'Dewi' })
    const brother = await add(1, { name: 'Bayu' })
    for (const dependant of [sister, brother]) await requestSlot(hospital, 1, { ...booking, dependant })
    const wait = { doctor: 'budi', from: '2026-11-23', to: '2026-11-23', dependant: child }
    const entered = await as(0, 'POST', '/api/waiting-list', wait)
    expect(entered.result).toMatchObject({ status: 'waiting', dependant: { name: 'Raka Pratama' } })
    await as(1, 'POST', `/api/appointments/${first.result.id}/cancel`)
    const [entry] = (await as(0, 'GET', '/api/waiting-list')).result
    expect(entry.offer).toMatchObject({ dependant: child, startsAt: nine })
    const [email] = await emails('waiting-list.offer')
    expect(email?.subject).toMatch(/^Raka Pratama – /)
    expect(email?.text).toContain(`who=${child}`)
    expect((await requestSlot(hospital, 0, { ...booking, dependant: child })).status).toBe(201)
    await offerFreeSlots(hospital.deps)
    expect((await as(0, 'GET', '/api/waiting-list')).result).toEqual([])
  })
})

describe('a link of a message about a child', () => {
  test('names the child and shows neither reason nor guarantor', async () => {
    await requestSlot(hospital, 0, {
      dependant: child,
      reason: 'demam',
      guarantor: { kind: 'bpjs', member: '0001234567890' },
    })
    await atDesk('POST', '/api/admins/schedule-exceptions', {
      doctor: 'ayu',
      kind: 'leave',
      from: '2026-11-23',
      to: '2026-11-23',
    })
    const [email] = await emails('appointment.absence')
    const token = /token=(rwa_[\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
    const seen = await hospital.call('GET', '/api/answer-link', { token })
    expect(JSON.stringify(seen.result)).toContain('"dependant":{"name":"Raka Pratama"}')
    expect(JSON.stringify(seen.result)).not.toMatch(/demam|0001234567890/)
    expect(await hospital.deps.db.$count(answerLink)).toBe(1)
    // A link no longer works for a removed dependant.
    await as(0, 'DELETE', `/api/dependants/${child}`)
    expect((await hospital.call('GET', '/api/answer-link', { token })).status).toBe(404)
  })
})
