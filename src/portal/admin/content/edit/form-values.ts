import type { Field, Fields } from '#entities/fields.ts'
import { contentLanguages } from '#entities/localized.ts'
import type { RichText } from '#entities/text/rich-text.ts'

/** Values of a form: every field is present, '' or null if it is empty. */
export type FormValues = Record<string, unknown>
type Data = Record<string, unknown>

/** The name under which a row of a single field stores its value. No field can have this name. */
export const OWN = '$'

const record = (value: unknown): Data => (typeof value === 'object' && value !== null ? (value as Data) : {})
const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The same field for one language. */
export const inOneLanguage = (field: Field): Field => {
  const { localized: _localized, ...one } = field
  return one
}

/** A row of a list. Rows of a single field are wrapped, as react-hook-form needs rows to be objects. */
export const newRow = (field: Field): FormValues =>
  field.item ? { [OWN]: toFormValue(field.item, undefined) } : toForm(field.fields as Fields, {})

export function toFormValue(field: Field, value: unknown): unknown {
  if (field.localized) {
    const one = inOneLanguage(field)
    return Object.fromEntries(
      contentLanguages.map(language => [language, toFormValue(one, record(value)[language])]),
    )
  }
  switch (field.widget) {
    case 'number':
    case 'flag':
    case 'richText':
      return value ?? null
    case 'references':
    case 'tags':
      return rowsOf(value)
    case 'group':
      return toForm(field.fields as Fields, record(value))
    case 'list':
      return rowsOf(value).map(row =>
        field.item ? { [OWN]: toFormValue(field.item, row) } : toForm(field.fields as Fields, record(row)),
      )
    case 'money':
      return { amount: null, currency: '', note: '', ...record(value) }
    case 'geo':
      return { latitude: null, longitude: null, ...record(value) }
    case 'media': {
      const { alt, ...rest } = record(value)
      return { src: '', width: null, height: null, ...rest, alt: { en: '', id: '', ...record(alt) } }
    }
    default:
      return value ?? ''
  }
}

/** An item's data as its form holds it. */
export const toForm = (fields: Fields, data: Data): FormValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toFormValue(field, data[name])]))

const blank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'number' && Number.isNaN(value))

function filled(entries: [string, unknown][]): Data | undefined {
  const present = entries.filter(([, value]) => value !== undefined)
  return present.length > 0 ? Object.fromEntries(present) : undefined
}

const plain = (value: unknown) => (blank(value) ? undefined : value)

function moneyBody(value: Data): Data | undefined {
  if (blank(value.amount) && blank(value.note)) return undefined
  return filled(['amount', 'currency', 'note'].map(name => [name, plain(value[name])]))
}

function mediaBody(value: Data): Data | undefined {
  const alt = filled(contentLanguages.map(language => [language, plain(record(value.alt)[language])]))
  if (blank(value.src) && !alt) return undefined
  return filled([
    ['src', plain(value.src)],
    ['alt', alt],
    ['width', plain(value.width)],
    ['height', plain(value.height)],
    ['focal', plain(value.focal)],
    ['color', plain(value.color)],
  ])
}

const richTextBody = (value: unknown): RichText | undefined =>
  record(value).type === 'doc' && rowsOf(record(value).content).length > 0 ? (value as RichText) : undefined

/** A value as the API gets it: without blank values and without blank rows. */
export function toBodyValue(field: Field, value: unknown): unknown {
  if (field.localized) {
    const one = inOneLanguage(field)
    return filled(contentLanguages.map(language => [language, toBodyValue(one, record(value)[language])]))
  }
  switch (field.widget) {
    case 'richText':
      return richTextBody(value)
    case 'references':
    case 'tags':
      return rowsOf(value).length > 0 ? value : undefined
    case 'group':
      return toPartialBody(field.fields as Fields, record(value))
    case 'list': {
      const rows = bodyRows(field, value).filter(row => row !== undefined)
      return rows.length > 0 ? rows : undefined
    }
    case 'money':
      return moneyBody(record(value))
    case 'geo':
      return filled(['latitude', 'longitude'].map(name => [name, plain(record(value)[name])]))
    case 'media':
      return mediaBody(record(value))
    default:
      return plain(value)
  }
}

/** One entry for each row of the form, undefined for the blank ones that the body leaves out. */
export const bodyRows = (field: Field, value: unknown): unknown[] =>
  rowsOf(value).map(row =>
    field.item
      ? toBodyValue(field.item, record(row)[OWN])
      : toPartialBody(field.fields as Fields, record(row)),
  )

function toPartialBody(fields: Fields, values: FormValues): Data | undefined {
  return filled(Object.entries(fields).map(([name, field]) => [name, toBodyValue(field, values[name])]))
}

/** A form as the API takes it. */
export const toBody = (fields: Fields, values: FormValues): Data => toPartialBody(fields, values) ?? {}
