import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { docx, pdf, pdfObjects, pdfOf } from '../../../../tests/documents.ts'
import { browser, openFormsDesk } from '../../../../tests/forms-desk.ts'
import { jobApplication, storedFile } from '../../database/tables/forms.ts'
import { auditLog, outboxMessage } from '../../database/tables/messages.ts'
import { purgeForms } from '../forms/retention.ts'
import { fileName } from './store-cv.ts'

let desk: Awaited<ReturnType<typeof openFormsDesk>>
beforeEach(async () => {
  desk = await openFormsDesk()
})
afterEach(() => desk.close())

const path = '/api/job-offers/nurse/applications'
const json = { accept: 'application/json' }
const fields = {
  language: 'en',
  elapsed: '60000',
  website: '',
  name: 'Budi Santoso',
  email: 'budi@example.org',
  phone: '+62 812 0000 0000',
  city: 'Jayapura',
  education: '',
  experience: '',
  licences: 'STR 123, until 2028',
  message: '',
  consentVersion: '2026-11',
  consent: 'yes',
}
function filled(own: Record<string, string | undefined> = {}, cv: Buffer | null = pdf(), name = 'my cv.pdf') {
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...fields, ...own }))
    if (value !== undefined) form.append(field, value)
  form.append('cv', new Blob(cv ? [new Uint8Array(cv)] : []), cv ? name : '')
  return form
}
const applications = () => desk.deps.db.select().from(jobApplication)
const files = () => desk.deps.db.select().from(storedFile)
const onDisk = (): string[] => {
  try {
    return readdirSync(join(desk.dataDir, 'files'), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}
const send = async (form: FormData, headers: Record<string, string> = {}, to = path) => {
  const response = await desk.form(to, form, { ...json, ...headers })
  return { status: response.status, answer: await response.json() }
}
const problemsOf = ({ answer }: { answer: { meta: { fields?: { path: string; message: string }[] } } }) =>
  Object.fromEntries((answer.meta.fields ?? []).map(one => [one.path, one.message]))

describe('an application', () => {
  test('is stored with the exact text of its consent, and its CV separately under a random name', async () => {
    const { status, answer } = await send(filled())
    expect(status).toBe(201)
    const [row] = await applications()
    expect(row).toMatchObject({
      reference: answer.result.reference,
      offer: 'nurse',
      name: 'Budi Santoso',
      education: null,
      status: 'new',
      consentVersion: '2026-11',
      retentionUntil: desk.clock.now
        .toZonedDateTimeISO('Asia/Jayapura')
        .toPlainDate()
        .add({ months: 12 })
        .toString(),
    })
    expect(row?.consentText).toContain('I agree that Rumah Sakit Uji stores my application')
    expect(await files()).toMatchObject([
      { id: row?.cvId, name: 'my cv.pdf', type: 'application/pdf', size: pdf().length },
    ])
    expect(onDisk()).toHaveLength(1)
    expect(readFileSync(onDisk()[0] as string)).toEqual(pdf())
    expect(onDisk()[0]).not.toContain('cv')
    const mails = await desk.deps.db.select().from(outboxMessage)
    expect(mails.map(mail => mail.to).sort()).toEqual(['budi@example.org', 'jayapura@example.org'])
    for (const mail of mails) expect(mail.text).not.toMatch(/Budi|812 0000|STR 123/)
    const toUs = mails.find(mail => mail.to === 'jayapura@example.org')
    expect(toUs?.text).toContain(`/admins/jobs/job-applicants/edit/${row?.id}?lang=id`)
  })

  test('may have a Word document, or experience instead of a file', async () => {
    expect((await send(filled({ email: 'a@example.org' }, docx(), 'x'))).status).toBe(201)
    const told = await send(filled({ email: 'b@example.org', experience: 'Ten years on a ward' }, null))
    expect([told.status, problemsOf(told)]).toEqual([201, {}])
    expect((await files()).map(one => one.name)).toEqual(['x.docx'])
  })

  test('sent again with the same key is one application with one file', async () => {
    const headers = { 'idempotency-key': 'made-before-the-first-send' }
    const answers = await Promise.all([1, 2, 3].map(() => send(filled(), headers)))
    expect(new Set(answers.map(one => one.answer.result.reference)).size).toBe(1)
    expect(await applications()).toHaveLength(1)
    expect([await files(), onDisk()].map(list => list.length)).toEqual([1, 1])
    const other = await send(filled({}, pdf('another')), headers)
    expect([other.status, other.answer.meta.code]).toEqual([422, 'forms.keyReused'])
    expect(onDisk()).toHaveLength(1)
  })

  test.each(['over', 'paused', 'filled'])(
    'for a position that is %s is refused, whatever an old page shows',
    async slug => {
      const { status, answer } = await send(filled(), {}, `/api/job-offers/${slug}/applications`)
      expect([status, answer.meta.code]).toEqual([409, 'forms.closed'])
      expect([await applications(), onDisk()]).toEqual([[], []])
    },
  )

  test('is accepted until midnight at the hospital, and not after it', async () => {
    const midnight = desk.clock.now
      .toZonedDateTimeISO('Asia/Jayapura')
      .toPlainDate()
      .add({ days: 11 })
      .toZonedDateTime('Asia/Jayapura')
      .toInstant()
    desk.clock.now = midnight.subtract({ seconds: 1 })
    expect((await send(filled())).status).toBe(201)
    desk.clock.now = midnight
    expect((await send(filled({ email: 'late@example.org' }))).status).toBe(409)
  })

  test('for a position that does not exist is refused', async () => {
    expect((await send(filled(), {}, '/api/job-offers/astronaut/applications')).status).toBe(404)
  })

  test.each<[string, Record<string, string | undefined>, string]>([
    ['consent', { consent: undefined }, 'consent'],
    ['a name', { name: '' }, 'name'],
    ['an address', { email: '' }, 'email'],
    ['an address that works', { email: 'nobody' }, 'email'],
    ['the text that was agreed to', { consentVersion: '2020-01' }, 'consentVersion'],
    ['what the form does not ask for', { religion: 'x' }, ''],
  ])('is refused for %s, and leaves no file', async (_, own, field) => {
    const answer = await send(filled(own))
    expect([answer.status, Object.keys(problemsOf(answer))]).toEqual([422, [field]])
    expect([await applications(), await files(), onDisk()]).toEqual([[], [], []])
  })
})

describe('a file whose content does not match its type', () => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
  const large = Buffer.concat([pdf(), Buffer.alloc(6 * 1024 * 1024)])
  test.each<[string, Buffer | null, string, RegExp]>([
    ['no file and no experience', null, '', /Choose your CV, or tell/],
    ['an empty one', Buffer.alloc(0), 'cv.pdf', /empty/],
    ['a program called cv.pdf', Buffer.from(`MZ${'\0'.repeat(300)}`), 'cv.pdf', /neither a PDF nor/],
    ['a page called cv.pdf', Buffer.from('<html><script>alert(1)</script>'), 'cv.pdf', /neither a PDF nor/],
    ['a PDF with a zip at its end', Buffer.concat([pdf(), docx()]), 'cv.pdf', /neither a PDF nor/],
    ['a PDF that breaks off', pdf().subarray(0, 30), 'cv.pdf', /damaged/],
    ['a document with macros', docx({ 'word/vbaProject.bin': 'x' }), 'cv.docx', /program/],
    [
      'a PDF that packs a script',
      pdfOf('<< >>', pdfObjects([script])),
      'cv.pdf',
      /script.* print it as a PDF/,
    ],
    ['a PDF that is locked', pdfOf('<< /Encrypt 5 0 R >>'), 'cv.pdf', /locked.* print it as a PDF/],
    ['six megabytes', large, 'cv.pdf', /larger than 5 MB/],
  ])('%s is refused beside the field and kept nowhere', async (_, bytes, name, message) => {
    const answer = await send(filled({}, bytes, name))
    expect(answer.status).toBe(422)
    expect(problemsOf(answer).cv).toMatch(message)
    expect([await applications(), await files(), onDisk()]).toEqual([[], [], []])
  })

  test('that exceeds the limit of any form is refused', async () => {
    const endless = new ReadableStream({
      start(controller) {
        controller.enqueue(
          new TextEncoder().encode(
            '--x\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n',
          ),
        )
      },
      pull: controller => controller.enqueue(new Uint8Array(1024 * 1024)),
    })
    const headers = { ...json, 'content-type': 'multipart/form-data; boundary=x' }
    const response = await desk.form(path, endless as never, headers)
    expect(response.status).toBe(413)
    expect(onDisk()).toEqual([])
  })

  test('gets a harmless name, whatever its name was', () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' as const
    expect(fileName('../../etc/passwd', 'application/pdf')).toBe('passwd.pdf')
    expect(fileName('C:\\Users\\Budi\\cv "final".exe', 'application/pdf')).toBe('cv final.pdf')
    expect(fileName('=cmd|calc!A1.docx', word)).toBe('cmdcalc!A1.docx')
    expect(fileName('a\u202Efdp.exe', 'application/pdf')).toBe('afdp.pdf')
    expect(fileName('\r\nSet-Cookie: a=b', 'application/pdf')).toBe('Set-Cookie ab.pdf')
    expect(fileName('', word)).toBe('cv.docx')
    expect(fileName('.pdf', 'application/pdf')).toBe('cv.pdf')
    expect([...fileName('履歴書😀'.repeat(90), 'application/pdf')]).toHaveLength(84)
  })
})

