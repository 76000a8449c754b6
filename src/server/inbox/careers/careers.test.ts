import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { docx, pdf, pdfObjects, pdfOf } from '../../../../tests/documents.ts'
import { browser, openFormsHospital } from '../../../../tests/forms-hospital.ts'
import { applicationsAt, filled, json, path } from '../../../../tests/job-applications.ts'
import { outboxMessage } from '../../database/tables/messages.ts'
import { fileName } from './store-cv.ts'

let hospital: Awaited<ReturnType<typeof openFormsHospital>>
beforeEach(async () => {
  hospital = await openFormsHospital()
})
afterEach(() => hospital.close())

const { applications, files, onDisk, send } = applicationsAt(() => hospital)

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
      retentionUntil: hospital.clock.now
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
    const mails = await hospital.deps.db.select().from(outboxMessage)
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
    const midnight = hospital.clock.now
      .toZonedDateTimeISO('Asia/Jayapura')
      .toPlainDate()
      .add({ days: 11 })
      .toZonedDateTime('Asia/Jayapura')
      .toInstant()
    hospital.clock.now = midnight.subtract({ seconds: 1 })
    expect((await send(filled())).status).toBe(201)
    hospital.clock.now = midnight
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
    ['a program called cv.pdf', Buffer.from(`MZ${'\0'.repeat(300)}`), 'cv.pdf', /not a PDF or/],
    ['a page called cv.pdf', Buffer.from('<html><script>alert(1)</script>'), 'cv.pdf', /not a PDF or/],
    ['a PDF with a zip at its end', Buffer.concat([pdf(), docx()]), 'cv.pdf', /not a PDF or/],
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
    const response = await hospital.form(path, endless as never, headers)
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
    const answer = await hospital.form(path, filled({ language: 'id', elapsed: '' }), browser)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/id/career/sent'])
    expect(await applications()).toMatchObject([{ language: 'id' }])
    expect((await applications())[0]?.consentText).toMatch(/^Saya setuju/)
  })

  test('gets back the entered values, and a request to choose the file again', async () => {
    const answer = await hospital.form(path, filled({ email: 'budi@', experience: 'Two\nlines' }), browser)
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
    ['en', /contains a program, such as a macro or a script/],
    ['id', /cetak sebagai PDF \(Cetak, lalu Simpan sebagai PDF\)/],
  ] as const)(
    'is told in %s what to do with a PDF that runs a script, and keeps the text',
    async (language, told) => {
      const active = pdfOf('<< /OpenAction << /S /J#61vaScript /JS (app.alert) >> >>')
      const answer = await hospital.form(
        path,
        filled({ language, experience: 'Ten years <b>' }, active),
        browser,
      )
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
    const html = await (await hospital.form(path, big, browser)).text()
    expect(html).toContain('larger than 5 MB')
    expect(html).toContain('value="Budi Santoso"')
  })
})
