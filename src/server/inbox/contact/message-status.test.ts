import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFormsHospital } from '../../../../tests/forms-hospital.ts'
import { oneWaitsForLock } from '../../../../tests/waits-for-lock.ts'
import { type Executor, newId } from '../../database/connect.ts'
import { contactMessage } from '../../database/tables/forms.ts'
import { auditEntry } from '../../database/tables/messages.ts'
import { setMessageStatus } from './message-status.ts'

let hospital: Awaited<ReturnType<typeof openFormsHospital>>
beforeEach(async () => {
  hospital = await openFormsHospital()
})
afterEach(() => hospital.close())

test('if two administrators mark a message at the same moment, the first one is recorded', async () => {
  const { db } = hospital.deps
  const good = { name: 'Ayu', email: 'ayu@example.org', topic: 'billing', message: 'Which bill?' }
  expect((await hospital.post('/api/contact-messages', { ...good, elapsed: '9000' })).status).toBe(201)
  const [message] = await db.select({ id: contactMessage.id }).from(contactMessage)
  const id = message?.id as string
  const [first, second] = [await hospital.person('a@example.org'), await hospital.person('b@example.org')]
  const mark = (executor: Executor, { id: accountId }: { id: string }) => {
    const actor = { accountId, requestId: newId() }
    return setMessageStatus(executor, { id, status: 'answered', actor, now: hospital.clock.now })
  }
  const late = await db.transaction(async transaction => {
    await mark(transaction, first)
    const answer = db.transaction(other => mark(other, second))
    // The second request has read the message as open, and waits for the first one's lock.
    await oneWaitsForLock(db)
    return { answer }
  })
  expect((await late.answer).answeredBy).toBe(first.id)
  const changes = eq(auditEntry.action, 'contact-message.change')
  expect(await db.$count(auditEntry, changes)).toBe(1)
})
