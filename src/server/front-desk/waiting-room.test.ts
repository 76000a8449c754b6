import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DisplayView, NamedQueue } from '#entities/appointment/waiting-room.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { createAccount } from '../accounts/people.ts'
import { session } from '../database/tables/accounts.ts'
import { auditRead } from '../database/tables/messages.ts'
import { startSession } from '../kernel/sessions.ts'

let hospital: HospitalFixture
beforeEach(async () => {
  hospital = await createHospital({ patients: 0 })
})
afterEach(() => hospital.close())

const nine = '2026-11-23T02:00:00Z'
const atDesk = (method: string, path: string, body?: unknown, headers = {}) =>
  hospital.call(method, path, { token: hospital.admins.desk.token, body, headers })

/** Books a walk-in patient in dr. Budi's queue, or in another session. */
async function arrive(name: string, { schedule = hospital.schedules.queue, startsAt = nine } = {}) {
  const patient = { name, phone: '0812 000 111' }
  const made = await atDesk(
    'POST',
    '/api/admins/appointments',
    { schedule, startsAt, patient, source: 'walk_in' },
    { 'idempotency-key': `arrive-${name.replace(' ', '-')}` },
  )
  expect(made.status).toBe(201)
  return made.result as { id: string }
}
const checkIn = ({ id }: { id: string }) => atDesk('POST', `/api/admins/appointments/${id}/check-in`)
const queues = async (): Promise<NamedQueue[]> =>
  (await atDesk('GET', '/api/admins/desk/queue?location=jakarta')).result
const budi = async () => (await queues()).find(one => one.doctor === 'budi') as NamedQueue
const call = (queue: NamedQueue, own = {}) =>
  atDesk('POST', '/api/admins/desk/queue/call', {
    location: 'jakarta',
    schedule: queue.schedule,
    startsAt: queue.startsAt,
    after: queue.serving?.id ?? null,
    ...own,
  })
const numbers = (lines: { number: number | null }[]) => lines.map(one => one.number)

async function colleague(name: string) {
  const { deps } = hospital
  const about = { email: `${name}@example.org`, fullName: name, language: 'en' as const, passwordHash: '' }
  const made = await createAccount(deps.db, deps.now(), { ...about, role: 'admin', scopes: ['desk'] })
  if (!made) throw new Error('The address is taken.')
  return { id: made.id, token: await startSession(deps, made, 'test') }
}

async function threeThere() {
  await hospital.travel('2026-11-23T01:50:00Z')
  const people = [await arrive('Rahasia Satu'), await arrive('Rahasia Dua'), await arrive('Rahasia Tiga')]
  for (const one of people) await checkIn(one)
  return people
}

test('The front desk calls one number after the other; the one being served is then completed', async () => {
  const [first] = await threeThere()
  expect(numbers((await budi()).waiting)).toEqual([1, 2, 3])
  const called: NamedQueue = (await call(await budi())).result
  expect(called.serving).toMatchObject({ number: 1, times: 1 })
  expect(numbers(called.waiting)).toEqual([2, 3])
  const second: NamedQueue = (await call(called)).result
  expect(second.serving?.number).toBe(2)
  expect(second.done).toBe(1)
  expect((await atDesk('GET', `/api/admins/appointments/${first?.id}`)).result.status).toBe('completed')
  const third: NamedQueue = (await call(second)).result
  const nobody: NamedQueue = (await call(third)).result
  expect(nobody.serving).toBeNull()
  expect(nobody.done).toBe(3)
})

test('Two concurrent calls call one patient', async () => {
  await threeThere()
  const seen = await budi()
  const answers = await Promise.all([call(seen), call(seen), call(seen)])
  expect(answers.map(one => one.status).toSorted()).toEqual([200, 409, 409])
  const loser = answers.find(one => one.status === 409)
  expect(loser?.meta.code).toBe('desk.queueMoved')
  expect(loser?.result.current.serving.number).toBe(1)
  expect(numbers((await budi()).waiting)).toEqual([2, 3])
})

test('More concurrent calls than database connections cause no deadlock', async () => {
  await threeThere()
  const seen = await budi()
  const answers = await Promise.all(Array.from({ length: 16 }, () => call(seen)))
  expect(new Set(answers.map(one => one.status))).toEqual(new Set([200, 409]))
  expect(answers.filter(one => one.status === 200)).toHaveLength(1)
})

test('A called patient who is absent goes behind the others, is called again after them, and is marked', async () => {
  const [first] = await threeThere()
  await call(await budi())
  await hospital.travel('2026-11-23T02:01:00Z')
  await atDesk('POST', `/api/admins/desk/queue/${first?.id}/again`)
  expect((await budi()).serving).toMatchObject({ number: 1, times: 2, calledAt: '2026-11-23T02:01:00Z' })
  expect((await atDesk('POST', `/api/admins/desk/queue/${first?.id}/pass`)).status).toBe(200)
  const queue = await budi()
  expect(queue.serving).toBeNull()
  expect(queue.waiting.map(one => [one.number, one.passed])).toEqual([
    [2, false],
    [3, false],
    [1, true],
  ])
  // No patient is being called now.
  expect((await atDesk('POST', `/api/admins/desk/queue/${first?.id}/again`)).status).toBe(409)
  // Out of turn, for a patient who has to lie down.
  const { result } = await call(queue, { appointment: first?.id })
  expect(result.serving).toMatchObject({ number: 1, times: 3 })
})

