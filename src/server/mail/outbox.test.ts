import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type EmptyHospital, openEmptyHospital } from '../../../tests/empty-hospital.ts'
import { startMailServer } from '../../../tests/mail-server.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import type { Message } from './message.ts'
import { deliverOutbox, putMessage, startDelivery } from './outbox.ts'
import { purgeFiles } from './purge-files.ts'

let hospital: EmptyHospital
beforeEach(async () => {
  hospital = await openEmptyHospital()
})
afterEach(() => hospital.close())

const message = (own: Partial<Message> = {}): Message => ({
  kind: 'appointment.accepted',
  to: 'ayu@example.org',
  language: 'en',
  subject: 'Your appointment is accepted',
  text: 'See you on Tuesday, 14:00\u00a0WIB.',
  html: '<p>See you on Tuesday, 14:00\u00a0WIB.</p>',
  ...own,
})
const rows = () => hospital.deps.db.select().from(outboxMessage)
const folder = () => join(hospital.dataDir, 'outbox')
const useServer = (url: string) => {
  hospital.deps.config = { ...hospital.deps.config, SMTP_URL: url, MAIL_FROM: 'RS Contoh <halo@rs.example>' }
}

describe('the outbox without a mail server', () => {
  test('writes each message as a private file, with its calendar', async () => {
    const attachments = [{ filename: 'visit.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }]
    await putMessage(hospital.deps.db, message({ attachments }))
    expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 1, failed: 0 })
    const [name, ...others] = readdirSync(folder())
    expect(others).toEqual([])
    expect(name).toMatch(/^\d{8}T\d{9}Z-[\da-f-]{36}\.json$/)
    const { to, subject, text, html } = message()
    expect(JSON.parse(readFileSync(join(folder(), name as string), 'utf8'))).toEqual({
      to,
      subject,
      text,
      html,
      attachments,
    })
    expect(statSync(join(folder(), name as string)).mode & 0o777).toBe(0o600)
    expect(await rows()).toMatchObject([{ sentAt: hospital.clock.now, attempts: 1 }])
    expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 0, failed: 0 })
  })

  test('deletes only the file of a deleted message', async () => {
    await purgeFiles(hospital.deps)
    await putMessage(hospital.deps.db, message({ to: 'gone@example.org' }))
    await putMessage(hospital.deps.db, message())
    await deliverOutbox(hospital.deps)
    writeFileSync(join(folder(), 'notes.json'), '{}')
    await hospital.deps.db.delete(outboxMessage).where(eq(outboxMessage.to, 'gone@example.org'))
    await purgeFiles(hospital.deps)
    const [row] = await rows()
    expect(readdirSync(folder())).toEqual([expect.stringContaining(`-${row?.id}.json`), 'notes.json'])
  })

  test('does not send a message that was rolled back', async () => {
    const change = hospital.deps.db.transaction(async transaction => {
      await putMessage(transaction, message())
      throw new Error('The place was taken.')
    })
    await expect(change).rejects.toThrow('taken')
    expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 0, failed: 0 })
  })

  test('sends each message once if several processes deliver at once', async () => {
    const put = (one: number) => putMessage(hospital.deps.db, message({ subject: `Message ${one}` }))
    await put(0)
    // With the statistics of a table with one row, PostgreSQL runs a subquery again for each row that it compares.
    await hospital.deps.db.execute(sql`vacuum analyze ${outboxMessage}`)
    for (let one = 1; one < 20; one++) await put(one)
    const counts = await Promise.all(Array.from({ length: 4 }, () => deliverOutbox(hospital.deps)))
    expect(counts.reduce((sum, one) => sum + one.sent, 0)).toBe(20)
    expect(readdirSync(folder())).toHaveLength(20)
    const subjects = readdirSync(folder()).map(
      name => JSON.parse(readFileSync(join(folder(), name), 'utf8')).subject,
    )
    expect(new Set(subjects).size).toBe(20)
  })
})

