import { afterAll, beforeAll, expect, test } from 'vitest'
import { vcardOf } from '#components/doctor/profile/vcard.ts'
import { eventCalendar } from '#components/event/calendar.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { calendarFile } from '#portal/patient/appointments/calendar-file.ts'
import { patient } from '#server/database/tables/accounts.ts'
import { outboxMessage } from '#server/database/tables/messages.ts'
import { logLine } from '#server/kernel/log-line.ts'
import { composeMail } from '#server/mail/layout.ts'
import { deliverOutbox, putMessage } from '#server/mail/outbox.ts'
import { requestSlot } from './bookings.ts'
import { createHospital, type HospitalFixture } from './hospital.ts'
import { startMailServer } from './mail-server.ts'

let hospital: HospitalFixture
beforeAll(async () => {
  hospital = await createHospital({ patients: 1 })
})
afterAll(() => hospital.close())

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index))
/** Every control character, and every other line separator. Without the zero byte, which PostgreSQL cannot store. */
const controls = [...range(1, 0x1f), ...range(0x7f, 0x9f), '\u2028', '\u2029', '\r\n']
const dirty = `A${controls.map(one => `${one}EVIL:1`).join('')} Z`

/** The marker `EVIL` starts no line, and the file has no control characters except its line ends. */
function expectClean(file: string): void {
  expect(file).toContain('EVIL:1')
  // RFC 5545 and 2426 allow the tab as white space.
  expect(file.replaceAll('\r\n', '').replaceAll('\t', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  expect(
    file
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter(line => /^\s*EVIL/.test(line)),
  ).toEqual([])
}

test('there are 67 of them', () => expect(controls).toHaveLength(67))

test('the calendar of an event', () => {
  const event = {
    id: 'e',
    updatedAt: '2026-11-20T10:00:00Z',
    title: { en: dirty },
    room: { en: dirty },
    startsAt: '2026-12-05T09:00:00+08:00',
  } as PublicItem<'events'>
  const place = { officialName: dirty, street: dirty, city: dirty } as PublicItem<'addresses'>
  const instant = Temporal.Instant.from(event.startsAt)
  const facts = { event, place, timezone: 'Asia/Makassar', starts: instant, ends: null, over: instant }
  const about = { title: dirty, description: dirty, hospital: dirty, email: 'a@example.org' }
  const url = new URL('https://hospital.example/events/e')
  const calendar = { ...about, facts: { ...facts, registration: { kind: 'unsaid' } }, url, language: 'en' }
  const text = eventCalendar(calendar as never)
  expectClean(text)
  expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/)
})

test('the calendar that a patient saves', () => {
  const at = '2026-11-23T02:00:00Z'
  const appointment = { id: 'a', status: 'accepted', startsAt: at, endsAt: at, updatedAt: at } as never
  expectClean(calendarFile(appointment, { summary: dirty, description: dirty, location: dirty }))
})

test('the vCard of a doctor', () => {
  const doctor = { slug: 'ayu', name: dirty, prefix: dirty, suffix: dirty }
  const place = {
    code: 'x',
    officialName: dirty,
    shortName: dirty,
    street: dirty,
    city: dirty,
    email1: dirty,
  }
  const summary = { doctor, name: dirty, specialists: [{ name: { en: dirty } }], places: [place] }
  const network = { name: dirty, customerCare: dirty, email: dirty }
  expectClean(vcardOf(summary as never, network as never, 'en', 'https://hospital.example/doctors/ayu'))
})

test('an email, its headers and its calendar', async () => {
  const { deps } = hospital
  const server = await startMailServer()
  deps.config = { ...deps.config, SMTP_URL: server.url, MAIL_FROM: 'Rawat <rawat@example.org>' }
  await deps.db.update(patient).set({ fullName: dirty })
  await deps.database.pool.query(
    `update content set data = data || jsonb_build_object('officialName', $1::text, 'name', $1::text,
      'hospital_name', $1::text) where kind in ('addresses', 'doctors', 'settings')`,
    [dirty],
  )
  const { result } = await requestSlot(hospital, 0)
  await hospital.call('POST', `/api/admins/appointments/${result.id}/accept`, {
    token: hospital.admins.desk.token,
  })
  const title = composeMail({ language: 'en', title: dirty, paragraphs: [] })
  await putMessage(deps.db, { kind: 'email.known', to: 'a@example.org', language: 'en', ...title })
  const stored = await deps.db.select().from(outboxMessage)
  await deliverOutbox(deps)
  await server.close()
  expect(server.emails).toHaveLength(stored.length)
  expect(stored.length).toBeGreaterThanOrEqual(3)
  for (const { data } of server.emails) {
    const head = data.slice(0, data.indexOf('\n\n'))
    expect(
      head
        .replace(/\n[ \t]/g, '')
        .split('\n')
        .filter(line => /^\s*EVIL/.test(line)),
    ).toEqual([])
    expect(head.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    // Also check the decoded text of encoded words.
    const words = [...head.matchAll(/=\?UTF-8\?Q\?(.*?)\?=/gi)].map(([, word = '']) =>
      decodeURIComponent(word.replaceAll('_', ' ').replaceAll('=', '%')),
    )
    expect(words.join('')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  }
  for (const { subject, attachments } of stored) {
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    for (const { content } of attachments) expectClean(content)
  }
  expect(stored.flatMap(one => one.attachments).length).toBeGreaterThan(0)
})

test('the log: one entry is one line without terminal control sequences', () => {
  const line = logLine({ level: 'error', path: dirty, [dirty]: { error: `${dirty}\0\u202e` } })
  expect(line.endsWith('\n')).toBe(true)
  expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
  expect(JSON.parse(line)).toMatchObject({ path: dirty })
})
