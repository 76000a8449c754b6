import type { Fields } from '#entities/fields.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'

/** The fields of a form in order: the title, the address derived from it, then the others as defined. Without fields that only the server sets. */
export function formFields(kind: ContentKind): Fields {
  const { title, key, fields, review } = entityOf(kind)
  const rank = (name: string) => (name === title ? 0 : name === key ? 1 : 2)
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== review?.lapsed)
      .sort(([a], [b]) => rank(a) - rank(b)),
  )
}
