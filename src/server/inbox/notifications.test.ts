import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestSlot } from '../../../tests/bookings.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { createItem } from '../content/writes.ts'
import { newId } from '../database/connect.ts'
import { notification } from '../database/tables/back-office.ts'
import { appointment } from '../database/tables/booking.ts'
import { publication } from '../database/tables/content.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import { notifyFailedJob, raiseNotifications } from './notifications.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital()
})
afterEach(() => hospital.close())

const list = async (who: 'super' | 'content' | 'desk', query = '') =>
  (await hospital.call('GET', `/api/admins/notifications${query}`, { token: hospital.admins[who].token }))
    .result
const open = async (who: 'super' | 'content' | 'desk'): Promise<number> =>
  (await hospital.call('GET', '/api/admins/notifications/count', { token: hospital.admins[who].token }))
    .result.count
const as = (who: 'super' | 'content' | 'desk') => ({ token: hospital.admins[who].token })

test('a request notifies the front desk with doctor and time, without the patient’s name, and no editor', async () => {
  const { result } = await requestSlot(hospital, 0)
  const [told, ...rest] = await list('desk')
  expect(rest).toEqual([])
  expect(told).toMatchObject({
    kind: 'request',
    objectId: result.id,
    about: 'dr. Ayu Lestari, Sp.JP',
    startsAt: '2026-11-23T02:00:00Z',
    timezone: 'Asia/Jakarta',
    read: false,
    settled: false,
  })
  expect(JSON.stringify(told)).not.toContain('patient0')
  expect(await list('content')).toEqual([])
  expect(await list('super')).toHaveLength(1)
})

test('a notification that a colleague has dealt with is no longer open', async () => {
  const { result } = await requestSlot(hospital, 0)
  expect(await open('desk')).toBe(1)
  await hospital.call('POST', `/api/admins/appointments/${result.id}/accept`, as('super'))
  expect(await open('desk')).toBe(0)
  expect(await list('desk')).toMatchObject([{ kind: 'request', read: false, settled: true }])
  expect(await list('desk', '?open=true')).toEqual([])
})

test('the front desk is notified of a doctor who leaves the site with appointments to come', async () => {
  const { result } = await requestSlot(hospital, 0)
  const path = `/api/admins/appointments/${result.id}`
  await hospital.call('POST', `${path}/accept`, as('desk'))
  const edit = async () => (await hospital.call('GET', '/api/admins/doctors/ayu', as('content'))).result
  const step = async (name: string) =>
    hospital.call('POST', `/api/doctors/ayu/${name}`, {
      ...as('content'),
      body: { version: (await edit()).version },
    })
  expect((await edit()).appointments).toBe(1)
  const kinds = async () => (await list('desk')).map((one: { kind: string }) => one.kind)
  // The notification is about the real time, which the database knows.
  const [from, to] = [Temporal.Now.instant().add({ hours: 24 }), Temporal.Now.instant().add({ hours: 25 })]
  await hospital.deps.db.update(appointment).set({ startsAt: from, endsAt: to })
  expect((await step('archive')).status).toBe(200)
  expect(await list('desk')).toMatchObject([
    {
      kind: 'withdrawn',
      about: 'Ayu Lestari',
      settled: false,
      content: { kind: 'doctors', key: 'ayu' },
    },
    { kind: 'request' },
  ])
  expect(await open('desk')).toBe(1)
  await hospital.call('POST', `${path}/cancel`, { ...as('desk'), body: { reason: 'The doctor has left' } })
  expect(await list('desk')).toMatchObject([{ kind: 'withdrawn', settled: true }, { kind: 'request' }])
  await step('publish')
  await step('archive')
  expect(await kinds()).toEqual(['withdrawn', 'request'])
})

test('a cancellation by the patient notifies; one by the hospital does not', async () => {
  const first = await requestSlot(hospital, 0)
  await hospital.call('POST', `/api/appointments/${first.result.id}/cancel`, {
    token: hospital.patients[0]?.token,
  })
  expect((await list('desk')).map((one: { kind: string }) => one.kind)).toEqual(['cancelled', 'request'])
  const second = await requestSlot(hospital, 1)
  await hospital.call('POST', `/api/admins/appointments/${second.result.id}/accept`, as('desk'))
  await hospital.call('POST', `/api/admins/appointments/${second.result.id}/cancel`, {
    ...as('desk'),
    body: { reason: 'The doctor is ill' },
  })
  expect((await list('desk')).filter((one: { kind: string }) => one.kind === 'cancelled')).toHaveLength(1)
})

test('notifications are read per administrator, and newer ones stay unread', async () => {
  await requestSlot(hospital, 0)
  const [seen] = await list('desk')
  await requestSlot(hospital, 1, { startsAt: '2026-11-23T02:30:00Z' })
  await hospital.call('POST', '/api/admins/notifications/read', { ...as('desk'), body: { upTo: seen.id } })
  expect(await open('desk')).toBe(1)
  expect(await open('super')).toBe(2)
  const [newest] = await list('desk')
  await hospital.call('POST', '/api/admins/notifications/read', { ...as('desk'), body: { ids: [newest.id] } })
  expect(await open('desk')).toBe(0)
  expect((await list('desk')).every((one: { read: boolean }) => one.read)).toBe(true)
})

