import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nine, requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { startMailServer } from '../../../tests/mail-server.ts'
import { parseEmail } from '../../../tests/parse-email.ts'
import { purgeExpired } from '../accounts/retention.ts'
import { callItem } from '../database/tables/call-list.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { deliverOutbox, putMessage } from '../mail/outbox.ts'
import { checkOutbox } from '../operations/check-up/mail-files-backups.ts'

let hospital: HospitalFixture
let server: Awaited<ReturnType<typeof startMailServer>>
let refusal: string
beforeEach(async () => {
  hospital = await createHospital({ patients: 2 })
  refusal = '250 OK'
  server = await startMailServer(() => refusal)
  hospital.deps.config = {
    ...hospital.deps.config,
    SMTP_URL: server.url,
    MAIL_FROM: 'RS Uji <halo@rs.example>',
  }
})
afterEach(async () => {
  await server.close()
  await hospital.close()
})
const atDesk = (path: string, body?: unknown) =>
  hospital.call('POST', path, { token: hospital.admins.desk.token, body })
const booked = async () => {
  const { result } = await requestSlot(hospital, 0)
  await atDesk(`/api/admins/appointments/${result.id}/accept`)
  return result.id as string
}
const depart = () =>
  atDesk('/api/admins/schedule-exceptions', {
    doctor: 'ayu',
    kind: 'leave',
    from: '2026-11-23',
    to: '2026-11-23',
  })
const deliver = () => deliverOutbox(hospital.deps)
const calls = () => hospital.deps.db.select().from(callItem)
describe('by a real mail server', () => {
  test('a confirmation arrives as text, as HTML and as an invitation', async () => {
    const id = await booked()
    await deliver()
    const email = server.emails.find(one => one.data.includes('Confirmed'))
    expect(email?.to).toEqual(['patient0@example.org'])
    const found = parseEmail(email?.data ?? '').parts
    const part = (type: RegExp) => [...found].find(([name]) => type.test(name))?.[1] ?? ''
    expect(part(/^text\/plain/)).toContain('Booking code')
    expect(part(/^text\/html/)).toContain('<h1')
    const calendar = part(/^text\/calendar; charset=utf-8; method=REQUEST/i)
    expect(calendar).toContain(`UID:${id}`)
    expect(calendar).toContain('SEQUENCE:1')
    expect(calendar).toMatch(/ORGANIZER;CN="Rumah Sakit Uji":mailto:halo@rs\.example/)
    expect(part(/^application\/ics/)).toContain('METHOD:REQUEST')
    await depart()
    await deliver()
    const struck = parseEmail(server.emails.at(-1)?.data ?? '').parts
    const cancel = [...struck].find(([name]) => /text\/calendar.*method=CANCEL/i.test(name))?.[1]
    expect(cancel).toContain(`UID:${id}`)
    expect(cancel).toContain('SEQUENCE:2')
  })

  test('the link is sent, and its token is not stored afterwards', async () => {
    await booked()
    await depart()
    await deliver()
    const [kept] = await hospital.deps.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.kind, 'appointment.absence'))
    expect(kept).toMatchObject({ text: '', html: null })
    expect(kept?.sentAt).not.toBeNull()
    // The order of two emails of the same moment is not defined.
    const text = server.emails.flatMap(email => [...parseEmail(email.data).parts.values()]).join('\n')
    const token = /token=(rwa_[\w-]{43})/.exec(text)?.[1]
    expect((await hospital.call('GET', '/api/answer-link', { token })).result.state).toBe('open')
  })

  test('a mailbox that does not exist is not retried, and the patient goes on the call list', async () => {
    const id = await booked()
    await deliver()
    await depart()
    refusal = '550 No such mailbox'
    expect(await deliver()).toEqual({ sent: 0, failed: 1 })
    expect(await calls()).toMatchObject([{ appointmentId: id, news: 'absence', why: 'undeliverable' }])
    refusal = '250 OK'
    await hospital.travel('2026-11-21T03:00:00Z')
    expect(await deliver()).toEqual({ sent: 0, failed: 0 })
    // The purge removes the text with the link.
    await purgeExpired(hospital.deps)
    const [given] = await hospital.deps.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.kind, 'appointment.absence'))
    expect(given).toMatchObject({ text: '', html: null, sentAt: null })
  })

  test('a server that is only busy is retried; after an hour the patient goes on the call list too', async () => {
    await booked()
    await deliver()
    await depart()
    refusal = '451 Try later'
    for (const minutes of [0, 1, 5]) {
      hospital.clock.now = hospital.clock.now.add({ minutes })
      expect(await deliver()).toEqual({ sent: 0, failed: 1 })
    }
    expect(await calls()).toEqual([])
    hospital.clock.now = hospital.clock.now.add({ minutes: 15 })
    await deliver()
    expect(await calls()).toHaveLength(1)
    refusal = '250 OK'
    hospital.clock.now = hospital.clock.now.add({ hours: 1 })
    expect(await deliver()).toEqual({ sent: 1, failed: 0 })
  })

  test('a message that is not urgent fails without a call', async () => {
    refusal = '550 No such mailbox'
    await requestSlot(hospital, 0, { startsAt: nine })
    expect(await deliver()).toEqual({ sent: 0, failed: 1 })
    expect(await calls()).toEqual([])
  })

  test('a rejected email with the outcome of a request makes a call at once; a later event replaces it', async () => {
    const id = await booked()
    refusal = '550 No such mailbox'
    expect((await deliver()).failed).toBeGreaterThan(0)
    expect(await calls()).toMatchObject([{ appointmentId: id, news: 'unreached', why: 'undeliverable' }])
    await depart()
    await deliver()
    expect(await calls()).toMatchObject([{ appointmentId: id, news: 'absence' }])
    const found = await checkOutbox(hospital.deps)
    expect(found.map(one => one.key)).toEqual(['lettersRefused', 'letters'])
  })

  test('the check-up distinguishes a server that rejects every email from one late email', async () => {
    refusal = '554 5.7.1 Relay access denied'
    const keys = async () => (await checkOutbox(hospital.deps)).map(one => one.key)
    await requestSlot(hospital, 0, { startsAt: nine })
    expect(await keys()).toEqual(['letters'])
    await deliver()
    expect(await keys()).toEqual(['lettersFailing'])
    const other = { kind: 'email.changed', to: 'other@example.org', language: 'en' } as const
    await putMessage(hospital.deps.db, { ...other, subject: 'S', text: 'T' })
    await deliver()
    const [stuck] = await checkOutbox(hospital.deps)
    expect(stuck).toMatchObject({ state: 'wrong', key: 'lettersStuck', values: { failing: 2 } })
    expect(stuck?.values?.reason).toContain('Relay access denied')
  })
})
