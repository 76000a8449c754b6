import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { docx, pdf } from '../../../../tests/documents.ts'
import { openFormsHospital } from '../../../../tests/forms-hospital.ts'
import { applicationsAt, fields, filled } from '../../../../tests/job-applications.ts'
import { jobApplication, storedFile } from '../../database/tables/forms.ts'
import { auditLog, outboxMessage } from '../../database/tables/messages.ts'
import { purgeForms } from '../forms/retention.ts'

let hospital: Awaited<ReturnType<typeof openFormsHospital>>
beforeEach(async () => {
  hospital = await openFormsHospital()
})
afterEach(() => hospital.close())

const { applications, files, onDisk, send } = applicationsAt(() => hospital)

describe('recruiters', () => {
  test('find, read, rate and erase applicants; the CV can only be downloaded; every read is audited', async () => {
    await send(filled())
    await send(filled({ email: 'second@example.org', name: 'Citra' }, docx(), 'Citra – CV.docx'))
    const token = await hospital.token(['hr'])
    const list = await hospital.get('/api/admins/job-applicants?offer=nurse&status=new', { token })
    expect(list.answer.result.map((one: { name: string }) => one.name).sort()).toEqual([
      'Budi Santoso',
      'Citra',
    ])
    expect(JSON.stringify(list.answer)).not.toContain('812 0000')
    expect((await hospital.get('/api/admins/job-applicants/offers', { token })).answer.result).toMatchObject([
      { offer: 'nurse', count: 2 },
    ])
    const { id } = list.answer.result.find((one: { name: string }) => one.name === 'Citra')
    const at = `/api/admins/job-applicants/${id}`
    const { result } = (await hospital.get(at, { token })).answer
    const change = {
      status: 'interview',
      notes: 'Calm and exact',
      retentionUntil: '2027-12-31',
      version: result.version,
    }
    expect((await hospital.call('PUT', at, change, { token })).answer.result).toMatchObject({
      status: 'interview',
      version: 2,
    })
    const stale = await hospital.call('PUT', at, { ...change, notes: 'Older' }, { token })
    expect([stale.status, stale.answer.meta.code, stale.answer.result.notes]).toEqual([
      409,
      'forms.stale',
      'Calm and exact',
    ])

    const { createApp } = await import('../../app.ts')
    const cv = await createApp(hospital.deps).request(`${at}/cv`, {
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

    expect((await hospital.call('DELETE', at, undefined, { token })).status).toBe(200)
    expect([(await files()).length, onDisk().length]).toEqual([1, 1])
    expect(await hospital.mailTo('second@example.org')).toBeUndefined()
    const entries = await hospital.deps.db.select().from(auditLog).orderBy(auditLog.id)
    const actions = entries.flatMap(one => /^job-applicant\.(.+)/.exec(one.action)?.[1] ?? [])
    expect(actions).toEqual(['create', 'create', 'list', 'read', 'change', 'cv', 'delete'])
  })

  test('find the applications of an offer under its new address and its last title', async () => {
    await send(filled())
    const token = await hospital.token(['super'])
    const { data, version } = (await hospital.get('/api/admins/job-offers/nurse', { token })).answer.result
    const renamed = { ...data, slug: 'ward-nurse', title: { en: 'A ward nurse', id: 'A' } }
    const body = { data: renamed, version, publish: true }
    expect((await hospital.call('PUT', '/api/job-offers/nurse', body, { token })).status).toBe(200)
    hospital.clock.now = hospital.clock.now.add({ minutes: 1 })
    const later = await send(
      filled({ email: 'later@example.org' }),
      {},
      '/api/job-offers/ward-nurse/applications',
    )
    expect(later.status).toBe(201)
    const { answer } = await hospital.get('/api/admins/job-applicants/offers', { token })
    expect(answer.result).toEqual([{ offer: 'ward-nurse', title: renamed.title, count: 2 }])
    const list = await hospital.get('/api/admins/job-applicants?offer=ward-nurse', { token })
    expect(list.answer.meta.total).toBe(2)
  })

  test('set one status for a selection; applications that a colleague changed meanwhile stay unchanged', async () => {
    await send(filled())
    await send(filled({ email: 'other@example.org' }))
    const token = await hospital.token(['hr'])
    const { result } = (await hospital.get('/api/admins/job-applicants', { token })).answer
    const [first, second] = result
    await hospital.call(
      'PUT',
      `/api/admins/job-applicants/${second.id}`,
      { status: 'interview', notes: 'Monday', retentionUntil: '2027-06-01', version: second.version },
      { token },
    )
    const items = [first, second].map(({ id, version }) => ({ id, version }))
    const { status, answer } = await hospital.post(
      '/api/admins/job-applicants/bulk',
      { status: 'rejected', items },
      { token },
    )
    expect(status).toBe(200)
    expect(answer.result).toMatchObject([
      { id: first.id, done: true },
      { id: second.id, done: false, message: expect.stringContaining('Someone else') },
    ])
    const now = new Map((await applications()).map(row => [row.id, row]))
    expect(now.get(first.id)).toMatchObject({ status: 'rejected', version: 2 })
    expect(now.get(second.id)).toMatchObject({ status: 'interview', notes: 'Monday' })
    // A repeat after a lost response succeeds, as the status is already set.
    const again = await hospital.post(
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
    const token = await hospital.token(['hr'])
    const cv = await createApp(hospital.deps).request(`/api/admins/job-applicants/${row?.id}/cv`, {
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
    const patient = await hospital.person('patient@example.org')
    const { startSession } = await import('../../kernel/sessions.ts')
    const tokens = [
      await hospital.token(['content']),
      await hospital.token(['desk']),
      await startSession(hospital.deps, patient, 't'),
    ]
    for (const address of ['', '/offers', `/${row?.id}`, `/${row?.id}/cv`]) {
      for (const token of tokens)
        expect((await hospital.get(`/api/admins/job-applicants${address}`, { token })).status).toBe(403)
      expect((await hospital.get(`/api/admins/job-applicants${address}`)).status).toBe(401)
    }
  })
})

test('an expired application is erased with its file, and so is a file without a row', async () => {
  await send(filled())
  await send(filled({ email: 'kept@example.org' }, pdf('kept')))
  await hospital.post('/api/contact-messages', {
    name: 'A',
    phone: '0812345678',
    topic: 'other',
    message: 'Hi',
    elapsed: '9000',
  })
  const token = await hospital.token(['super'])
  const { result } = (await hospital.get('/api/admins/job-applicants', { token })).answer
  const kept = result.find((one: { name: string; id: string }) => one.id !== undefined && one === result[0])
  const one = (await hospital.get(`/api/admins/job-applicants/${kept.id}`, { token })).answer.result
  const until = hospital.clock.now.toZonedDateTimeISO('UTC').toPlainDate().add({ years: 3 }).toString()
  await hospital.call(
    'PUT',
    `/api/admins/job-applicants/${kept.id}`,
    { status: 'hired', notes: '', retentionUntil: until, version: one.version },
    { token },
  )
  hospital.later({ hours: 24 * 360 })
  await purgeForms(hospital.deps)
  expect(await applications()).toHaveLength(2)
  expect(await hospital.deps.db.select().from(outboxMessage)).toEqual([])
  hospital.later({ hours: 24 * 10 })
  await purgeForms(hospital.deps)
  expect((await applications()).map(row => row.id)).toEqual([kept.id])
  expect([(await files()).length, onDisk().length]).toEqual([1, 1])
  await hospital.deps.db.delete(jobApplication)
  await hospital.deps.db.delete(storedFile)
  await purgeForms(hospital.deps)
  expect(onDisk()).toEqual([])
  expect(
    (await hospital.get('/api/admins/contact-messages', { token: await hospital.token(['desk']) })).answer
      .meta.total,
  ).toBe(1)
  hospital.later({ hours: 24 * 365 })
  await purgeForms(hospital.deps)
  expect(
    (await hospital.get('/api/admins/contact-messages', { token: await hospital.token(['desk']) })).answer
      .meta.total,
  ).toBe(0)
})