test('a notification that was committed later than a newer one stays unread until it was shown', async () => {
  const { db } = hospital.deps
  const notify = (on: Pick<typeof db, 'insert'>, objectId: string) =>
    on.insert(notification).values({ kind: 'job', scope: 'super', objectId })
  await notify(db, 'first')
  const shown: { id: number; about: string }[] = await db.transaction(async slow => {
    await notify(slow, 'slow')
    await notify(db, 'second')
    return list('super')
  })
  expect(shown.map(one => one.about)).toEqual(['second', 'first'])
  const ids = shown.map(one => one.id)
  const body = { ids, upTo: Math.min(...ids) }
  await hospital.call('POST', '/api/admins/notifications/read', { ...as('super'), body })
  expect(await list('super', '?open=true')).toMatchObject([{ about: 'slow' }])
})

test('an administrator cannot mark notifications of another scope', async () => {
  await requestSlot(hospital, 0)
  const [told] = await list('desk')
  await hospital.call('POST', '/api/admins/notifications/read', {
    ...as('content'),
    body: { ids: [told.id] },
  })
  expect(await open('desk')).toBe(1)
})

test('a repeatedly failing publication notifies once an hour, and is resolved by the next live one', async () => {
  const fail = async () => {
    const id = newId()
    await hospital.deps.db
      .insert(publication)
      .values({ id, changeId: 1, trigger: 'change', state: 'building' })
    await hospital.deps.db.update(publication).set({ state: 'failed', error: 'The disk is full' })
  }
  await fail()
  await fail()
  expect(await list('content')).toMatchObject([{ kind: 'publication', settled: false }])
  expect(await list('desk')).toEqual([])
  const live = { id: newId(), changeId: 1, trigger: 'change' as const, state: 'live' as const }
  const later = Temporal.Now.instant().add({ minutes: 1 })
  await hospital.deps.db.insert(publication).values({ ...live, startedAt: later })
  expect(await list('content')).toMatchObject([{ settled: true }])
})

test('an undelivered message notifies the front desk if it is about an appointment, else super administrators', async () => {
  const email = (appointmentId: string | null) => ({
    id: newId(),
    kind: appointmentId ? 'appointment.accepted' : 'reset',
    to: 'a@example.org',
    language: 'en' as const,
    subject: 'S',
    text: 'T',
    appointmentId,
  })
  const { result } = await requestSlot(hospital, 0)
  await hospital.deps.db.insert(outboxMessage).values([email(result.id), email(null)])
  await hospital.deps.db.update(outboxMessage).set({ givenUpAt: hospital.clock.now })
  const mails = (all: { kind: string; about: string }[]) =>
    all.filter(one => one.kind === 'mail').map(one => one.about)
  expect(mails(await list('desk'))).toContain('appointment.accepted')
  expect(mails(await list('desk'))).not.toContain('reset')
  expect(mails(await list('super'))).toContain('reset')
  const settled = async () => {
    const all: { kind: string; settled: boolean }[] = await list('desk')
    return new Set(all.filter(one => one.kind === 'mail').map(one => one.settled))
  }
  expect(await settled()).toEqual(new Set([false]))
  await hospital.deps.db.update(outboxMessage).set({ sentAt: hospital.clock.now })
  expect(await settled()).toEqual(new Set([true]))
  await hospital.deps.db.delete(outboxMessage)
  expect(await settled()).toEqual(new Set([true]))
})

test('a job that fails each minute notifies super administrators once a day', async () => {
  await notifyFailedJob(hospital.deps, 'deliver-outbox')
  await notifyFailedJob(hospital.deps, 'deliver-outbox')
  expect(await list('super')).toMatchObject([{ kind: 'job', about: 'deliver-outbox' }])
  expect(await list('desk')).toEqual([])
})

test('an article with a due review notifies once; old notifications are deleted', async () => {
  const body = {
    en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'T' }] }] },
  }
  const data = { slug: 'flu', title: { en: 'Influenza' }, body, reviewDue: '2026-12-01' }
  await createItem(hospital.deps.db, { kind: 'articles', data, publish: true, accountId: null })
  // The first of December has begun in Jakarta, and not yet in UTC.
  await hospital.travel('2026-11-30T16:59:59Z')
  await raiseNotifications(hospital.deps)
  expect(await list('content')).toEqual([])
  await hospital.travel('2026-11-30T17:00:00Z')
  await raiseNotifications(hospital.deps)
  await raiseNotifications(hospital.deps)
  expect(await list('content')).toMatchObject([
    { kind: 'review', about: 'Influenza', settled: false, content: { kind: 'articles', key: 'flu' } },
  ])
  const old = hospital.clock.now.subtract({ hours: 61 * 24 })
  await hospital.deps.db.insert(notification).values({ kind: 'job', scope: 'super', objectId: 'x', at: old })
  await raiseNotifications(hospital.deps)
  expect(await hospital.deps.db.select().from(notification)).toHaveLength(1)
})
