import { z } from 'zod'
import type { Field, Fields, Media } from '../fields.ts'
import { localizedSchema } from '../localized-schema.ts'
import { filled } from '../text/filled.ts'
import { focalSchema } from './focal.ts'
import { cropSchema } from './media-crop.ts'

/** Bytes of one upload, and pixels of one picture: 40 megapixels of a camera fit, a bomb does not. */
export const MEDIA_MAX_BYTES = 20 * 1024 * 1024
export const MEDIA_MAX_PIXELS = 50_000_000
/** Of a side, as a picture's width and height in content go no further. */
export const MEDIA_MAX_SIDE = 20_000

function* inField(field: Field, value: unknown, path: string): Generator<{ media: Media; path: string }> {
  if (value === undefined || value === null) return
  if (field.localized) {
    const { localized: _, ...one } = field
    for (const [language, part] of Object.entries(value)) yield* inField(one, part, `${path}.${language}`)
  } else if (field.widget === 'media') yield { media: value as Media, path }
  else if (field.widget === 'group') yield* mediaIn(field.fields as Fields, value as Given, `${path}.`)
  else if (field.widget === 'list') {
    for (const [index, row] of (value as unknown[]).entries()) {
      if (field.item) yield* inField(field.item, row, `${path}.${index}`)
      else yield* mediaIn(field.fields as Fields, row as Given, `${path}.${index}.`)
    }
  }
}
type Given = Record<string, unknown>

/** Every picture of a document, however deep. */
export function* mediaIn(
  fields: Fields,
  data: Given,
  prefix = '',
): Generator<{ media: Media; path: string }> {
  for (const [name, field] of Object.entries(fields)) yield* inField(field, data[name], `${prefix}${name}`)
}

/** What an editor says of a picture. */
export const mediaChangeSchema = z.strictObject({
  version: z.int(),
  name: filled(120),
  alt: localizedSchema(filled(300), false),
  focal: focalSchema,
  tags: z.array(filled(40)).max(20, 'validation:tooLong'),
})

/** Which part of it is shown; null for the whole picture. */
export const mediaCropSchema = z.strictObject({ version: z.int(), crop: cropSchema.nullable() })

export const mediaFileSchema = z.object({
  id: z.string(),
  /** As content names it. */
  src: z.string(),
  name: z.string(),
  /** What was uploaded. */
  type: z.string(),
  size: z.int(),
  width: z.int(),
  height: z.int(),
  /** `#rrggbb`, for its place until it comes; empty where it is seen through. */
  color: z.string(),
  thumbhash: z.string(),
  alt: localizedSchema(z.string(), false),
  focal: focalSchema,
  /** What is shown of it, of the whole picture; null where that is all. */
  crop: cropSchema.nullable(),
  whole: z.object({ width: z.int(), height: z.int() }),
  tags: z.array(z.string()),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type MediaFile = z.infer<typeof mediaFileSchema>
