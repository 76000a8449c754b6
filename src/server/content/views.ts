import type { Fields } from '#entities/fields.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { languageStates } from '#entities/language-states.ts'
import type { content } from '../database/tables/content.ts'

export type ContentRow = typeof content.$inferSelect
type Data = Record<string, unknown>

/** The data without private fields. Only top-level fields can be private. */
export function publicData(fields: Fields, data: Data): Data {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !field.private && data[name] !== undefined)
      .map(([name]) => [name, data[name]]),
  )
}

/** The public view of a published row. */
export function publicItem(kind: ContentKind, row: ContentRow): Data {
  return {
    id: row.id,
    ...publicData(entityOf(kind).fields, row.data ?? {}),
    updatedAt: String(row.publishedAt ?? row.updatedAt),
  }
}

/** The title of an item: a plain text, or English before Indonesian in a localized one. */
export function titleOf(kind: ContentKind, data: Data): string {
  const value = data[entityOf(kind).title]
  if (typeof value === 'string') return value
  const { en, id } = (value ?? {}) as { en?: string; id?: string }
  return en ?? id ?? ''
}

const stored = (row: ContentRow): Data => row.draft ?? row.data ?? {}

function head(row: ContentRow) {
  const kind = row.kind as ContentKind
  return {
    id: row.id,
    kind,
    key: row.key,
    title: titleOf(kind, stored(row)),
    status: row.status,
    changed: row.draft !== null && row.data !== null,
    version: row.version,
    position: row.position,
    updatedAt: String(row.updatedAt),
    updatedBy: row.updatedBy,
    publishedAt: row.publishedAt ? String(row.publishedAt) : null,
    publishAt: row.publishAt ? String(row.publishAt) : null,
    unpublishAt: row.unpublishAt ? String(row.unpublishAt) : null,
  }
}

/** The view of a row in an administrator's form: `data` is the newest version. */
export const adminItem = (row: ContentRow) => ({
  ...head(row),
  data: stored(row),
  published: row.status === 'published' ? row.data : null,
})

/** The view of a row in an administrator's list: its list fields, and the state of each language. */
export function adminListItem(row: ContentRow) {
  const kind = row.kind as ContentKind
  const entity = entityOf(kind)
  const data = stored(row)
  const shown = [...new Set([entity.title, ...entity.list])].filter(name => data[name] !== undefined)
  return {
    ...head(row),
    data: Object.fromEntries(shown.map(name => [name, data[name]])),
    languages: languageStates(entity, data),
  }
}
