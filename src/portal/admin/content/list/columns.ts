import type { Widget } from '#entities/fields.ts'
import type { FieldOutline, Outline } from '#entities/outlines.ts'

/** The whole definition has it, too. */
type Listed = Pick<Outline, 'fields' | 'list' | 'title' | 'key' | 'review'>

// Widgets of fields that distinguish items, the most useful first. Long texts are never columns.
const columnWidgets: Widget[] = [
  'reference',
  'references',
  'choice',
  'flag',
  'dateTime',
  'date',
  'text',
  'url',
  'email',
]

/** Every field of the list that can be a column. */
export const possibleColumns = (entity: Listed): string[] =>
  entity.list.filter(
    name =>
      ![entity.title, entity.key, entity.review?.lapsed].includes(name) &&
      entity.fields[name]?.widget !== 'media',
  )

/** The default columns after title, status and languages. */
export function columnsOf(entity: Listed, most = 2): string[] {
  const candidates = possibleColumns(entity)
  return columnWidgets
    .flatMap(widget => candidates.filter(name => entity.fields[name]?.widget === widget))
    .slice(0, most)
}

/** Whether the database can sort by the field's stored value. */
export const sortable = (field: FieldOutline): boolean =>
  ['text', 'choice', 'date', 'dateTime', 'slug', 'email', 'url'].includes(field.widget)

/** The field with an item's picture, for the thumbnail beside its title. */
export const pictureOf = (entity: Listed): string | undefined =>
  entity.list.find(name => entity.fields[name]?.widget === 'media')

export const isBilingual = (entity: Listed): boolean =>
  Object.values(entity.fields).some(field => field.localized)
