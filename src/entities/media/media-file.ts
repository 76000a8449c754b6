import { z } from 'zod'
import type { Field, Fields, Media } from '../fields.ts'
import { localizedSchema } from '../localized-schema.ts'
import { filled } from '../text/filled.ts'
import { focalSchema } from './focal.ts'
import { cropSchema } from './media-crop.ts'

/** Bytes of one upload, and pixels of one picture: 40 megapixels of a camera fit, a decompression bomb does not. */
export const MEDIA_MAX_BYTES = 20 * 1024 * 1024
export const MEDIA_MAX_PIXELS = 50_000_000
/** Of one side: width and height in content have the same limit. */
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

/** All pictures of a document, at any depth. */
export function* mediaIn(
  fields: Fields,
  data: Given,
  prefix = '',
): Generator<{ media: Media; path: string }> {
  for (const [name, field] of Object.entries(fields)) yield* inField(field, data[name], `${prefix}${name}`)
}

/** The data that an editor enters for a picture. */
export const mediaChangeSchema = z.strictObject({
  version: z.int(),
  name: filled(120),
  alt: localizedSchema(filled(300), false),
  focal: focalSchema,
  tags: z.array(filled(40)).max(20, 'validation:tooLong'),
})

/** The visible part; null for the whole picture. */
export const mediaCropSchema = z.strictObject({ version: z.int(), crop: cropSchema.nullable() })

export const mediaFileSchema = z.object({
  id: z.string(),
  /** Its address in content. */
  src: z.string(),
  name: z.string(),
  /** The type of the upload. */
  type: z.string(),
  size: z.int(),
  width: z.int(),
  height: z.int(),
  /** `#rrggbb`, the placeholder colour until it loads; empty for transparent pictures. */
  color: z.string(),
  thumbhash: z.string(),
  alt: localizedSchema(z.string(), false),
  focal: focalSchema,
  /** The visible part of the whole picture; null if all of it is shown. */
  crop: cropSchema.nullable(),
  whole: z.object({ width: z.int(), height: z.int() }),
  tags: z.array(z.string()),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type MediaFile = z.infer<typeof mediaFileSchema>
