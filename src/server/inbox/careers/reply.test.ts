import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFormsHospital } from '../../../../tests/forms-hospital.ts'
import { newId } from '../../database/connect.ts'
import { jobApplication } from '../../database/tables/forms.ts'
import { auditEntry, outboxMessage } from '../../database/tables/messages.ts'
import { purgeForms } from '../forms/retention.ts'

let hospital: Awaited<ReturnType<typeof openFormsHospital>>
beforeEach(async () => {
  hospital = await openFormsHospital()
})
afterEach(() => hospital.close())

const today = () => hospital.clock.now.toZonedDateTimeISO('Asia/Jayapura').toPlainDate()
async function applied(language: 'en' | 'id' = 'en'): Promise<string> {
  const id = newId()
  await hospital.deps.db.insert(jobApplication).values({
    ...{
      id,
      reference: `L-${id.slice(-6)}`,
      offer: 'nurse',
      offerTitle: { en: 'Ward nurse', id: 'Perawat' },
    },
    ...{ name: 'Budi Santoso', email: 'budi@example.org', language, sendKey: id, bodyHash: 'x' },
    ...{
      consentVersion: '2026-11',
      consentText: 'Yes',
      consentAt: hospital.clock.now,
      createdAt: hospital.clock.now,
    },
    retentionUntil: today().add({ months: 12 }).toString(),
  })
  return id
}
const at = (id: string) => `/api/admins/job-applicants/${id}`
const letters = () => hospital.deps.db.select().from(outboxMessage)

test('an applicant gets the reply in their own language with the administrator’s text, and the list shows it', async () => {
  const token = await hospital.token(['hr'])
  const id = await applied('id')
  const template = (await hospital.get(`${at(id)}/reply-template?status=rejected`, { token })).answer.result
  expect(template.language).toBe('id')
  expect(template.subject).toBe('Lamaran Anda untuk Perawat')
  expect(template.text).toMatch(/^Yth\. Budi Santoso,\n\n.*melamar posisi “Perawat”/s)
  const unanswered = () => hospital.get('/api/admins/job-applicants?answered=no', { token })
  expect((await unanswered()).answer.meta.total).toBe(1)

  const text = `${template.text}\n\nSalam <b>hangat</b>.`
  const body = { status: 'rejected', subject: template.subject, text, version: 1 }
  const { status, answer } = await hospital.call('POST', `${at(id)}/replies`, body, { token })
  expect(status).toBe(200)
  expect(answer.result).toMatchObject({
    status: 'rejected',
    version: 2,
    answeredAt: String(hospital.clock.now),
  })
  expect(answer.result.replies).toMatchObject([{ subject: template.subject, text, status: 'rejected' }])
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({ kind: 'application.reply', to: 'budi@example.org', language: 'id' })
  expect(letter?.text).toContain('Salam <b>hangat</b>.')
  expect(letter?.html).toContain('Salam &lt;b&gt;hangat&lt;/b&gt;.')
  expect((await unanswered()).answer.meta.total).toBe(0)
  expect((await hospital.get('/api/admins/job-applicants?answered=yes', { token })).answer.meta.total).toBe(1)
  const entries = await hospital.deps.db.select().from(auditEntry)
  expect(entries.filter(one => one.action === 'job-applicant.reply')).toMatchObject([{ objectId: id }])
})

test('of two simultaneous replies one is sent, and the second administrator keeps the entered text', async () => {
  const token = await hospital.token(['hr'])
  const id = await applied()
  const body = { status: 'interview', subject: 'An interview', text: 'When?', version: 1 }
  const both = await Promise.all(
    [1, 2].map(() => hospital.call('POST', `${at(id)}/replies`, body, { token })),
  )
  expect(both.map(one => one.status).sort()).toEqual([200, 409])
  expect(await letters()).toHaveLength(1)
  // An interview first and an offer later: both replies are stored.
  const later = { ...body, status: 'offered', version: 2 }
  const { answer } = await hospital.call('POST', `${at(id)}/replies`, later, { token })
  expect(answer.result.replies.map((one: { status: string }) => one.status)).toEqual(['interview', 'offered'])
})

