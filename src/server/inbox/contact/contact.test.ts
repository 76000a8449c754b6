import { like } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { browser, openFormsHospital } from '../../../../tests/forms-hospital.ts'
import { contactMessage } from '../../database/tables/forms.ts'
import { auditEntry, auditLog, outboxMessage } from '../../database/tables/messages.ts'

let hospital: Awaited<ReturnType<typeof openFormsHospital>>
beforeEach(async () => {
  hospital = await openFormsHospital()
})
afterEach(() => hospital.close())

const good = {
  name: 'Ayu',
  email: 'ayu@example.org',
  topic: 'billing',
  location: 'jayapura',
  message: 'Which bill?',
  elapsed: '9000',
}
const path = '/api/contact-messages'
const messages = () => hospital.deps.db.select().from(contactMessage)
const mails = () => hospital.deps.db.select().from(outboxMessage)
const typed = (own: Record<string, string> = {}) =>
  new URLSearchParams({ ...good, phone: '', website: '', elapsed: '', language: 'id', ...own })

describe('a message to the hospital', () => {
  test('is stored and sent to the location’s mailbox, and its sender gets a confirmation', async () => {
    const { status, answer } = await hospital.post(path, good)
    expect(status).toBe(201)
    const [row] = await messages()
    expect(row).toMatchObject({
      name: 'Ayu',
      topic: 'billing',
      location: 'jayapura',
      status: 'open',
      language: 'en',
    })
    expect(answer.result.reference).toBe(row?.reference)
    const toUs = await hospital.mailTo('jayapura@example.org')
    expect(toUs?.text).toContain('Which bill?')
    expect(toUs?.text).toContain(`https://rawat.example/admins/contact-messages/edit/${row?.id}?lang=en`)
    const toHer = await hospital.mailTo('ayu@example.org')
    expect(toHer?.text).toContain(row?.reference)
    const written = like(auditEntry.action, 'contact-message.%')
    expect(await hospital.deps.db.select().from(auditEntry).where(written)).toMatchObject([
      { action: 'contact-message.create' },
    ])
  })

  test('never sends the entered text to the entered address', async () => {
    await hospital.post(path, {
      ...good,
      name: 'WIN MONEY',
      message: 'Click https://evil.example',
      email: 'victim@example.org',
    })
    const mail = await hospital.mailTo('victim@example.org')
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/WIN MONEY|evil\.example/)
  })

  test('is accepted also when the limit of confirmations to an address is reached', async () => {
    for (let count = 0; count < 7; count++)
      expect((await hospital.post(path, { ...good, message: `Number ${count}` })).status).toBe(201)
    expect(await messages()).toHaveLength(7)
    expect((await mails()).filter(mail => mail.to === 'ayu@example.org')).toHaveLength(4)
  })

  test('without a location goes to the network’s own mailbox', async () => {
    await hospital.post(path, { ...good, location: '' })
    expect(await hospital.mailTo('jayapura@example.org')).toBeDefined()
    expect((await messages())[0]?.location).toBeNull()
  })

  test('sent again with the same key is one message, and another one with that key is refused', async () => {
    const headers = { 'idempotency-key': 'made-before-the-first-send' }
    const [first, ...others] = await Promise.all(
      [1, 2, 3, 4].map(() => hospital.post(path, good, { headers })),
    )
    for (const one of others) expect([one.status, one.answer]).toEqual([201, first?.answer])
    expect(await messages()).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
    const other = await hospital.post(path, { ...good, message: 'Another' }, { headers })
    expect([other.status, other.answer.meta.code]).toEqual([422, 'forms.keyReused'])
    const bad = await hospital.post(path, good, { headers: { 'idempotency-key': 'x' } })
    expect([bad.status, bad.answer.meta.code]).toEqual([422, 'forms.keyInvalid'])
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['without a name', { name: ' ' }, 'name'],
    ['without a way to answer', { email: '' }, 'email'],
    ['with a broken address', { email: 'ayu@' }, 'email'],
    ['with a telephone that is none', { phone: 'later' }, 'phone'],
    ['without a topic', { topic: '' }, 'topic'],
    ['about something unknown', { topic: 'lottery' }, 'topic'],
    ['to a place that is none', { location: 'atlantis' }, 'location'],
    ['without words', { message: '\n' }, 'message'],
    ['of a book’s length', { message: 'a'.repeat(4001) }, 'message'],
    ['with characters that nothing can store', { message: 'a\u0000' }, 'message'],
  ])('%s is refused beside the field', async (_, own, field) => {
    const { status, answer } = await hospital.post(path, { ...good, ...own })
    expect([status, answer.meta.fields.map((one: { path: string }) => one.path)]).toEqual([422, [field]])
    expect(await messages()).toEqual([])
  })
})

