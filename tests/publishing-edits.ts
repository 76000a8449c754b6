import { and, eq, isNull } from 'drizzle-orm'
import { itemSchema } from '#entities/entity.ts'
import type { Field } from '#entities/fields.ts'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { toRichText } from '#entities/text/rich-text.ts'
import { reorderItems } from '#server/content/lifecycle.ts'
import {
  archiveItem,
  createItem,
  deleteItem,
  publishItem,
  recordChange,
  saveItem,
} from '#server/content/writes.ts'
import { newId } from '#server/database/connect.ts'
import { schedule, scheduleException } from '#server/database/tables/booking.ts'
import { content } from '#server/database/tables/content.ts'
import type { Deps } from '#server/kernel/deps.ts'
import { Problem } from '#server/kernel/problem.ts'

type Data = Record<string, unknown>
type Row = typeof content.$inferSelect

/** Seeded random numbers. */
export function randomNumbers(seed: number) {
  let state = seed >>> 0
  const roll = (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T
  return { roll, pick }
}
type RandomNumbers = ReturnType<typeof randomNumbers>

const day = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()

/** Another plausible value for a field; undefined if the field is emptied. */
function changed(
  field: Field,
  value: unknown,
  { roll, pick }: RandomNumbers,
  keys: (kind: string) => string[],
): unknown {
  if (value !== undefined && !field.required && roll(6) === 0) return undefined
  const mark = roll(1000)
  if (field.localized) {
    const { localized: _, ...inner } = field
    const before = (value ?? {}) as Data
    const language = pick(['en', 'id'])
    const next = changed({ ...inner, required: true } as Field, before[language], { roll, pick }, keys)
    return next === undefined ? value : { ...before, [language]: next }
  }
  switch (field.widget) {
    case 'text':
    case 'textarea':
      return `${typeof value === 'string' ? value.replace(/ \d+$/, '').slice(0, 80) : 'Words'} ${mark}`
    case 'richText':
      return toRichText(`A paragraph of ${mark} words.\n\nAnd another one.`)
    case 'flag':
      return !value
    case 'choice':
      return pick(field.options ?? [])
    case 'tags':
      return [...((value as string[] | undefined) ?? []).slice(0, 3), `tag ${mark}`]
    case 'reference':
      return pick(keys(field.references as string)) ?? value
    case 'references': {
      const all = keys(field.references as string)
      return all.length === 0 ? value : [...new Set([pick(all), pick(all)])]
    }
    case 'date':
      return day((value as string | undefined) ?? '2026-11-20', roll(60) - 30)
    case 'list':
      return Array.isArray(value) && value.length > 1 ? value.toReversed().slice(roll(2)) : value
    default:
      return value
  }
}

/** Random edits of any kind of content, with the same effects as through the API. */
export class Editors {
  readonly #deps: Deps
  readonly #randomNumbers: RandomNumbers

  constructor(deps: Deps, seed: number) {
    this.#deps = deps
    this.#randomNumbers = randomNumbers(seed)
  }

  /** Makes one random edit and describes it. Edits that the rules refuse do not count. */
  async step(): Promise<string> {
    const { roll, pick } = this.#randomNumbers
    const kind = pick(contentKinds)
    const what = roll(20)
    try {
      return await this.#deps.db.transaction(async db => {
        const rows = await db
          .select()
          .from(content)
          .where(and(eq(content.kind, kind), isNull(content.deletedAt)))
        const row = rows.length > 0 ? pick(rows) : undefined
        if (!row) return 'nothing'
        const step = { kind, key: row.key, version: row.version, accountId: null }
        if (what < 11) {
          const data = await this.#edited(kind, row)
          await saveItem(db, { ...step, data, publish: row.status === 'published' || roll(2) === 0 })
          return `edited ${kind}/${row.key}`
        }
        if (what === 11) return done(archiveItem(db, step), `archived ${kind}/${row.key}`)
        if (what === 12) return done(deleteItem(db, step), `deleted ${kind}/${row.key}`)
        if (what === 13) return done(publishItem(db, step), `published ${kind}/${row.key}`)
        if (what <= 15 && !entityOf(kind).singleton) {
          const { key } = entityOf(kind)
          const data = {
            ...(row.data ?? row.draft),
            ...(key === 'id' ? {} : { [key]: `${row.key}-${roll(1000)}`.slice(0, 79) }),
          }
          return done(
            createItem(db, { kind, data, publish: true, accountId: null }),
            `copied ${kind}/${row.key}`,
          )
        }
        if (what === 16) {
          await reorderItems(
            db,
            kind,
            rows.map(one => one.key).toSorted(() => roll(3) - 1),
            { accountId: null },
          )
          return done(recordChange(db, kind, '*', 'order'), `reordered ${kind}`)
        }
        return this.#timetable(db)
      })
    } catch (error) {
      if (error instanceof Problem) return 'refused'
      throw error
    }
  }

  async #edited(kind: ContentKind, row: Row): Promise<Data> {
    const entity = entityOf(kind)
    const data = { ...(row.draft ?? row.data) } as Data
    const names = Object.keys(entity.fields).filter(name => name !== entity.key)
    const published = await this.#deps.db
      .select({ kind: content.kind, key: content.key })
      .from(content)
      .where(and(eq(content.status, 'published'), isNull(content.deletedAt)))
    const keys = (wanted: string) => published.filter(one => one.kind === wanted).map(one => one.key)
    for (let count = 1 + this.#randomNumbers.roll(2); count > 0; count--) {
      const name = this.#randomNumbers.pick(names)
      const next = changed(entity.fields[name] as Field, data[name], this.#randomNumbers, keys)
      // Skip values that the form would refuse.
      if (!itemSchema(entity).safeParse({ ...data, [name]: next }).success) continue
      if (next === undefined) delete data[name]
      else data[name] = next
    }
    return data
  }

  /** Moves or ends a session, or adds an absence. */
  async #timetable(
    db: Deps['db'] | Parameters<Parameters<Deps['db']['transaction']>[0]>[0],
  ): Promise<string> {
    const { roll, pick } = this.#randomNumbers
    const rows = await db.select().from(schedule)
    const row = pick(rows)
    const [doctor] = await db.select({ key: content.key }).from(content).where(eq(content.id, row.doctorId))
    const key = doctor?.key as string
    const today = this.#deps.now().toZonedDateTimeISO('Asia/Jakarta').toPlainDate().toString()
    if (roll(2) === 0) {
      await db
        .update(schedule)
        .set({
          weekday: 1 + roll(7),
          validTo: roll(3) === 0 ? day(today, roll(4)) : null,
          public: roll(8) > 0,
        })
        .where(eq(schedule.id, row.id))
      return done(recordChange(db, 'schedules', key, 'save'), `moved a session of ${key}`)
    }
    const everybody = roll(4) === 0
    const from = day(today, roll(10))
    await db.insert(scheduleException).values({
      id: newId(),
      doctorId: everybody ? null : row.doctorId,
      locationId: roll(2) === 0 ? row.locationId : null,
      kind: 'leave',
      fromDate: from,
      toDate: day(from, roll(5)),
    })
    return done(
      recordChange(db, 'schedules', everybody ? '*' : key, 'save'),
      `closed days of ${everybody ? 'all' : key}`,
    )
  }
}

async function done(work: Promise<unknown>, what: string): Promise<string> {
  await work
  return what
}