test.each([
  [{ subject: ' ' }, 'subject'],
  [{ subject: 'x'.repeat(201) }, 'subject'],
  [{ text: '' }, 'text'],
  [{ text: 'x'.repeat(8001) }, 'text'],
  [{ status: 'maybe' }, 'status'],
])('%j is refused beside its field, and nothing is sent', async (own, path) => {
  const id = await applied()
  const body = { status: 'rejected', subject: 'No', text: 'Sorry', version: 1, ...own }
  const { status, answer } = await hospital.call('POST', `${at(id)}/replies`, body, {
    token: await hospital.token(['hr']),
  })
  expect(status).toBe(422)
  expect(answer.meta.fields.map((one: { path: string }) => one.path)).toEqual([path])
  expect(await letters()).toEqual([])
})

test('the screen shows that no mail server accepted a reply', async () => {
  const token = await hospital.token(['hr'])
  const id = await applied()
  const body = { status: 'rejected', subject: 'No', text: 'Sorry', version: 1 }
  const failureAfter = async (change: Partial<typeof outboxMessage.$inferInsert>) => {
    await hospital.deps.db.update(outboxMessage).set(change)
    return (await hospital.get(at(id), { token })).answer.result.replies[0].failure
  }
  const { answer } = await hospital.call('POST', `${at(id)}/replies`, body, { token })
  expect(answer.result.replies[0].failure).toBe(null)
  expect(await failureAfter({ attempts: 1, lastError: '550 no such mailbox' })).toBe('again')
  expect(await failureAfter({ givenUpAt: hospital.clock.now })).toBe('over')
  expect(await failureAfter({ sentAt: hospital.clock.now })).toBe(null)
})

test('a withdrawn application does not wait for a reply', async () => {
  const token = await hospital.token(['hr'])
  const id = await applied()
  const { answer } = await hospital.get(at(id), { token })
  const change = { status: 'withdrawn', notes: '', retentionUntil: answer.result.retentionUntil, version: 1 }
  expect((await hospital.call('PUT', at(id), change, { token })).answer.result.waits).toBe(false)
  expect((await hospital.get('/api/admins/job-applicants?answered=no', { token })).answer.meta.total).toBe(0)
})

test('an application is stored for six months after the reply, and never longer than promised', async () => {
  let token = await hospital.token(['hr'])
  const answerIt = async (id: string, own = {}) =>
    (
      await hospital.call(
        'POST',
        `${at(id)}/replies`,
        { status: 'rejected', subject: 'No', text: 'Sorry', version: 1, ...own },
        { token },
      )
    ).answer.result.retentionUntil
  const promised = today().add({ months: 12 })
  const [early, late, silent, kept] = [await applied(), await applied(), await applied(), await applied()]
  expect(await answerIt(early)).toBe(today().add({ months: 6 }).toString())
  // A later date that an administrator has set stays.
  const further = today().add({ years: 3 }).toString()
  await hospital.call(
    'PUT',
    at(kept),
    { status: 'hired', notes: '', retentionUntil: further, version: 1 },
    { token },
  )
  expect(await answerIt(kept, { status: 'hired', version: 2 })).toBe(further)
  hospital.later({ hours: 24 * 200 })
  token = await hospital.token(['hr'])
  expect(await answerIt(late, {})).toBe(promised.toString())
  await purgeForms(hospital.deps)
  const left = (await hospital.deps.db.select().from(jobApplication)).map(row => row.id)
  expect(left.sort()).toEqual([late, silent, kept].sort())
  expect(
    (await letters()).filter(one => one.to === 'budi@example.org' && one.createdAt < hospital.clock.now),
  ).toEqual([])
})

test('an erased application leaves the answer about another of the same person', async () => {
  const token = await hospital.token(['hr'])
  const [first, second] = [await applied(), await applied()]
  for (const id of [first, second]) {
    const body = { status: 'interview', subject: 'An interview', text: 'When?', version: 1 }
    await hospital.call('POST', `${at(id)}/replies`, body, { token })
  }
  expect((await hospital.call('DELETE', at(first), undefined, { token })).status).toBe(200)
  const { answer } = await hospital.get(at(second), { token })
  const rows = await letters()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).toContain(answer.result.reference)
})
