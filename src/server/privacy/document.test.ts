import { afterAll, beforeAll, expect, test } from 'vitest'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { createApp } from '../app.ts'
import { columnsOf, partsOf } from './data-export-parts.ts'
import { chapters } from './document-chapters.ts'
import type { Reader, Row } from './document-texts.ts'

const tied = 'ties rows together'
const bookkeeping = 'how the program keeps its own order'
const others = 'other people’s data'
const inMessages = 'said by the messages about it'

/** The reason of each column, from the columns of each reason. */
const columns = (byReason: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(byReason).flatMap(([reason, names]) => names.split(' ').map(name => [name, reason])),
  )

/** What the document leaves out, and why. The JSON export has everything except secrets. */
const omissions: Readonly<Record<string, Readonly<Record<string, string>> | string>> = {
  account: columns({ [tied]: 'id', [bookkeeping]: 'role scopes invitedBy updatedAt' }),
  former_email: columns({ [tied]: 'id accountId' }),
  patient: columns({ [tied]: 'id accountId dependantOf mergedInto', [bookkeeping]: 'updatedAt' }),
  appointment: columns({
    [tied]: 'id scheduleId',
    [bookkeeping]: 'mode endsAt place sequence updatedAt',
    [others]: 'decidedBy',
  }),
  waiting_entry: columns({
    [tied]: 'id replaces',
    [inMessages]: 'status',
    [bookkeeping]: 'queuedAt updatedAt',
  }),
  call_item: columns({
    [tied]: 'id appointmentId newAppointmentId',
    [inMessages]: 'news',
    [bookkeeping]: 'why',
    [others]: 'doneBy',
    'said by the appointment': 'outcome',
  }),
  call_attempt: columns({ [tied]: 'id callItemId', [others]: 'calledBy' }),
  outbox_message: columns({
    [tied]: 'id appointmentId',
    [bookkeeping]: 'kind language attempts lastError nextAttemptAt',
    'the same words as its text': 'html',
    'the appointment again, for a calendar': 'attachments',
  }),
  contact_message: columns({
    [tied]: 'id',
    [bookkeeping]: 'topic location language status',
    [others]: 'answeredBy',
  }),
  job_application: columns({
    [tied]: 'id cvId',
    [bookkeeping]: 'reference offer language consentVersion status version updatedAt',
  }),
  stored_file: columns({ [tied]: 'id', [bookkeeping]: 'type size sha256' }),
  testimonial: columns({
    [tied]: 'id key',
    [bookkeeping]: 'kind status position version publishAt unpublishAt updatedAt',
    [others]: 'createdBy updatedBy',
    'the words of its key and title again, for a search': 'searchText',
  }),
  session: columns({ [tied]: 'id accountId', [bookkeeping]: 'role' }),
  audit_entry: columns({
    [tied]: 'id objectId patientId requestId',
    'said by the action': 'objectKind',
    [bookkeeping]: 'detail',
  }),
  audit_read: columns({
    [tied]: 'id subject objectId patientId requestId',
    'said by the action': 'objectKind',
    [bookkeeping]: 'seen',
  }),
  known_device: 'a mark by which a sign-in is known again; the devices are named by their sessions',
  recovery_code: 'only how many there are and when they were made; the account’s page says it',
  email_change: 'ends after some minutes',
  password_reset: 'ends after some minutes; its message is here',
  idempotency_key: 'keeps an answer for a day, so that nothing is done twice; what was done is here',
  reminder: 'says that a message was sent; the message is here',
  queue_call: 'a turn in a waiting room, over with its day',
  place_hold: 'ends after some minutes',
  answer_link: 'the link of a message that is here; its answer is the appointment’s status',
}

let hospital: HospitalFixture
beforeAll(async () => {
  hospital = await createHospital({ patients: 2 })
})
afterAll(() => hospital.close())

const reader: Reader = {
  t: translateIn('en'),
  language: 'en',
  timezone: 'Asia/Jakarta',
  names: new Map(),
  accountId: null,
}

test('each stored column about a patient is in the document or in `omissions` with a reason', async () => {
  const parts = await partsOf(hospital.deps, translateIn('en'), hospital.patients[0]?.patientId as string)
  for (const { name, table } of parts) {
    const chapter = chapters.find(one => one.part === name)
    const reasons: Readonly<Record<string, string>> | string = omissions[name] ?? {}
    if (!chapter) {
      expect(typeof reasons, `${name} has neither a chapter nor a reason to have none`).toBe('string')
      continue
    }
    const shown = new Set<string>()
    const row: Row = new Proxy(
      {},
      {
        get: (_, column) => {
          shown.add(String(column))
          return null
        },
      },
    )
    chapter.heading(row, reader)
    chapter.lines(row, reader)
    const kept = Object.keys(columnsOf(table, name)).filter(
      column => !(reasons as Record<string, string>)[column],
    )
    expect([...shown].sort(), name).toEqual(kept.sort())
  }
})

test('the document has texts and names instead of ids, and an end mark that shows it is complete', async () => {
  const { call, patients, schedules } = hospital
  const { token, patientId } = patients[1] as (typeof patients)[1]
  const name = 'Siti <script>alert(1)</script> & Co'
  const body = {
    ...{ full_name: name, language: 'id', phone: '081298765432', birthDate: '1990-02-03' },
    ...{ address: 'Jalan Melati 7', promotionalOffers: true },
  }
  expect((await call('PUT', '/api/patients/me', { token, body })).status).toBe(200)
  const booked = await call('POST', '/api/appointments', {
    token,
    headers: { 'idempotency-key': 'to-be-read' },
    body: {
      ...{ doctor: 'ayu', schedule: schedules.slots, startsAt: '2026-11-23T02:00:00Z' },
      ...{ reason: 'pusing berputar', guarantor: { kind: 'bpjs', member: '0001987654321' } },
    },
  })
  expect(booked.status).toBe(201)
  const read = async (path: string, who: string) =>
    createApp(hospital.deps).request(path, {
      headers: { authorization: `Bearer ${who}`, 'accept-language': 'en' },
    })

  const answer = await read('/api/patients/me/document', token)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const page = await answer.text()
  expect(page).toContain('Siti &lt;script&gt;alert(1)&lt;/script&gt; &amp; Co')
  expect(page).not.toContain('<script>')
  for (const words of [
    // Isolated: in an Arabic document the groups of a telephone number would change places.
    '<dd><bdi>dr. Ayu Lestari, Sp.JP</bdi></dd>',
    'Monday, 23 November 2026, 09:00\u00a0WIB',
    'pusing berputar',
  ])
    expect(page).toContain(words)
  for (const words of [
    '3 February 1990',
    'BPJS Kesehatan, 0001987654321',
    'Waiting for an answer',
    'Jalan Melati 7',
  ])
    expect(page).toContain(words)
  expect(page).toContain('End of the document. Nothing is missing.</p></body></html>')
  // Contains no ids and no text keys.
  expect(page).not.toMatch(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/)
  expect(page).not.toMatch(/\b(?:patients|patient|desk|dependants|settings):\w/)

  const atDesk = await read(`/api/admins/patients/${patientId}/document`, hospital.admins.super.token)
  expect(await atDesk.text()).toContain('Akhir dokumen. Tidak ada yang kurang.')
  expect((await read(`/api/admins/patients/${patientId}/document`, hospital.admins.desk.token)).status).toBe(
    403,
  )
})