test('Only patients who have arrived can be called, and slots are called by their time', async () => {
  await hospital.travel('2026-11-23T01:50:00Z')
  const one = await arrive('Rahasia Satu', { schedule: hospital.schedules.slots })
  const ayu = async () => (await queues()).find(queue => queue.doctor === 'ayu') as NamedQueue
  expect((await ayu()).expected).toMatchObject([{ number: null, startsAt: nine, place: null }])
  expect((await call(await ayu(), { appointment: one.id })).status).toBe(409)
  await checkIn(one)
  expect((await call(await ayu())).result.serving).toMatchObject({ number: null, startsAt: nine })
})

test('A display shows the numbers of its doctors, and no name, code or id', async () => {
  const people = await threeThere()
  await arrive('Rahasia Empat', { schedule: hospital.schedules.slots })
  const made = await atDesk('POST', '/api/admins/desk/displays', {
    name: 'Lobby',
    location: 'jakarta',
    doctors: ['budi'],
  })
  expect(made.status).toBe(201)
  const { token, display } = made.result
  await call(await budi())
  const look = await hospital.call('POST', '/api/display', { body: { token } })
  const view: DisplayView = look.result
  expect(view).toMatchObject({ name: 'Lobby', locationName: 'Rumah Sakit Uji Jakarta' })
  expect(view.queues.map(one => one.doctor)).toEqual(['budi'])
  expect(view.queues[0]?.serving).toMatchObject({ number: 1 })
  expect(numbers(view.queues[0]?.next ?? [])).toEqual([2, 3])
  const text = JSON.stringify(view)
  expect(text).not.toContain('Rahasia')
  for (const { id } of people) expect(text).not.toContain(id)
  const [listed] = (await atDesk('GET', '/api/admins/desk/displays')).result
  expect(listed).toMatchObject({ id: display.id, seenAt: '2026-11-23T01:50:00Z', over: false })
})

test('The front desk sees names beside the numbers, and each reading of them is audited', async () => {
  await threeThere()
  const seen = await budi()
  expect(seen.waiting.map(one => one.name)).toEqual(['Rahasia Satu', 'Rahasia Dua', 'Rahasia Tiga'])
  const called: NamedQueue = (await call(seen)).result
  expect(called.serving?.name).toBe('Rahasia Satu')
  const stale = await call(seen)
  expect(stale.result.current.serving.name).toBe('Rahasia Satu')
  const reads = await hospital.deps.db.select().from(auditRead)
  const own = reads.filter(one => one.action === 'appointment.list')
  expect(own).toHaveLength(1)
  expect(own[0]).toMatchObject({ accountId: hospital.admins.desk.accountId })
  // Two readings here, one with each call.
  expect(own[0]?.count).toBe(3)
  expect(own[0]?.seen?.patients).toHaveLength(3)
})

test('A display shows only open sessions, and says when the next one begins if none is open', async () => {
  const write = { name: 'Lobby', location: 'jakarta', doctors: ['budi'] }
  const { token } = (await atDesk('POST', '/api/admins/desk/displays', write)).result
  const view = async (): Promise<DisplayView> =>
    (await hospital.call('POST', '/api/display', { body: { token } })).result
  await hospital.travel('2026-11-23T01:50:00Z')
  expect(await view()).toMatchObject({ queues: [], opensAt: nine })
  // A session that has not begun is open as soon as a patient has arrived.
  await checkIn(await arrive('Rahasia Satu'))
  expect((await view()).queues.map(one => one.doctor)).toEqual(['budi'])
  const end = Temporal.Instant.from((await budi()).endsAt)
  await hospital.travel(end.add({ minutes: 1 }).toString())
  expect(await view()).toMatchObject({ queues: [{ doctor: 'budi' }], opensAt: null })
  await call(await budi())
  await call(await budi())
  const over = await view()
  expect(over.queues).toEqual([])
  expect(over.opensAt && over.opensAt > over.now).toBe(true)
})

test('A revoked display, one unused for three months and an invented token show nothing and give no other access', async () => {
  const make = async () =>
    (await atDesk('POST', '/api/admins/desk/displays', { name: 'Lobby', location: 'jakarta' })).result
  const look = async (token: string) =>
    (await hospital.call('POST', '/api/display', { body: { token } })).status
  const first = await make()
  expect(await look(first.token)).toBe(200)
  expect((await hospital.call('GET', '/api/admins/desk/queue', { token: first.token })).status).toBe(401)
  await atDesk('DELETE', `/api/admins/desk/displays/${first.display.id}`)
  expect(await look(first.token)).toBe(404)
  expect(await look('rwd_0000000000000000000000000000000000000000000')).toBe(404)
  expect((await atDesk('GET', '/api/admins/desk/displays')).result).toEqual([])
  const second = await make()
  await hospital.travel('2027-03-01T02:00:00Z')
  expect(await look(second.token)).toBe(404)
  expect((await atDesk('GET', '/api/admins/desk/displays')).result).toMatchObject([{ over: true }])
})

