import type { Entity } from './entity.ts'
import type { Field } from './fields.ts'
import { type ContentKind, contentKinds, entityOf } from './kinds.ts'

/** What a menu, an address and a list know of a field. */
export type FieldOutline = Pick<Field, 'widget' | 'required' | 'localized' | 'references'>
/** What they know of a kind: its definition without schemas. */
export type Outline = Omit<Entity, 'fields'> & { fields: Record<string, FieldOutline> }

const outlineOf = ({ fields, ...rest }: Entity): Outline => ({
  ...rest,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, { widget, required, localized, references }]) => [
      name,
      { widget, required, ...(localized && { localized }), ...(references && { references }) },
    ]),
  ),
})

/**
 * Every kind's outline. A bundle for browsers has this value here instead of this file (see astro.config.mjs), so that a
 * list comes without zod and without what only forms ask for.
 */
export const outlines = Object.fromEntries(
  contentKinds.map(kind => [kind, outlineOf(entityOf(kind))]),
) as Record<ContentKind, Outline>
