import type { Entity, Review } from './entity.ts'
import type { Field } from './fields.ts'
import { type ContentKind, contentKinds, entityOf } from './kinds.ts'
import { type ListFilter, listFilters, mainFilters } from './list-filters.ts'

/** The properties of a field that menus, addresses and lists need. */
export type FieldOutline = Pick<Field, 'widget' | 'localized' | 'references'> &
  Partial<Pick<Field, 'required'>>
/** The same for a kind: its definition without schemas, and the filters of its list. */
export type Outline = Omit<Entity, 'fields' | 'mainFilters' | 'derivedFilters' | 'review'> & {
  fields: Record<string, FieldOutline>
  /** Without the names of the reviewed texts, which only the server needs. */
  review?: Omit<Review, 'words'>
  filters: ListFilter[]
  mainFilters: readonly string[]
}

function outlineOf(entity: Entity): Outline {
  const { fields, derivedFilters: _, review, ...rest } = entity
  const { words: _words, ...shown } = review ?? {}
  return {
    ...rest,
    ...(review && { review: shown as Omit<Review, 'words'> }),
    filters: listFilters(entity),
    mainFilters: mainFilters(entity),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, { widget, required, localized, references }]) => [
        name,
        {
          widget,
          ...(required && { required }),
          ...(localized && { localized }),
          ...(references && { references }),
        },
      ]),
    ),
  }
}

/**
 * The outline of every kind. Browser bundles get this value instead of this file (see astro.config.mjs), so a list
 * needs neither zod nor the parts that only forms use.
 */
export const outlines = Object.fromEntries(
  contentKinds.map(kind => [kind, outlineOf(entityOf(kind))]),
) as Record<ContentKind, Outline>