test('A display ends with the scope of its creator, is marked in the list, and works again after a takeover', async () => {
  const { id, token: own } = await colleague('leaves')
  const made = await hospital.call('POST', '/api/admins/desk/displays', {
    token: own,
    body: { name: 'Lobby', location: 'jakarta' },
  })
  const look = async () =>
    (await hospital.call('POST', '/api/display', { body: { token: made.result.token } })).status
  const listed = async () => (await atDesk('GET', '/api/admins/desk/displays')).result[0]
  const takeOver = () => atDesk('POST', `/api/admins/desk/displays/${made.result.display.id}/take-over`)
  const asSuper = { token: hospital.admins.super.token }
  const people = async () =>
    (await hospital.call('GET', '/api/admins/users', asSuper)).result as { id: string; displays: number }[]
  const change = (body: unknown) => hospital.call('PUT', `/api/admins/users/${id}`, { ...asSuper, body })
  expect(made.result.display).toMatchObject({ keeper: 'leaves', ended: false })
  expect((await people()).find(one => one.id === id)?.displays).toBe(1)
  await change({ disabled: true })
  expect(await look()).toBe(404)
  expect(await listed()).toMatchObject({ keeper: 'leaves', ended: true, over: false })
  // It works again when the account is enabled again.
  await change({ disabled: false })
  expect(await look()).toBe(200)
  await change({ scopes: ['hr'] })
  expect(await look()).toBe(404)
  expect((await takeOver()).status).toBe(200)
  expect(await look()).toBe(200)
  expect(await listed()).toMatchObject({ keeper: 'desk', ended: false })
  expect((await people()).find(one => one.id === id)?.displays).toBe(0)
  await atDesk('DELETE', `/api/admins/desk/displays/${made.result.display.id}`)
  expect((await takeOver()).status).toBe(404)
  expect(await look()).toBe(404)
})

test('Polling by a display does not extend a session of an administrator', async () => {
  const made = await atDesk('POST', '/api/admins/desk/displays', { name: 'Lobby', location: 'jakarta' })
  const activity = async () =>
    (
      await hospital.deps.db
        .select({ at: session.activeAt })
        .from(session)
        .where(eq(session.accountId, hospital.admins.desk.accountId))
    ).map(one => String(one.at))
  const before = await activity()
  hospital.clock.now = hospital.clock.now.add({ minutes: 5 })
  await hospital.call('POST', '/api/display', { body: { token: made.result.token } })
  await atDesk('GET', '/api/admins/desk/queue?location=jakarta')
  expect(await activity()).toEqual(before)
})

test('A display for an unknown location is refused at its field', async () => {
  const made = await atDesk('POST', '/api/admins/desk/displays', { name: ' ', location: 'mars' })
  expect(made.meta.fields?.map(one => one.path)).toEqual(['name'])
  const mars = await atDesk('POST', '/api/admins/desk/displays', { name: 'Lobby', location: 'mars' })
  expect(mars.meta.fields?.map(one => one.path)).toEqual(['location'])
})

test('Without calls by the front desk, a display estimates the number being served from arrivals', async () => {
  await threeThere()
  await hospital.travel('2026-11-23T02:03:00Z')
  const queue = await budi()
  expect(queue.serving).toBeNull()
  expect(queue.supposed).toBe(queue.waiting[0]?.id)
  expect(queue.waiting[1]?.estimate?.from).toMatch(/^2026-11-23T02/)
  const made = await atDesk('POST', '/api/admins/desk/displays', { name: 'Lobby', location: 'jakarta' })
  const look = await hospital.call('POST', '/api/display', { body: { token: made.result.token } })
  const shown = (look.result as DisplayView).queues.find(one => one.doctor === 'budi')
  expect(shown?.serving).toMatchObject({ number: 1, calledAt: null })
  expect(numbers(shown?.next ?? [])).toEqual([2, 3])
})

test('A display still shows a doctor whose slug has changed', async () => {
  await threeThere()
  const write = { name: 'Lobby', location: 'jakarta', doctors: ['budi'] }
  const { token } = (await atDesk('POST', '/api/admins/desk/displays', write)).result
  const content = { token: hospital.admins.content.token }
  const { result } = await hospital.call('GET', '/api/admins/doctors/budi', content)
  const data = { ...(result.draft ?? result.data), slug: 'budi-hartono' }
  const body = { data, version: result.version, publish: true }
  expect((await hospital.call('PUT', '/api/doctors/budi', { ...content, body })).status).toBe(200)
  const view: DisplayView = (await hospital.call('POST', '/api/display', { body: { token } })).result
  expect(view.queues.map(one => one.doctor)).toEqual(['budi-hartono'])
})
