import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openFreshDeps } from '../../../tests/fresh-deps.ts'
import { createAccount } from '../accounts/people.ts'
import { bookAppointment } from '../appointments/book.ts'
import { createItem, saveItem } from '../content/writes.ts'
import { newId } from '../database/connect.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { appointment, schedule } from '../database/tables/booking.ts'
import { content } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import { freeSlots, isRequestable } from '../schedules/free-slots.ts'
import { loadDemo } from './demo.ts'
import { loadDemoPeople } from './demo-people.ts'
import { removeDemo } from './remove-demo.ts'

let deps: Deps
let close: () => Promise<void>
beforeEach(async () => {
  ;({ deps, close } = await openFreshDeps())
  await loadDemo(deps)
  await loadDemoPeople(deps)
}, 120_000)
afterEach(() => close())

const person = async (role: 'admin' | 'patient') => {
  const about = { email: `${role}@hospital.example`, fullName: 'Somebody', role, language: 'en' as const }
  const made = await createAccount(deps.db, deps.now(), { ...about, passwordHash: 'none' })
  if (!made) throw new Error('No account was made.')
  return made
}
const names = async () =>
  (await deps.db.select().from(content).where(isNull(content.deletedAt)))
    .map(row => `${row.kind}/${row.key}`)
    .sort()
const counts = async () => [
  (await deps.db.select().from(patient)).length,
  (await deps.db.select().from(appointment)).length,
  (await deps.db.select().from(schedule)).length,
]

describe('the invented hospital', () => {
  test('is removed completely if there is no other content, once', { timeout: 60_000 }, async () => {
    const before = (await names()).length
    const removal = await removeDemo(deps)
    expect(removal).toMatchObject({ items: before, kept: [] })
    expect(removal?.people).toBeGreaterThan(0)
    expect(await names()).toEqual(['settings/settings'])
    expect(await counts()).toEqual([0, 0, 0])
    expect((await deps.db.select().from(account)).length).toBe(0)
    expect(await removeDemo(deps)).toBeNull()
  })

  test('is removed except edited items and those that own content refers to', {
    timeout: 60_000,
  }, async () => {
    const { id: accountId } = await person('admin')
    const own = { slug: 'own-heart-article', title: { en: 'Own' }, relatedSpecialists: ['cardiology'] }
    const body = {
      en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Own' }] }] },
    }
    await createItem(deps.db, { kind: 'articles', data: { ...own, body }, publish: true, accountId })
    // An item of the demo that an administrator has edited.
    const [unit] = await deps.db.select().from(content).where(eq(content.kind, 'units')).limit(1)
    if (!unit?.data) throw new Error('The demo has no unit.')
    const step = { kind: 'units' as const, key: unit.key, version: unit.version, accountId }
    await saveItem(deps.db, { ...step, data: { ...unit.data, floor: '9' }, publish: true })
    const removal = await removeDemo(deps)
    const location = `addresses/${unit.data.location}`
    expect(removal?.kept).toEqual(
      expect.arrayContaining(['specialists/cardiology', `units/${unit.key}`, location]),
    )
    const left = await names()
    expect(left).toEqual(expect.arrayContaining(['articles/own-heart-article', ...(removal?.kept ?? [])]))
    expect(left.filter(one => one.startsWith('doctors/'))).toEqual([])
    expect(left.filter(one => one.startsWith('articles/'))).toEqual(['articles/own-heart-article'])
  })

  test('keeps a doctor with an appointment of a real patient', { timeout: 60_000 }, async () => {
    const { id: accountId } = await person('patient')
    const [doctor] = await deps.db
      .select({ key: content.key })
      .from(schedule)
      .innerJoin(content, eq(content.id, schedule.doctorId))
      .where(and(eq(schedule.mode, 'slots'), eq(schedule.public, true)))
      .limit(1)
    const today = deps.now().toZonedDateTimeISO('Asia/Jakarta').toPlainDate()
    const slug = doctor?.key ?? ''
    const days = await freeSlots(
      deps,
      slug,
      today.add({ days: 2 }).toString(),
      today.add({ days: 16 }).toString(),
    )
    const day = days.find(one => one.places.some(isRequestable))
    const place = day?.places.find(isRequestable)
    if (!day || !place) throw new Error(`${slug} has no free place.`)
    const booking = { doctor: slug, schedule: day.schedule, startsAt: place.startsAt }
    await bookAppointment(deps, { accountId, requestId: newId(), key: newId(), ...booking })
    const removal = await removeDemo(deps)
    expect(removal?.kept).toContain(`doctors/${slug}`)
    expect(await counts()).toEqual([1, 1, 1])
  })
})
