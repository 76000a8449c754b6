import { eq, sql } from 'drizzle-orm'
import { timetableItem } from '#entities/appointment/timetable-key.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { contentKinds, entityOf } from '#entities/kinds.ts'
import { placeholderName } from '#entities/office/office.ts'
import { noSteps, type Steps } from '#terminal/steps.ts'
import { network } from '../../../seeds/network.ts'
import { createItem } from '../content/writes.ts'
import { type Executor, newId } from '../database/connect.ts'
import { locks } from '../database/locks.ts'
import { schedule, scheduleException } from '../database/tables/booking.ts'
import { content } from '../database/tables/content.ts'
import { audit } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'

/** Ids by `kind/key`, for rows that refer to content by foreign key. */
export async function contentIds(db: Executor): Promise<Map<string, string>> {
  const rows = await db.select({ id: content.id, kind: content.kind, key: content.key }).from(content)
  return new Map(rows.map(row => [`${row.kind}/${row.key}`, row.id]))
}

/**
 * Loads the invented network of `seeds/` into an empty database, in one transaction. Returns false if there is
 * content already.
 */
export async function loadDemo(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  steps: Steps = noSteps,
): Promise<boolean> {
  const today = now().toZonedDateTimeISO('Asia/Jakarta').toPlainDate()
  const seeds = network.contentOn(today)
  return db.transaction(async transaction => {
    // Several processes may start at once: the first one loads, the others find content.
    await transaction.execute(sql`select pg_advisory_xact_lock(${locks.settings})`)
    const [known] = await transaction.select({ id: content.id }).from(content).limit(1)
    if (known) return false
    const items = (kind: ContentKind) => (seeds as Partial<Record<ContentKind, object[]>>)[kind] ?? []
    let done = 0
    steps.begin(
      'Filling in the demo hospital',
      contentKinds.reduce((sum, kind) => sum + items(kind).length, 0),
    )
    for (const kind of contentKinds) {
      for (const data of items(kind)) {
        steps.at(done++)
        await createItem(transaction, {
          kind,
          data: data as Record<string, unknown>,
          publish: true,
          accountId: null,
          action: 'import',
        })
      }
    }
    const ids = await contentIds(transaction)
    await audit(transaction, { action: 'content.import', objectKind: 'demo', detail: { items: ids.size } })
    const id = (kind: ContentKind, key: string) => {
      const found = ids.get(`${kind}/${key}`)
      if (!found) throw new Error(`The demo's ${entityOf(kind).name} lack ${key}.`)
      return found
    }
    const timetableIdOf = (key: string) => {
      const { kind, slug } = timetableItem(key)
      return id(kind, slug)
    }
    const optional = (kind: ContentKind, key: string | null) => (key ? id(kind, key) : null)
    const schedules = [...network.schedules, ...network.packageSchedules].map(
      ({ doctor, location, unit, ...times }) => ({
        id: newId(),
        doctorId: timetableIdOf(doctor),
        locationId: id('addresses', location),
        unitId: optional('units', unit),
        ...times,
      }),
    )
    if (schedules.length > 0) await transaction.insert(schedule).values(schedules)
    const exceptions = network.exceptions(today).map(({ doctor, location, from, to, ...rest }) => ({
      id: newId(),
      doctorId: optional('doctors', doctor),
      locationId: optional('addresses', location),
      fromDate: from,
      toDate: to,
      ...rest,
    }))
    if (exceptions.length > 0) await transaction.insert(scheduleException).values(exceptions)
    return true
  })
}

/** Creates the settings, which every site needs, with a placeholder name. */
export async function ensureSettings({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${locks.settings})`)
    const [known] = await transaction
      .select({ id: content.id })
      .from(content)
      .where(eq(content.kind, 'settings'))
    if (known) return
    const data = { hospital_name: placeholderName, siteTitle: { en: placeholderName, id: placeholderName } }
    await createItem(transaction, { kind: 'settings', data, publish: true, accountId: null })
  })
}