describe('a browser without scripts', () => {
  test('sends the form with its file and is redirected', async () => {
    const answer = await desk.form(path, filled({ language: 'id', elapsed: '' }), browser)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/id/career/sent'])
    expect(await applications()).toMatchObject([{ language: 'id' }])
    expect((await applications())[0]?.consentText).toMatch(/^Saya setuju/)
  })

  test('gets back the entered values, and a request to choose the file again', async () => {
    const answer = await desk.form(path, filled({ email: 'budi@', experience: 'Two\nlines' }), browser)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('value="Budi Santoso"')
    expect(html).toMatch(/<textarea[^>]*name="experience"[^>]*>\nTwo\r?\nlines<\/textarea>/)
    expect(html).toMatch(/<input checked[^>]*name="consent"/)
    expect(html).toMatch(/id="f-cv-error" data-x><svg><\/svg><span data-x>Choose your CV again/)
    expect(onDisk()).toEqual([])
    // With a script the file is still selected, so nothing is said about it.
    expect(Object.keys(problemsOf(await send(filled({ email: 'budi@' }))))).toEqual(['email'])
  })

  test.each([
    ['en', /carries a program, such as a macro or a script/],
    ['id', /cetak sebagai PDF \(Cetak, lalu Simpan sebagai PDF\)/],
  ] as const)(
    'is told in %s what to do with a PDF that runs a script, and keeps the text',
    async (language, told) => {
      const active = pdfOf('<< /OpenAction << /S /J#61vaScript /JS (app.alert) >> >>')
      const answer = await desk.form(path, filled({ language, experience: 'Ten years <b>' }, active), browser)
      const html = await answer.text()
      expect(answer.status).toBe(422)
      expect(html).toMatch(told)
      expect(html).toContain('value="Budi Santoso"')
      expect(html).toMatch(/<textarea[^>]*name="experience"[^>]*>\nTen years &lt;b&gt;<\/textarea>/)
      expect([await applications(), onDisk()]).toEqual([[], []])
    },
  )

  test('gets an error for a file that is too large, with the entered values', async () => {
    const big = filled({}, Buffer.alloc(6 * 1024 * 1024), 'cv.pdf')
    const html = await (await desk.form(path, big, browser)).text()
    expect(html).toContain('larger than 5 MB')
    expect(html).toContain('value="Budi Santoso"')
  })
})

