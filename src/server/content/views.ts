import { z } from '@hono/zod-openapi'
import type { Fields } from '#entities/fields.ts'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { languageStateNames, languageStates } from '#entities/language-states.ts'
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
const headSchema = z.object({
  id: z.string(),
  kind: z.enum(contentKinds),
  key: z.string(),
  title: z.string(),
  status: z.enum(['draft', 'published', 'archived']),
  changed: z.boolean(),
  version: z.int(),
  position: z.int(),
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** When the newest version is published, and when the item is archived. */
  publishAt: z.string().nullable(),
  unpublishAt: z.string().nullable(),
})
const dataSchema = z.record(z.string(), z.unknown())

/** The view of a row in an administrator's form: `data` is the newest version. */
export const adminItem = (row: ContentRow) => ({
  ...head(row),
  data: stored(row),
  published: row.status === 'published' ? row.data : null,
})
export const adminItemSchema = headSchema
  .extend({ data: dataSchema, published: dataSchema.nullable() })
  .openapi('AdminItem')

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
const languageState = z.enum(languageStateNames)
export const adminListItemSchema = headSchema
  .extend({ data: dataSchema, languages: z.object({ en: languageState, id: languageState }) })
  .openapi('AdminListItem')

const schemaName = (kind: ContentKind, suffix: string) =>
  kind
    .split('-')
    .map(word => (word[0] as string).toUpperCase() + word.slice(1))
    .join('') + suffix

/**
 * The schema of a kind's public answer, from its definition. In a list every field may be missing, because `view`
 * selects them.
 */
export function publicSchema(kind: ContentKind, list: boolean) {
  const shown = Object.entries(entityOf(kind).fields).filter(([, field]) => !field.private)
  const shape = Object.fromEntries(
    shown.map(([name, field]) => [name, field.required && !list ? field.schema : field.schema.optional()]),
  )
  const schema = z.object({ id: z.string(), ...shape, updatedAt: z.string() })
  return list ? schema : schema.openapi(schemaName(kind, ''))
}
