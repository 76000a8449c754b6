import { afterEach, beforeEach, expect, test } from 'vitest'
import { nine, requestSlot, ten } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { startMailServer } from '../../../tests/mail-server.ts'
import { type ParsedEmail, parseEmail } from '../../../tests/parse-email.ts'
import { deliverOutbox } from '../mail/outbox.ts'
import { remindPatients } from './reminders.ts'

let hospital: HospitalFixture
let server: Awaited<ReturnType<typeof startMailServer>>
beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
  server = await startMailServer()
  const { config } = hospital.deps
  hospital.deps.config = { ...config, SMTP_URL: server.url, MAIL_FROM: 'RS Uji <halo@rs.example>' }
})
afterEach(async () => {
  await server.close()
  await hospital.close()
})

const atDesk = (path: string, body?: unknown, headers = {}) =>
  hospital.call('POST', path, { token: hospital.admins.desk.token, body, headers })
const asPatient = (path: string, body?: unknown, patient = 0) =>
  hospital.call('POST', path, { token: hospital.patients[patient]?.token, body })

/** The emails that have arrived since the last call. Checks that each is well formed. */
async function arrived(): Promise<ParsedEmail[]> {
  const before = server.emails.length
  expect((await deliverOutbox(hospital.deps)).failed).toBe(0)
  const raw = server.emails.slice(before)
  return raw.map(one => {
    expect(one.from).toBe('halo@rs.example')
    const email = parseEmail(one.data)
    expect(email.header('from')).toBe('RS Uji <halo@rs.example>')
    expect(email.header('to')).toBe(one.to[0])
    expect(email.header('message-id')).toMatch(/^<[\da-f-]{36}@rs\.example>$/)
    expect(email.header('date')).toMatch(/2026/)
    expect(email.header('mime-version')).toBe('1.0')
    expect(email.header('auto-submitted')).toBe('auto-generated')
    expect(email.header('content-language')).toBe('en')
    expect(email.header('content-type')).toMatch(/^multipart\//)
    expect(email.part(/^text\/plain; charset=utf-8/)).toContain('Rumah Sakit Uji')
    expect(email.part(/^text\/html; charset=utf-8/)).toContain('<h1')
    return email
  })
}
async function theOne(): Promise<ParsedEmail> {
  const all = await arrived()
  expect(all).toHaveLength(1)
  return all[0] as ParsedEmail
}
const unfolded = (text: string) =>
  text
    .replaceAll('\r', '')
    .replace(/\n[ \t]/g, '')
    .trim()
/** Method, UID and SEQUENCE of the calendar entry. */
function calendar(email: ParsedEmail) {
  const inText = unfolded(email.part(/^text\/calendar/i))
  // The attached file for other mail clients has the same content.
  expect(unfolded(email.part(/^application\/ics/))).toBe(inText)
  const line = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(inText)?.[1]
  const method = /method=(\w+)/i.exec(
    [...email.parts.keys()].find(one => /^text\/calendar/i.test(one)) ?? '',
  )?.[1]
  expect(line('METHOD')).toBe(method)
  return { method, uid: line('UID'), sequence: Number(line('SEQUENCE')), status: line('STATUS') }
}
const hasCalendar = (email: ParsedEmail) => [...email.parts.keys()].some(one => /calendar|ics/i.test(one))

test('an appointment’s emails contain one calendar entry from confirmation to end, with rising SEQUENCE', async () => {
  const { result } = await requestSlot(hospital, 0, { startsAt: nine })
  expect(hasCalendar(await theOne())).toBe(false)
  await atDesk(`/api/admins/appointments/${result.id}/accept`)
  const accepted = calendar(await theOne())
  expect(accepted).toMatchObject({ method: 'REQUEST', uid: result.id, status: 'CONFIRMED' })
  await asPatient(`/api/appointments/${result.id}/reschedule`, {
    schedule: hospital.schedules.slots,
    startsAt: ten,
  })
  const moved = calendar(await theOne())
  expect(moved).toMatchObject({ method: 'REQUEST', uid: result.id })
  expect(moved.sequence).toBeGreaterThan(accepted.sequence)
  await hospital.travel('2026-11-22T04:00:00Z')
  expect(await remindPatients(hospital.deps)).toBe(1)
  expect(hasCalendar(await theOne())).toBe(false)
  await asPatient(`/api/appointments/${result.id}/cancel`)
  const cancelled = calendar(await theOne())
  expect(cancelled).toMatchObject({ method: 'CANCEL', uid: result.id, status: 'CANCELLED' })
  expect(cancelled.sequence).toBeGreaterThan(moved.sequence)
})

test('the emails of a confirmed appointment link to the queue status, without signing in', async () => {
  const { result } = await requestSlot(hospital, 0, { startsAt: nine })
  const text = (email: ParsedEmail) => email.part(/^text\/plain/)
  expect(text(await theOne())).not.toContain('/patients/queue')
  await atDesk(`/api/admins/appointments/${result.id}/accept`)
  const address = `/patients/queue?code=${result.code}&lang=en`
  expect(text(await theOne())).toContain(address)
  await hospital.travel('2026-11-22T04:00:00Z')
  await remindPatients(hospital.deps)
  expect(text(await theOne())).toContain(address)
  await asPatient(`/api/appointments/${result.id}/cancel`)
  expect(text(await theOne())).not.toContain('/patients/queue')
})

test('a declined request has no calendar entry, and its email offers three slots', async () => {
  const { result } = await requestSlot(hospital, 0)
  await arrived()
  await atDesk(`/api/admins/appointments/${result.id}/decline`, { reason: 'Please see the heart clinic' })
  const email = await theOne()
  expect(hasCalendar(email)).toBe(false)
  expect(email.part(/^text\/plain/)).toContain('Please see the heart clinic')
  expect(email.part(/^text\/plain/).match(/appointments\/create\?doctor=ayu&date=/g)).toHaveLength(3)
})

test('lateness moves the calendar entry, an absence cancels it, and both emails can be answered', async () => {
  const { result } = await requestSlot(hospital, 0, {
    doctor: 'budi',
    schedule: hospital.schedules.queue,
    startsAt: nine,
  })
  await atDesk(`/api/admins/appointments/${result.id}/accept`)
  const [accepted] = (await arrived()).filter(hasCalendar).map(calendar)
  const dates = { doctor: 'budi', from: '2026-11-23', to: '2026-11-23' }
  await atDesk('/api/admins/schedule-exceptions', { ...dates, kind: 'late', minutes: 40 })
  const late = await theOne()
  expect(calendar(late)).toMatchObject({
    method: 'REQUEST',
    uid: result.id,
    sequence: (accepted?.sequence ?? 0) + 1,
  })
  expect(late.part(/^text\/plain/)).toMatch(/\/patients\/answer\?lang=\w+#token=rwa_/)
  await atDesk('/api/admins/schedule-exceptions', { ...dates, kind: 'leave' })
  const absent = await theOne()
  expect(calendar(absent)).toMatchObject({
    method: 'CANCEL',
    uid: result.id,
    sequence: (accepted?.sequence ?? 0) + 2,
  })
  expect(absent.part(/^text\/html/)).toMatch(/\/patients\/answer\?lang=\w+#token=rwa_/)
})

test('a patient on the waiting list is offered a cancelled slot', async () => {
  const monday = { from: '2026-11-23', to: '2026-11-23' }
  const times = ['02:00', '02:30', '03:00', '03:30', '04:00', '04:30']
  for (const time of times) {
    const booked = await atDesk(
      '/api/admins/appointments',
      {
        schedule: hospital.schedules.slots,
        startsAt: `2026-11-23T${time}:00Z`,
        patient: { name: `Caller ${time}`, phone: `0812 000 ${time.replace(':', '')}` },
        source: 'phone',
      },
      { 'idempotency-key': `caller-${time}` },
    )
    expect(booked.status).toBe(201)
  }
  await asPatient('/api/waiting-list', { doctor: 'ayu', ...monday }, 1)
  const { result } = await hospital.call('GET', '/api/admins/appointments?status=accepted', {
    token: hospital.admins.desk.token,
  })
  await atDesk(`/api/admins/appointments/${result[0].id}/cancel`, { reason: 'The patient called' })
  const email = (await arrived()).find(one => one.header('to') === 'patient1@example.org')
  expect(email?.part(/^text\/plain/)).toMatch(/appointments\/create\?doctor=ayu&date=2026-11-23/)
})

test('the email about lateness names no queue number where the appointment has none', async () => {
  const { result } = await requestSlot(hospital, 0, { startsAt: nine })
  await atDesk(`/api/admins/appointments/${result.id}/accept`)
  await arrived()
  const dates = { doctor: 'ayu', from: '2026-11-23', to: '2026-11-23' }
  await atDesk('/api/admins/schedule-exceptions', { ...dates, kind: 'late', minutes: 40 })
  const late = (await theOne()).part(/^text\/plain/)
  expect(late).toContain('40 minutes late')
  expect(late).not.toContain('queue number')
})
