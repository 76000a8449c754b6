import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emailKinds } from '#entities/office/email.ts'
import { type InterfaceLanguage, interfaceLanguages } from '#entities/text/interface-language.ts'
import { createHospital, type HospitalFixture, saveSettings } from '../../../tests/hospital.ts'
import { startMailServer } from '../../../tests/mail-server.ts'
import { parseEmail } from '../../../tests/parse-email.ts'
import { account, session } from '../database/tables/accounts.ts'
import type { Message } from '../mail/message.ts'
import { deliverOutbox, putMessage } from '../mail/outbox.ts'
import { kindsWithLanguages, previewOf } from './previews.ts'

let hospital: HospitalFixture
beforeAll(async () => {
  hospital = await createHospital()
})
afterAll(() => hospital.close())
const asDesk = (path: string) => hospital.call('GET', path, { token: hospital.admins.desk.token })

/** Names, links and codes are the same in every language, and Indonesian says Email as well. */
const ofNoLanguage =
  /https?:\S+|Rumah Sakit Uji( Jakarta)?|dr\. (Ayu Lestari|Budi Santoso)(, Sp\.JP)?|Siti Rahayu|\b[A-Z\d]{8}\b|[\w.]+@[\w.]+|\bEmail\b/g
/** The sentences of an email, and the labels and values of its details. */
const translateFile = (message: Message | null): string[] =>
  (message?.text ?? '')
    .replace(ofNoLanguage, '')
    .split(/\n|: |(?<=[.?!])\s/)
    .map(one => one.trim())
    .filter(one => /\p{L}{2}/u.test(one))

