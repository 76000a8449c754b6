import type { Fields } from '#entities/fields.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'

/** A form's fields in its order: the title, the address that follows from it, then the rest as defined; without what only the server sets. */
export function formFields(kind: ContentKind): Fields {
  const { title, key, fields, review } = entityOf(kind)
  const rank = (name: string) => (name === title ? 0 : name === key ? 1 : 2)
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== review?.lapsed)
      .sort(([a], [b]) => rank(a) - rank(b)),
  )
}
