import { z } from 'zod'
import type { Localized } from './localized.ts'
import { localizedSchema } from './localized-schema.ts'
import { pictureParts } from './media/focal.ts'
import { filled, isAddress } from './text/filled.ts'
import { type RichText, richTextSchema } from './text/rich-text.ts'
import { isTimeZone } from './time/time-zone.ts'

export type Widget =
  | 'choice'
  | 'date'
  | 'dateTime'
  | 'email'
  | 'flag'
  | 'geo'
  | 'group'
  | 'icon'
  | 'list'
  | 'media'
  | 'money'
  | 'number'
  | 'phone'
  | 'reference'
  | 'references'
  | 'richText'
  | 'slug'
  | 'tags'
  | 'text'
  | 'textarea'
  | 'time'
  | 'url'

/** The definition of one kind of field. `schema` is that of a present value. */
export interface Field<T = unknown, R extends boolean = boolean, P extends boolean = boolean> {
  widget: Widget
  schema: z.ZodType<T>
  required: R
  /** The value is `{en, id}` of what `widget` edits. */
  localized?: boolean
  /** Left out of every public answer and of the site. */
  private?: P
  /** The kind whose keys this field holds. */
  references?: string
  /** The fixed values of a choice; their labels are `entities:options.<value>`. */
  options?: readonly string[]
  /** The path of the drawings that `options` name, `/art/specialties/`. */
  drawings?: string
  /** The fields of a group, or of one row of a list. */
  fields?: Fields
  /** The one field of a list whose rows are not groups. */
  item?: Field
  /** For a slug: the field it is proposed from. */
  from?: string
  /** For a slug: names that pages of the site have in the same folder, so no item may have them. */
  reserved?: readonly string[]
}
export type Fields = Record<string, Field>

type Value<F> = F extends Field<infer T, boolean> ? T : never
type RequiredKeys<S extends Fields> = {
  [K in keyof S]: S[K] extends Field<unknown, true> ? K : never
}[keyof S]
/** The TypeScript shape of a record with these fields. */
export type InferFields<S extends Fields> = { [K in RequiredKeys<S>]: Value<S[K]> } & {
  [K in Exclude<keyof S, RequiredKeys<S>>]?: Value<S[K]>
}

interface Options {
  required?: boolean
  private?: boolean
}
type IsRequired<O> = O extends { required: true } ? true : false
type IsPrivate<O> = O extends { private: true } ? true : false

function field<T, O extends Options>(
  widget: Widget,
  schema: z.ZodType<T>,
  options: O | undefined,
  rest: Partial<Field> = {},
): Field<T, IsRequired<O>, IsPrivate<O>> {
  const base: Field<T, boolean> = {
    widget,
    schema,
    required: options?.required === true,
    ...(rest as object),
  }
  if (options?.private) base.private = true
  return base as Field<T, IsRequired<O>, IsPrivate<O>>
}

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const text = <O extends Options & { max?: number }>(options?: O) =>
  field('text', filled(options?.max ?? 200), options)
export const textarea = <O extends Options & { max?: number }>(options?: O) =>
  field('textarea', filled(options?.max ?? 4000), options)
/** Validated, as code that formats times would fail on an unknown zone. */
export const timeZone = <O extends Options>(options?: O) =>
  field('text', filled(64).refine(isTimeZone, 'validation:timeZone'), options)
export const slug = (options?: Pick<Field, 'from' | 'reserved'> & { pattern?: RegExp }) => {
  const { pattern = slugPattern, ...rest } = options ?? {}
  const schema = filled(80)
    .regex(pattern, 'validation:slug')
    .refine(value => !rest.reserved?.includes(value), 'validation:slugReserved')
  return field('slug', schema, { required: true } as const, rest)
}
export const email = <O extends Options>(options?: O) =>
  field('email', z.email('validation:email').max(254, 'validation:tooLong'), options)
// Without the flag `i`, which the contract would carry as a part of the pattern.
const address = (length: number, pattern: RegExp, problem: string) =>
  filled(length).regex(pattern, problem).refine(isAddress, problem)
export const url = <O extends Options>(options?: O) =>
  field('url', address(2000, /^([Hh][Tt]{2}[Pp][Ss]?:\/\/|\/(?![/\\]))/, 'validation:url'), options)
