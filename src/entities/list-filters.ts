import { z } from 'zod'
import type { Entity } from './entity.ts'
import type { Field, Fields, Widget } from './fields.ts'
import { isStorable } from './text/characters.ts'

/** One parameter by which the administrators' list of a kind is filtered. */
export interface ListFilter {
  /** The path of the field, `specialists` or `places.location`; of a date with `.from` or `.to`. */
  name: string
  type: 'choice' | 'flag' | 'reference' | 'tag' | 'text' | 'date' | 'moment'
  options?: readonly string[]
  /** The kind of the items to choose from. */
  references?: string
}

const types: Partial<Record<Widget, ListFilter['type']>> = {
  choice: 'choice',
  flag: 'flag',
  reference: 'reference',
  references: 'reference',
  tags: 'tag',
  text: 'text',
  email: 'text',
  phone: 'text',
  date: 'date',
  dateTime: 'moment',
}
/** The types of which a list has controls unless its definition names others, the most useful first. */
const mainTypes: ListFilter['type'][] = ['reference', 'choice', 'flag']
const mostMain = 3
/** Filtered by its first and its last value. */
const isRange = (type: ListFilter['type']) => type === 'date' || type === 'moment'

/** The field at a path, `places.location`. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.')
  const field = fields[name]
  return rest.length > 0 ? fieldAt(field?.fields ?? {}, rest.join('.')) : field
}

function filtersIn(fields: Fields, without: readonly string[], within?: Field): ListFilter[] {
  return Object.entries(fields).flatMap(
    ([name, { widget, localized, options, references, fields: inner }]) => {
      if (inner && !within)
        return filtersIn(inner, [], fields[name]).map(one => ({ ...one, name: `${name}.${one.name}` }))
      const type = types[widget]
      if (!type || without.includes(name) || (localized && type !== 'text')) return []
      // Only a value that an item has once can be compared, and texts in groups are of no use alone.
      if (within && (type === 'text' || (within.widget === 'list' && isRange(type)))) return []
      if (isRange(type)) return ['from', 'to'].map(bound => ({ name: `${name}.${bound}`, type }))
      return [{ name, type, ...(options && { options }), ...(references && { references }) }]
    },
  )
}

/** The filters of a kind's list: one for each field that has comparable values, and those that the definition adds. */
export function listFilters({ fields, title, key, singleton, derivedFilters = {} }: Entity): ListFilter[] {
  if (singleton) return []
  const derived = Object.entries(derivedFilters).map(
    ([name, references]): ListFilter => ({ name, type: 'reference', references }),
  )
  return [...derived, ...filtersIn(fields, [title, key])]
}

/** The filters that a list shows as controls. */
export const mainFilters = (entity: Entity): readonly string[] =>
  entity.mainFilters ??
  mainTypes
    .flatMap(type => listFilters(entity).filter(one => one.type === type && !one.name.includes('.')))
    .slice(0, mostMain)
    .map(one => one.name)

/** The path of the field that a filter compares. */
export const filteredPath = ({ name, type }: ListFilter): string =>
  isRange(type) ? name.replace(/\.(from|to)$/, '') : name

// A refinement instead of a least length, which the contract would repeat for each of a hundred filters.
const words = (max: number) =>
  z
    .string()
    .max(max, 'validation:tooLong')
    .refine(text => text.trim() !== '' && isStorable(text), 'validation:invalid')

/** What the value of a filter must satisfy. */
export function filterSchema(entity: Entity, filter: ListFilter): z.ZodType<string> {
  if (filter.type === 'flag') return z.enum(['true', 'false'], 'validation:choice').meta({ type: 'boolean' })
  if (filter.type === 'reference') return words(80)
  if (filter.type === 'tag' || filter.type === 'text') return words(120)
  return (fieldAt(entity.fields, filteredPath(filter)) as Field).schema as z.ZodType<string>
}