describe('recruiters', () => {
  test('find, read, rate and erase applicants; the CV can only be downloaded; every read is audited', async () => {
    await send(filled())
    await send(filled({ email: 'second@example.org', name: 'Citra' }, docx(), 'Citra – CV.docx'))
    const token = await desk.token(['hr'])
    const list = await desk.get('/api/admins/job-applicants?offer=nurse&status=new', { token })
    expect(list.answer.result.map((one: { name: string }) => one.name).sort()).toEqual([
      'Budi Santoso',
      'Citra',
    ])
    expect(JSON.stringify(list.answer)).not.toContain('812 0000')
    expect((await desk.get('/api/admins/job-applicants/offers', { token })).answer.result).toMatchObject([
      { offer: 'nurse', count: 2 },
    ])
    const { id } = list.answer.result.find((one: { name: string }) => one.name === 'Citra')
    const at = `/api/admins/job-applicants/${id}`
    const { result } = (await desk.get(at, { token })).answer
    const change = {
      status: 'interview',
      notes: 'Calm and exact',
      retentionUntil: '2027-12-31',
      version: result.version,
    }
    expect((await desk.call('PUT', at, change, { token })).answer.result).toMatchObject({
      status: 'interview',
      version: 2,
    })
    const stale = await desk.call('PUT', at, { ...change, notes: 'Older' }, { token })
    expect([stale.status, stale.answer.meta.code, stale.answer.result.notes]).toEqual([
      409,
      'forms.stale',
      'Calm and exact',
    ])

    const { createApp } = await import('../../app.ts')
    const cv = await createApp(desk.deps).request(`${at}/cv`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(Buffer.from(await cv.arrayBuffer())).toEqual(docx())
    expect(cv.headers.get('content-disposition')).toBe(
      `attachment; filename="cv.docx"; filename*=UTF-8''Citra%20%E2%80%93%20CV.docx`,
    )
    expect(cv.headers.get('content-type')).toBe('application/octet-stream')
    expect(cv.headers.get('x-content-type-options')).toBe('nosniff')
    expect(cv.headers.get('content-security-policy')).toMatch(/sandbox/)
    expect(cv.headers.get('cache-control')).toBe('no-store')

    expect((await desk.call('DELETE', at, undefined, { token })).status).toBe(200)
    expect([(await files()).length, onDisk().length]).toEqual([1, 1])
    expect(await desk.mailTo('second@example.org')).toBeUndefined()
    const entries = await desk.deps.db.select().from(auditLog).orderBy(auditLog.id)
    const actions = entries.flatMap(one => /^job-applicant\.(.+)/.exec(one.action)?.[1] ?? [])
    expect(actions).toEqual(['create', 'create', 'list', 'read', 'change', 'cv', 'delete'])
  })

  test('set one status for a selection; applications that a colleague changed meanwhile stay unchanged', async () => {
    await send(filled())
    await send(filled({ email: 'other@example.org' }))
    const token = await desk.token(['hr'])
    const { result } = (await desk.get('/api/admins/job-applicants', { token })).answer
    const [first, second] = result
    await desk.call(
      'PUT',
      `/api/admins/job-applicants/${second.id}`,
      { status: 'interview', notes: 'Monday', retentionUntil: '2027-06-01', version: second.version },
      { token },
    )
    const items = [first, second].map(({ id, version }) => ({ id, version }))
    const { status, answer } = await desk.post(
      '/api/admins/job-applicants/bulk',
      { status: 'rejected', items },
      { token },
    )
    expect(status).toBe(200)
    expect(answer.result).toMatchObject([
      { id: first.id, done: true },
      { id: second.id, done: false, message: expect.stringContaining('Somebody else') },
    ])
    const now = new Map((await applications()).map(row => [row.id, row]))
    expect(now.get(first.id)).toMatchObject({ status: 'rejected', version: 2 })
    expect(now.get(second.id)).toMatchObject({ status: 'interview', notes: 'Monday' })
    // A repeat after a lost response succeeds, as the status is already set.
    const again = await desk.post(
      '/api/admins/job-applicants/bulk',
      { status: 'rejected', items: items.slice(0, 1) },
      { token },
    )
    expect(again.answer.result).toMatchObject([{ id: first.id, done: true }])
  })

  test.each([
    ['a path', '../../etc/passwd.pdf', 'passwd.pdf'],
    ['a path of Windows', 'C:\\fakepath\\cv.pdf', 'cv.pdf'],
    ['a name that is turned round', 'Budi \u202Efdp.exe', 'Budi fdp.pdf'],
    ['letters that do not show', 'B\u200Bu\u2066d\uFEFFi.pdf', 'Budi.pdf'],
    ['other letters', '履歴書 Ñandú – Sítī.pdf', '履歴書 Ñandú – Sítī.pdf'],
    ['letters and their marks apart', 'Sítı.pdf'.normalize('NFD'), 'Sítı.pdf'.normalize('NFC')],
    ['a header', 'a%0D%0ASet-Cookie: a=b; filename=x.html', 'a0D0ASet-Cookie ab filenamex.pdf'],
    ['quotation marks', 'a%22; filename=%22b.html', 'a filenameb.pdf'],
    ['control characters', 'a\u0000b\u0007c\u007F.pdf', 'abc.pdf'],
    ['half of a letter', 'a\uD800b.pdf', 'a\uFFFDb.pdf'],
    ['a thousand letters', `${'ü'.repeat(1000)}.pdf`, `${'ü'.repeat(80)}.pdf`],
    ['nothing but an ending', '.pdf', 'cv.pdf'],
  ])('save a CV that was called by %s under a harmless name', async (_, given, name) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    form.append('cv', new Blob([new Uint8Array(pdf())]), given)
    expect((await send(form)).status).toBe(201)
    const [row] = await applications()
    expect((await files()).map(one => one.name)).toEqual([name])
    const { createApp } = await import('../../app.ts')
    const token = await desk.token(['hr'])
    const cv = await createApp(desk.deps).request(`/api/admins/job-applicants/${row?.id}/cv`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const said = cv.headers.get('content-disposition') ?? ''
    expect(said).toMatch(/^attachment; filename="cv\.pdf"; filename\*=UTF-8''[\w.~!%-]+$/)
    expect(decodeURIComponent(said.split("''")[1] as string)).toBe(name)
    expect(cv.headers.get('set-cookie')).toBeNull()
  })

  test('need the right scope: no other administrator reads an applicant or a CV', async () => {
    await send(filled())
    const [row] = await applications()
    const patient = await desk.person('patient@example.org')
    const { startSession } = await import('../../kernel/sessions.ts')
    const tokens = [
      await desk.token(['content']),
      await desk.token(['desk']),
      await startSession(desk.deps, patient, 't'),
    ]
    for (const address of ['', '/offers', `/${row?.id}`, `/${row?.id}/cv`]) {
      for (const token of tokens)
        expect((await desk.get(`/api/admins/job-applicants${address}`, { token })).status).toBe(403)
      expect((await desk.get(`/api/admins/job-applicants${address}`)).status).toBe(401)
    }
  })
})

test('an expired application is erased with its file, and so is a file without a row', async () => {
  await send(filled())
  await send(filled({ email: 'kept@example.org' }, pdf('kept')))
  await desk.post('/api/contact-messages', {
    name: 'A',
    phone: '0812345678',
    topic: 'other',
    message: 'Hi',
    elapsed: '9000',
  })
  const token = await desk.token(['super'])
  const { result } = (await desk.get('/api/admins/job-applicants', { token })).answer
  const kept = result.find((one: { name: string; id: string }) => one.id !== undefined && one === result[0])
  const one = (await desk.get(`/api/admins/job-applicants/${kept.id}`, { token })).answer.result
  const until = desk.clock.now.toZonedDateTimeISO('UTC').toPlainDate().add({ years: 3 }).toString()
  await desk.call(
    'PUT',
    `/api/admins/job-applicants/${kept.id}`,
    { status: 'hired', notes: '', retentionUntil: until, version: one.version },
    { token },
  )
  desk.later({ hours: 24 * 360 })
  await purgeForms(desk.deps)
  expect(await applications()).toHaveLength(2)
  expect(await desk.deps.db.select().from(outboxMessage)).toEqual([])
  desk.later({ hours: 24 * 10 })
  await purgeForms(desk.deps)
  expect((await applications()).map(row => row.id)).toEqual([kept.id])
  expect([(await files()).length, onDisk().length]).toEqual([1, 1])
  await desk.deps.db.delete(jobApplication)
  await desk.deps.db.delete(storedFile)
  await purgeForms(desk.deps)
  expect(onDisk()).toEqual([])
  expect(
    (await desk.get('/api/admins/contact-messages', { token: await desk.token(['desk']) })).answer.meta.total,
  ).toBe(1)
  desk.later({ hours: 24 * 365 })
  await purgeForms(desk.deps)
  expect(
    (await desk.get('/api/admins/contact-messages', { token: await desk.token(['desk']) })).answer.meta.total,
  ).toBe(0)
})