/** An address that browsers load inside our pages: they refuse http there. */
export const secureUrl = <O extends Options>(options?: O) =>
  field('url', address(500, /^[Hh][Tt]{2}[Pp][Ss]:\/\//, 'validation:secureUrl'), options)
/** As a person writes it: digits with `+`, spaces, dashes, dots and brackets; 3 (short numbers like 119) to 20 digits. */
export const phone = <O extends Options>(options?: O) =>
  field('phone', filled(40).regex(/^\+?(?:[\s().-]*\d){3,20}[\s().-]*$/, 'validation:phone'), options)
export const flag = <O extends Options>(options?: O) => field('flag', z.boolean(), options)
export const number = <O extends Options & { min?: number; max?: number; integer?: boolean }>(
  options?: O,
) => {
  const base = options?.integer === false ? z.number() : z.int('validation:integer')
  return field(
    'number',
    base.min(options?.min ?? 0, 'validation:tooSmall').max(options?.max ?? 1_000_000, 'validation:tooLarge'),
    options,
  )
}
/** A calendar date, `YYYY-MM-DD`. */
export const date = <O extends Options>(options?: O) => field('date', z.iso.date('validation:date'), options)
/** An instant, ISO 8601 with offset. */
export const dateTime = <O extends Options>(options?: O) =>
  field('dateTime', z.iso.datetime({ offset: true, error: 'validation:dateTime' }), options)
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/
/** Wall time, `HH:mm`. */
export const time = <O extends Options>(options?: O) =>
  field('time', z.string().regex(timePattern, 'validation:time'), options)
export interface Money {
  amount: number
  currency: string
  note?: string
}
/** `amount` in the currency's main unit. */
export const money = <O extends Options>(options?: O) =>
  field<Money, O>(
    'money',
    z.strictObject({
      amount: z.number().min(0, 'validation:tooSmall').max(1e12, 'validation:tooLarge'),
      currency: z.string().regex(/^[A-Z]{3}$/, 'validation:currency'),
      note: filled(200).optional(),
    }),
    options,
  )
export interface Geo {
  latitude: number
  longitude: number
}
export const geo = <O extends Options>(options?: O) =>
  field<Geo, O>(
    'geo',
    z.strictObject({
      latitude: z.number().min(-90, 'validation:tooSmall').max(90, 'validation:tooLarge'),
      longitude: z.number().min(-180, 'validation:tooSmall').max(180, 'validation:tooLarge'),
    }),
    options,
  )
export interface Media {
  /** A path on this site, or an https address. */
  src: string
  alt?: Localized
  width?: number
  height?: number
  /** The point that stays visible when the picture is cropped: percent from the left and the top. */
  focal?: { x: number; y: number }
  /** `#rrggbb`, the placeholder colour until it loads; only for pictures of the library without transparency. */
  color?: string
}
export const media = <O extends Options>(options?: O) =>
  field<Media, O>(
    'media',
    z.strictObject({
      src: filled(500)
        .regex(/^(https:\/\/|\/(?![/\\]))/, 'validation:url')
        .refine(isAddress, 'validation:url'),
      alt: localizedSchema(filled(300), false).optional(),
      width: z.int().min(1).max(20_000).optional(),
      height: z.int().min(1).max(20_000).optional(),
      ...pictureParts,
    }),
    options,
  )
export const richText = <O extends Options>(options?: O) =>
  field<RichText, O>('richText', richTextSchema, options)
// zod's enum loses its literal values if they come as a generic tuple.
export const choice = <const V extends readonly string[], O extends Options>(values: V, options?: O) =>
  field('choice', z.enum(values, 'validation:choice') as unknown as z.ZodType<V[number]>, options, {
    options: values,
  })
export const icon = (drawings: string, options: readonly string[]) =>
  field('icon', filled(60), undefined, { drawings, options })
export const tags = <O extends Options>(options?: O) =>
  field('tags', z.array(filled(120)).max(100, 'validation:tooLong'), options)
export const reference = <O extends Options>(kind: string, options?: O) =>
  field('reference', filled(80), options, { references: kind })
export const references = <O extends Options>(kind: string, options?: O) => {
  const keys = z.array(filled(80)).max(100, 'validation:tooLong')
  return field('references', options?.required ? keys.min(1, 'validation:required') : keys, options, {
    references: kind,
  })
}

/** The zod object for a set of fields: unknown names are refused, absent optional ones stay absent. */
export function fieldsSchema<S extends Fields>(fields: S): z.ZodType<InferFields<S>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [name, one.required ? one.schema : one.schema.optional()]),
  )
  return z.strictObject(shape) as unknown as z.ZodType<InferFields<S>>
}

export const group = <S extends Fields, O extends Options>(fields: S, options?: O) =>
  field<InferFields<S>, O>('group', fieldsSchema(fields), options, { fields })
/** Rows of a small form. */
export const rows = <S extends Fields, O extends Options & { max?: number }>(fields: S, options?: O) =>
  field<InferFields<S>[], O>(
    'list',
    z.array(fieldsSchema(fields)).max(options?.max ?? 100, 'validation:tooLong'),
    options,
    { fields },
  )
/** Rows of one field each. */
export const list = <T, R extends boolean, O extends Options & { max?: number }>(
  item: Field<T, R>,
  options?: O,
) =>
  field<T[], O>('list', z.array(item.schema).max(options?.max ?? 100, 'validation:tooLong'), options, {
    item,
  })

/** `{en, id}` of a field: at least one language where it is required. */
export const localized = <T, R extends boolean>(one: Field<T, R>): Field<Localized<T>, R> => ({
  ...one,
  schema: localizedSchema(one.schema, one.required),
  localized: true,
})
