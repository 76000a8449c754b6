import { z } from '@hono/zod-openapi'
import type { Fields } from '#entities/fields.ts'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import type { content } from '../database/content-tables.ts'

export type ContentRow = typeof content.$inferSelect
type Data = Record<string, unknown>

/** A field value without what is private, at any depth that private fields can stand. */
export function publicData(fields: Fields, data: Data): Data {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !field.private && data[name] !== undefined)
      .map(([name]) => [name, data[name]]),
  )
}

/** A published row as everybody may see it. */
export function publicItem(kind: ContentKind, row: ContentRow): Data {
  return {
    id: row.id,
    ...publicData(entityOf(kind).fields, row.data ?? {}),
    updatedAt: String(row.publishedAt ?? row.updatedAt),
  }
}

/** The words that a person knows an item by: a plain text, or the first language of a localized one. */
export function titleOf(kind: ContentKind, data: Data): string {
  const value = data[entityOf(kind).title]
  if (typeof value === 'string') return value
  const { en, id } = (value ?? {}) as { en?: string; id?: string }
  return en ?? id ?? ''
}

/** A row as an administrator sees it: `data` is what the form edits. */
export function adminItem(row: ContentRow) {
  const kind = row.kind as ContentKind
  const data = row.draft ?? row.data ?? {}
  return {
    id: row.id,
    kind,
    key: row.key,
    title: titleOf(kind, data),
    status: row.status,
    changed: row.draft !== null && row.data !== null,
    version: row.version,
    position: row.position,
    data,
    published: row.status === 'published' ? row.data : null,
    updatedAt: String(row.updatedAt),
    updatedBy: row.updatedBy,
    publishedAt: row.publishedAt ? String(row.publishedAt) : null,
  }
}

export const adminItemSchema = z
  .object({
    id: z.string(),
    kind: z.enum(contentKinds),
    key: z.string(),
    title: z.string(),
    status: z.enum(['draft', 'published', 'archived']),
    changed: z.boolean(),
    version: z.int(),
    position: z.int(),
    data: z.record(z.string(), z.unknown()),
    published: z.record(z.string(), z.unknown()).nullable(),
    updatedAt: z.string(),
    updatedBy: z.string().nullable(),
    publishedAt: z.string().nullable(),
  })
  .openapi('AdminItem')

const schemaName = (kind: ContentKind, suffix: string) =>
  kind
    .split('-')
    .map(word => (word[0] as string).toUpperCase() + word.slice(1))
    .join('') + suffix

/** The public answer of a kind, from its definition; in a list every field may be missing, as `view` chooses them. */
export function publicSchema(kind: ContentKind, list: boolean) {
  const shown = Object.entries(entityOf(kind).fields).filter(([, field]) => !field.private)
  const shape = Object.fromEntries(
    shown.map(([name, field]) => [name, field.required && !list ? field.schema : field.schema.optional()]),
  )
  const schema = z.object({ id: z.string(), ...shape, updatedAt: z.string() })
  return list ? schema : schema.openapi(schemaName(kind, ''))
}