describe('the outbox with a mail server', () => {
  test('sends messages, and then deletes the text of those with a code or link to sign in', async () => {
    const server = await startMailServer()
    useServer(server.url)
    await putMessage(hospital.deps.db, message({ subject: 'Diterima: dr. Sari — Selasa' }))
    await putMessage(
      hospital.deps.db,
      message({ kind: 'password.reset', text: 'rwt_secret', to: 'budi@example.org' }),
    )
    expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 2, failed: 0 })
    await server.close()
    const email = server.emails.find(one => one.to[0] === 'ayu@example.org')
    expect(email?.from).toBe('halo@rs.example')
    expect(email?.data).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(email?.data).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(email?.data).toMatch(/^Message-ID: <[\da-f-]{36}@rs\.example>$/m)
    expect(email?.data).toContain('See you on Tuesday')
    const [ordinary, secret] = (await rows()).sort((a, b) => a.to.localeCompare(b.to))
    expect(ordinary?.text).toContain('Tuesday')
    expect([secret?.text, secret?.html]).toEqual(['', null])
  })

  test('has one recipient, also if the address contains separators', async () => {
    const server = await startMailServer()
    useServer(server.url)
    await putMessage(hospital.deps.db, message({ to: 'ayu@example.org, all@example.org' }))
    await deliverOutbox(hospital.deps)
    await server.close()
    expect(server.emails.flatMap(one => one.to)).not.toContain('all@example.org')
  })

  test('retries with back-off, gives up after two days, and does not delay other messages', async () => {
    const logged: Record<string, unknown>[] = []
    hospital.deps.log = entry => logged.push(entry)
    const server = await startMailServer(to => (to.startsWith('full') ? `452 ${to} is full` : '250 OK'))
    useServer(server.url)
    await putMessage(hospital.deps.db, message({ to: 'full@example.org' }))
    await putMessage(hospital.deps.db, message())
    expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 1, failed: 1 })
    const state = async () => (await rows()).find(one => one.to === 'full@example.org')
    expect(await state()).toMatchObject({ attempts: 1, sentAt: null })
    expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 0, failed: 0 })
    const waits = []
    for (let attempt = 2; attempt <= 8; attempt++) {
      const next = (await state())?.nextAttemptAt as Temporal.Instant
      waits.push(hospital.clock.now.until(next, { largestUnit: 'minutes' }).minutes)
      hospital.clock.now = next
      expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 0, failed: 1 })
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720])
    hospital.later({ hours: 1000 })
    expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 0, failed: 0 })
    await server.close()
    expect((await state())?.lastError).toContain('(recipient) is full')
    expect(JSON.stringify(logged)).not.toContain('full@example.org')
  })

  test('gives up a message whose process ended during the last attempt, and does not send it again', async () => {
    const server = await startMailServer()
    useServer(server.url)
    await putMessage(hospital.deps.db, message())
    const nextAttemptAt = hospital.clock.now.add({ hours: 24 })
    await hospital.deps.db.update(outboxMessage).set({ attempts: 8, nextAttemptAt })
    expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 0, failed: 0 })
    hospital.later({ hours: 24 })
    expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 0, failed: 1 })
    expect(await rows()).toMatchObject([{ sentAt: null, givenUpAt: hospital.clock.now }])
    await server.close()
    expect(server.emails).toEqual([])
  })

  test('keeps messages that could not be sent while the server is unreachable', async () => {
    const server = await startMailServer()
    useServer(server.url)
    await server.close()
    await putMessage(hospital.deps.db, message())
    expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 0, failed: 1 })
    const back = await startMailServer()
    useServer(back.url)
    hospital.later({ minutes: 1 })
    expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 1, failed: 0 })
    await back.close()
    expect(back.emails).toHaveLength(1)
    const [row] = await hospital.deps.db.select().from(outboxMessage).where(eq(outboxMessage.attempts, 2))
    expect(row?.lastError).toBeNull()
  })
})

describe('a slow mail server', () => {
  /** For recipients that `slow` selects, the server answers only after the release. */
  async function slowServer(slow: (to: string) => boolean) {
    const recipients: string[] = []
    const { promise: released, resolve: answers } = Promise.withResolvers<void>()
    const server = await startMailServer(async to => {
      recipients.push(to)
      if (slow(to)) await released
      return '250 OK'
    })
    onTestFinished(async () => void (await server.close()))
    return { ...server, recipients, answers }
  }
  const until = async (happened: () => Promise<boolean> | boolean) => {
    while (!(await happened())) await wait(10)
  }

  test('does not delay a code behind a hundred other messages or another code', async () => {
    const server = await slowServer(to => !to.startsWith('fast'))
    useServer(server.url)
    for (let index = 0; index < 100; index++)
      await putMessage(hospital.deps.db, message({ to: `letter${index}@example.org` }))
    const delivery = startDelivery(hospital.deps)
    delivery.changed()
    await until(() => server.recipients.length === 4)
    const code = { kind: 'sign-up.code', subject: '123456 is your code' } as const
    await putMessage(hospital.deps.db, message({ ...code, to: 'slow@example.org' }))
    delivery.changed()
    await until(() => server.recipients.includes('slow@example.org'))
    await putMessage(hospital.deps.db, message({ ...code, to: 'fast@example.org' }))
    delivery.changed()
    await until(() => server.emails.length === 1)
    expect(server.emails[0]?.to).toEqual(['fast@example.org'])
    server.answers()
    expect(await delivery.idle()).toEqual({ sent: 102, failed: 0 })
    expect(new Set(server.emails.flatMap(one => one.to)).size).toBe(102)
    expect(server.emails).toHaveLength(102)
  })

  test('does not get a message twice from a second process, even if it is very slow', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const server = await slowServer(() => true)
    useServer(server.url)
    await putMessage(hospital.deps.db, message())
    const delivery = startDelivery(hospital.deps)
    delivery.changed()
    await until(() => server.recipients.length === 1)
    const next = async () => String((await rows())[0]?.nextAttemptAt)
    for (let beat = 0; beat < 6; beat++) {
      const before = await next()
      hospital.later({ seconds: 50 })
      vi.advanceTimersByTime(20_000)
      await until(async () => (await next()) !== before)
      expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 0, failed: 0 })
    }
    server.answers()
    expect(await delivery.idle()).toEqual({ sent: 1, failed: 0 })
    expect(server.emails).toHaveLength(1)
  })
})

test.each<[string, boolean]>([
  ['550 No such mailbox', true],
  ['550 5.1.1 User unknown', true],
  ['501 5.1.3 Bad address', true],
  ['550 5.4.1 Recipient address rejected', true],
  ['556 5.1.10 The domain takes no mail', true],
  ['552 5.2.2 Mailbox full', false],
  ['550 5.2.2 Over quota', false],
  ['530 5.7.0 Authentication required', false],
  ['535 5.7.8 Wrong password', false],
  ['554 5.7.1 Relay access denied', false],
  ['450 4.2.0 Greylisted', false],
])('an email that is answered %s is given up at once: %s', async (reply, given) => {
  const server = await startMailServer(() => reply)
  useServer(server.url)
  await putMessage(hospital.deps.db, message())
  expect(await deliverOutbox(hospital.deps)).toEqual({ sent: 0, failed: 1 })
  await server.close()
  const [row] = await rows()
  expect(row?.givenUpAt !== null).toBe(given)
})