describe.each(emailKinds)('the email %s', kind => {
  const { languages } = kindsWithLanguages().find(one => one.kind === kind) ?? { languages: [] }

  test.each(languages)(
    'is whole in %s: nothing is missing in it, and nothing of the machine is',
    async language => {
      const made = await previewOf(hospital.deps, kind, language)
      expect(made).toMatchObject({ kind, language })
      const { subject = '', text = '', html = '' } = made ?? {}
      for (const words of [subject, text, html]) {
        expect(words.trim()).not.toBe('')
        expect(words).not.toMatch(/\{\{|\}\}|undefined|\bnull\b|\bNaN\b|Invalid|\[object/)
        // A missing translation is shown as its key.
        expect(words).not.toMatch(
          /(^|[\s>])(mail|booking|forms|dependants|careers):\w|\bmail\.[a-z]|(^|[\s>])[a-z]\w*\.(title|what|next|action)\b/i,
        )
      }
      // The part of a link before `#` appears in the logs of every proxy.
      for (const link of `${text} ${html}`.match(/https?:[^\s"]+/g) ?? []) {
        expect(link.split('#')[0]).not.toMatch(/rw[a-z]_|token|secret/)
      }
      expect(text.split('\n')[0]).toBe(subject)
      expect(html).toContain(`lang="${language}"`)
      expect(html).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"')
      expect(html).not.toMatch(/<(script|img|iframe|link|form)\b/i)
    },
  )

  test.each(languages.filter(one => one !== 'en'))(
    'shares no sentence and no label in %s with the English email',
    async language => {
      const english = translateFile(await previewOf(hospital.deps, kind, 'en'))
      const own = translateFile(await previewOf(hospital.deps, kind, language))
      expect(own.filter(one => english.includes(one))).toEqual([])
    },
  )

  test('has a text of its own in each language', async () => {
    const titles = new Set<string>()
    for (const language of languages) titles.add((await previewOf(hospital.deps, kind, language))?.text ?? '')
    // Spanish has two variants.
    expect(titles.size).toBeGreaterThanOrEqual(
      languages.length - ((languages as string[]).includes('es-MX') ? 1 : 0),
    )
  })
})

test('a preview contains the hospital’s own doctor and location, and an invented patient', async () => {
  const made = await previewOf(hospital.deps, 'appointment.accepted', 'id')
  expect(made?.text).toContain('dr. Ayu Lestari')
  expect(made?.text).toContain('Rumah Sakit Uji Jakarta')
  expect(made?.text).toMatch(/WIB/)
  expect(made?.to).toBe('siti.rahayu@example.org')
})

test('an administrator sees every email in its languages, and its HTML in a page without scripts and forms', async () => {
  const { result } = await asDesk('/api/admins/letters')
  expect(result.map((one: { kind: string }) => one.kind).sort()).toEqual([...emailKinds].sort())
  const shown = (await asDesk('/api/admins/letters/appointment.absence/id')).result
  expect(shown).toMatchObject({ kind: 'appointment.absence', language: 'id', calendar: 'CANCEL' })
  const page = await hospital.app.request(shown.frame)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-hashes' 'sha256-/)
  expect(policy).toMatch(/; frame-ancestors 'self'; sandbox$/)
  expect(policy).not.toContain('unsafe-inline')
  expect(await page.text()).toContain('<h1')
  expect((await asDesk('/api/admins/letters/application.new/en')).status).toBe(404)
})

test('a preview frame needs the scope and an active account of the administrator', async () => {
  const { result } = await asDesk('/api/admins/letters/sign-up.code/en')
  const open = async () => (await hospital.app.request(result.frame)).status
  const change = (row: Partial<typeof account.$inferInsert>) =>
    hospital.deps.db.update(account).set(row).where(eq(account.id, hospital.admins.desk.accountId))
  expect(await open()).toBe(200)
  await change({ scopes: ['hr'] })
  expect(await open()).toBe(404)
  await change({ scopes: ['desk'], disabledAt: hospital.clock.now })
  expect(await open()).toBe(404)
  await change({ disabledAt: null })
  expect(await open()).toBe(200)
})

test('a frame opens with its own ticket only, for ten minutes, while the session lives', async () => {
  const frameOf = async () => (await asDesk('/api/admins/letters/sign-up.code/en')).result.frame as string
  const open = async (path: string) => (await hospital.app.request(path)).status
  const frame = await frameOf()
  expect(await open(frame)).toBe(200)
  expect(await open(frame.replace('sign-up.code', 'sign-up.known'))).toBe(404)
  expect(await open(frame.replace(/.$/, last => (last === 'A' ? 'B' : 'A')))).toBe(404)
  expect(await open(frame.replace(/\?.*/, ''))).toBe(404)
  hospital.clock.now = hospital.clock.now.add({ minutes: 11 })
  expect(await open(frame)).toBe(404)
  const fresh = await frameOf()
  expect(await open(fresh)).toBe(200)
  await hospital.deps.db.update(session).set({ revokedAt: hospital.clock.now })
  expect(await open(fresh)).toBe(404)
})

test('every kind of email has all languages of the interface, or those of the public forms', () => {
  for (const { kind, languages } of kindsWithLanguages()) {
    const forms = /^(contact|application)\./.test(kind)
    expect(languages).toEqual(
      kind === 'application.new' ? ['id'] : forms ? ['en', 'id'] : [...interfaceLanguages],
    )
  }
})

test('a mail server delivers each of them unchanged, in text and in HTML', async () => {
  const server = await startMailServer()
  const { config } = hospital.deps
  hospital.deps.config = { ...config, SMTP_URL: server.url, MAIL_FROM: 'RS Uji <halo@rs.example>' }
  const sent: Message[] = []
  for (const { kind, languages } of kindsWithLanguages()) {
    const made = await previewOf(hospital.deps, kind, languages.at(-1) as InterfaceLanguage)
    if (made) sent.push(made)
  }
  const { db } = hospital.deps
  for (const { appointmentId: _, ...one } of sent) await putMessage(db, one)
  expect(await deliverOutbox(hospital.deps)).toEqual({ sent: emailKinds.length, failed: 0 })
  await server.close()
  const plain = (text: string) => text.replaceAll('\r', '').trim()
  const arrived = server.emails.map(one => parseEmail(one.data))
  expect(new Set(arrived.map(one => one.header('message-id'))).size).toBe(emailKinds.length)
  for (const { text, html, language } of sent) {
    const letter = arrived.find(one => plain(one.part(/^text\/plain/)) === plain(text))
    expect(letter?.header('content-language')).toBe(language)
    expect(plain(letter?.part(/^text\/html/) ?? '')).toBe(plain(html ?? ''))
  }
  hospital.deps.config = config
})

test('emails give the number to call, in Arabic with its groups in their order', async () => {
  const own = await createHospital()
  await saveSettings(own, { customer_care: '+62 21 0000 0101' })
  const letter = async (language: InterfaceLanguage) =>
    (await previewOf(own.deps, 'appointment.accepted', language))?.text
  expect(await letter('en')).toContain('Phone of the hospital: +62 21 0000 0101')
  expect(await letter('ar')).toContain(': \u2066+62 21 0000 0101\u2069')
  expect(await letter('id')).toContain(': +62 21 0000 0101')
  await own.close()
})