describe('a browser without scripts', () => {
  test('sends the form once and is redirected to a page in its language', async () => {
    for (let press = 0; press < 2; press++) {
      const answer = await hospital.form(path, typed(), browser)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/id/contact/sent'])
    }
    expect(await messages()).toMatchObject([{ language: 'id', phone: null }])
  })

  test('gets the form back with the entered values as text, and each error beside its field', async () => {
    const hostile = '"><script>alert(1)</script>$&'
    const answer = await hospital.form(
      path,
      typed({ name: hostile, email: '', message: `${hostile}</textarea>` }),
      browser,
    )
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; form-action 'self'")
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(html).not.toContain('<script>')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;"')
    expect(html).toContain('<option selected value="billing">')
    expect(html).toContain('<a href="#f-email">Isi alamat email atau nomor telepon')
    expect(html).toMatch(/aria-invalid="true"[^>]*id="f-email"/)
    expect(html).toMatch(/id="f-email-error" data-x><svg><\/svg><span data-x>Isi alamat email/)
    expect(html).toMatch(/id="f-name-error" hidden/)
    expect(html).toMatch(/<title>Mohon periksa kembali: Page/)
    // Fields outside the form are not filled in.
    expect(html).toContain('<input name="search">')
  })

  test('gets the errors on a plain page if this process serves no site', async () => {
    hospital.deps.releasedPage = async () => null
    const html = await (await hospital.form(path, typed({ message: '' }), browser)).text()
    expect(html).toContain('Tulis pesan Anda')
    expect(html).toContain('Kembalilah ke formulir')
  })

  test('is redirected to the host of the pages if the API has another one', async () => {
    const apart = await openFormsHospital({
      API_URL: 'https://api.example',
      PUBLIC_URL: 'https://www.example',
    })
    const answer = await apart.form(path, typed(), { ...browser, origin: 'https://www.example' })
    expect(answer.headers.get('location')).toBe('https://www.example/id/contact/sent')
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://www.example')
    const stranger = await apart.form(path, typed({ name: 'B' }), {
      ...browser,
      origin: 'https://evil.example',
    })
    expect(stranger.headers.get('access-control-allow-origin')).not.toBe('https://evil.example')
    await apart.close()
  })
})

describe('bots that fill forms', () => {
  test('are refused if they fill the hidden field, and a person can send again without it', async () => {
    const answer = await hospital.form(path, typed({ website: 'https://spam.example' }), browser)
    expect(answer.status).toBe(422)
    expect(await answer.text()).not.toContain('spam.example')
    expect(await messages()).toEqual([])
    expect((await hospital.form(path, typed(), browser)).status).toBe(303)
  })

  test('are refused if they are faster than people', async () => {
    const { status, headers, answer } = await hospital.post(path, { ...good, elapsed: '300' })
    expect([status, answer.meta.code, headers.get('retry-after')]).toEqual([429, 'forms.tooFast', '3'])
  })

  test('are limited per network, and invalid forms do not count', async () => {
    for (let count = 0; count < 30; count++) await hospital.form(path, typed({ message: '' }), browser)
    const statuses: number[] = []
    for (let count = 0; count < 22; count++)
      statuses.push((await hospital.form(path, typed({ message: `Number ${count}` }), browser)).status)
    expect(statuses).toEqual([...Array(20).fill(303), 429, 429])
    const last = await hospital.form(path, typed({ message: 'The last one' }), browser)
    expect(last.headers.get('retry-after')).toBeTruthy()
    expect(await last.text()).toContain('The last one')
    expect((await hospital.form(path, typed(), { ...browser, 'x-from': '198.51.100.7' })).status).toBe(303)
  })

  test('cannot exceed the size limit, whatever content-length they send', async () => {
    const stream = new Blob(['message=', 'a'.repeat(700_000)]).stream()
    const headers = { ...browser, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await hospital.form(path, stream as never, headers)).status).toBe(413)
  })
})

