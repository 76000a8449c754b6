import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Field, Fields } from '#entities/fields.ts'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import type { Executor } from '../database/connect.ts'
import { appointment } from '../database/tables/booking.ts'
import { content } from '../database/tables/content.ts'

export interface Reference {
  kind: ContentKind
  key: string
  /** The path in the data: `reviewedBy` or `specialists.2`. */
  path: string
}

function* inField(field: Field, value: unknown, path: string): Generator<Reference> {
  if (value === undefined || value === null) return
  if (field.localized) {
    const { localized: _localized, ...one } = field
    for (const [language, text] of Object.entries(value)) yield* inField(one, text, `${path}.${language}`)
  } else if (field.widget === 'reference') {
    yield { kind: field.references as ContentKind, key: value as string, path }
  } else if (field.widget === 'references') {
    for (const [index, key] of (value as string[]).entries()) {
      yield { kind: field.references as ContentKind, key, path: `${path}.${index}` }
    }
  } else if (field.widget === 'group') {
    yield* referencesIn(field.fields as Fields, value as Record<string, unknown>, `${path}.`)
  } else if (field.widget === 'list') {
    for (const [index, row] of (value as unknown[]).entries()) {
      if (field.item) yield* inField(field.item, row, `${path}.${index}`)
      else yield* referencesIn(field.fields as Fields, row as Record<string, unknown>, `${path}.${index}.`)
    }
  }
}

/** Every key that a document refers to, at any depth. */
export function* referencesIn(
  fields: Fields,
  data: Record<string, unknown>,
  prefix = '',
): Generator<Reference> {
  for (const [name, field] of Object.entries(fields)) yield* inField(field, data[name], `${prefix}${name}`)
}

/** The references of a document to missing items. In a transaction, the existing items are locked until its end. */
export async function missingReferences(
  db: Executor,
  kind: ContentKind,
  data: Record<string, unknown>,
): Promise<Reference[]> {
  const wanted = [...referencesIn(entityOf(kind).fields, data)]
  if (wanted.length === 0) return []
  const rows = await db
    .select({ kind: content.kind, key: content.key })
    .from(content)
    .where(
      and(
        isNull(content.deletedAt),
        inArray(content.kind, [...new Set(wanted.map(one => one.kind))]),
        inArray(content.key, [...new Set(wanted.map(one => one.key))]),
      ),
    )
    .orderBy(content.id)
    // A concurrent deletion of one of these items waits for this transaction, and then finds the new reference.
    .for('key share')
  const known = new Set(rows.map(row => `${row.kind}/${row.key}`))
  return wanted.filter(one => !known.has(`${one.kind}/${one.key}`))
}

function refersTo(fields: Fields, kind: ContentKind): boolean {
  return Object.values(fields).some(
    field =>
      field.references === kind ||
      (field.fields && refersTo(field.fields, kind)) ||
      (field.item && refersTo({ item: field.item }, kind)),
  )
}

export interface Referrer {
  kind: ContentKind
  key: string
  data: Record<string, unknown>
}

/** The items that refer to this one, in their published data or their draft. */
export async function referrersOf(db: Executor, kind: ContentKind, key: string): Promise<Referrer[]> {
  const kinds = contentKinds.filter(other => refersTo(entityOf(other).fields, kind))
  if (kinds.length === 0) return []
  // The text search is only a first filter: the references of each document are then compared.
  const mentions = sql`strpos(coalesce(${content.data}::text, '') || coalesce(${content.draft}::text, ''), ${JSON.stringify(key)}) > 0`
  const rows = await db
    .select()
    .from(content)
    .where(and(isNull(content.deletedAt), inArray(content.kind, kinds), mentions))
  return rows.flatMap(row => {
    const fields = entityOf(row.kind as ContentKind).fields
    const refers = [row.data, row.draft].some(
      data => data && [...referencesIn(fields, data)].some(one => one.kind === kind && one.key === key),
    )
    return refers
      ? [{ kind: row.kind as ContentKind, key: row.key, data: (row.draft ?? row.data) as Referrer['data'] }]
      : []
  })
}

const bookable: readonly ContentKind[] = ['doctors', 'packages', 'addresses']

/** Requested and accepted appointments to come with an item; undefined for a kind that cannot be booked. */
export const comingAppointments = async (
  db: Executor,
  { id, kind }: { id: string; kind: ContentKind },
  now: Temporal.Instant,
): Promise<number | undefined> =>
  bookable.includes(kind)
    ? db.$count(
        appointment,
        and(
          eq(kind === 'addresses' ? appointment.locationId : appointment.doctorId, id),
          inArray(appointment.status, ['requested', 'accepted']),
          gt(appointment.startsAt, now),
        ),
      )
    : undefined
