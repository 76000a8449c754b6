import type { Widget } from '#entities/fields.ts'
import type { FieldOutline, Outline } from '#entities/outlines.ts'

// What tells items apart in a list, the most telling first; long texts do not stand in a list.
const telling: Widget[] = [
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

/** Every field of the list that can stand in a column of its own. */
export const possibleColumns = (entity: Outline): string[] =>
  entity.list.filter(
    name =>
      ![entity.title, entity.key, entity.review?.lapsed].includes(name) &&
      entity.fields[name]?.widget !== 'media',
  )

/** The list's columns after title, status and languages, until somebody chooses others. */
export function columnsOf(entity: Outline, most = 2): string[] {
  const candidates = possibleColumns(entity)
  return telling
    .flatMap(widget => candidates.filter(name => entity.fields[name]?.widget === widget))
    .slice(0, most)
}

/** Fields whose stored value the database can put in order. */
export const sortable = (field: FieldOutline): boolean =>
  ['text', 'choice', 'date', 'dateTime', 'slug', 'email', 'url'].includes(field.widget)

/** The field with an item's picture, for the small one beside its title. */
export const pictureOf = (entity: Outline): string | undefined =>
  entity.list.find(name => entity.fields[name]?.widget === 'media')

export const isBilingual = (entity: Outline): boolean =>
  Object.values(entity.fields).some(field => field.localized)