describe('the front desk', () => {
  test('marks a selection at once, and sees which messages no longer exist', async () => {
    for (const message of ['One', 'Two', 'Three']) await hospital.post(path, { ...good, message })
    const rows = await messages()
    const token = await hospital.token(['desk'])
    const [first, second, third] = rows.map(row => row.id) as [string, string, string]
    await hospital.call('DELETE', `/api/admins/contact-messages/${second}`, undefined, { token })
    const selection = { status: 'answered', items: [{ id: first }, { id: second }] }
    const many = '/api/admins/contact-messages/bulk'
    const { status, answer } = await hospital.post(many, selection, { token })
    expect(status).toBe(200)
    expect(answer.result).toMatchObject([
      { id: first, done: true, message: null },
      { id: second, done: false, message: expect.stringMatching(/./) },
    ])
    const now = new Map((await messages()).map(row => [row.id, row.status]))
    expect([now.get(first), now.get(third)]).toEqual(['answered', 'open'])
    const changes = (await hospital.deps.db.select().from(auditEntry)).filter(
      one => one.action === 'contact-message.change',
    )
    expect(changes.map(one => one.objectId)).toEqual([first])
    const other = await hospital.token(['hr'])
    expect(
      (await hospital.post(many, { ...selection, items: [{ id: third }] }, { token: other })).status,
    ).toBe(403)
  })

  test('reads messages, marks them as answered, erases them, and every read is audited', async () => {
    await hospital.post(path, good)
    await hospital.post(path, { ...good, topic: 'other', message: 'Something else' })
    const token = await hospital.token(['desk'])
    const list = await hospital.get('/api/admins/contact-messages?topic=billing', { token })
    expect(list.answer.meta.total).toBe(1)
    const [{ id }] = list.answer.result
    const at = `/api/admins/contact-messages/${id}`
    expect((await hospital.get(at, { token })).answer.result.message).toBe('Which bill?')
    const marked = await hospital.call('PUT', at, { status: 'answered' }, { token })
    expect(marked.answer.result).toMatchObject({
      status: 'answered',
      answeredAt: hospital.clock.now.toString(),
    })
    expect(
      (await hospital.get('/api/admins/contact-messages?status=open', { token })).answer.meta.total,
    ).toBe(1)
    expect((await hospital.call('DELETE', at, undefined, { token })).status).toBe(200)
    expect((await hospital.get(at, { token })).status).toBe(404)
    const entries = await hospital.deps.db.select().from(auditLog).orderBy(auditLog.id)
    expect(entries.filter(one => one.action.startsWith('contact-message.'))).toMatchObject([
      { action: 'contact-message.create' },
      { action: 'contact-message.create' },
      { action: 'contact-message.list', detail: { count: 2 } },
      { action: 'contact-message.read' },
      { action: 'contact-message.change' },
      { action: 'contact-message.delete' },
    ])
  })

  test('is the only one to read them: editors and recruiters do not', async () => {
    await hospital.post(path, good)
    const [row] = await messages()
    for (const scope of ['content', 'hr'] as const) {
      const token = await hospital.token([scope])
      for (const address of ['', `/${row?.id}`])
        expect((await hospital.get(`/api/admins/contact-messages${address}`, { token })).status).toBe(403)
    }
  })
})
