import { z } from 'zod'
import { isStorable } from './characters.ts'
import type { Field, Fields, Media } from './fields.ts'
import { localizedSchema } from './localized.ts'

/** A picture is kept as AVIF and WebP in these widths, none wider than itself. */
export const mediaWidths = [320, 640, 960, 1280, 1920] as const
export type MediaWidth = (typeof mediaWidths)[number]
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** Bytes of one upload, and pixels of one picture: 40 megapixels of a camera fit, a bomb does not. */
export const MEDIA_MAX_BYTES = 20 * 1024 * 1024
export const MEDIA_MAX_PIXELS = 50_000_000
/** Of a side, as a picture's width and height in content go no further. */
export const MEDIA_MAX_SIDE = 20_000

const uuid = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'
const address = new RegExp(`^/media/(${uuid})(?:-(\\d{1,5})\\.(avif|webp))?$`)

/** Takes a public address of the library apart; null where it is none. */
export function readMediaAddress(path: string) {
  const match = address.exec(path)
  if (!match) return null
  const [, id, width, format] = match
  return { id: id as string, width: width ? Number(width) : null, format: (format ?? null) as MediaFormat | null }
}

/** The ids of the library's pictures that a text names. */
export const mediaIdsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(`/media/(${uuid})`, 'g'))].map(match => match[1] as string)),
]

/** The address by which content names a picture of the library: it stays when the picture is replaced. */
export const mediaAddress = (id: string): string => `/media/${id}`
export const renditionAddress = (id: string, width: number, format: MediaFormat): string =>
  `/media/${id}-${width}.${format}`

/** The steps that a picture of this width is kept in: the last one holds it at its own width. */
export function mediaSteps(width: number): MediaWidth[] {
  const last = mediaWidths.findIndex(step => step >= width)
  return mediaWidths.slice(0, last < 0 ? undefined : last + 1)
}

/** An address that any program can load, also from a host of plain files; what is not of the library stays as it is. */
export function pictureAt(src: string, width: MediaWidth = 1280): string {
  const found = readMediaAddress(src)
  return found ? renditionAddress(found.id, width, 'webp') : src
}

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
export function* mediaIn(fields: Fields, data: Given, prefix = ''): Generator<{ media: Media; path: string }> {
  for (const [name, field] of Object.entries(fields)) yield* inField(field, data[name], `${prefix}${name}`)
}

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'validation:required')
    .max(max, 'validation:tooLong')
    .refine(isStorable, 'validation:characters')
const percent = z.int('validation:integer').min(0, 'validation:tooSmall').max(100, 'validation:tooLarge')

/** The point of a picture that stays in sight when it is cropped, in percent from its left and top. */
export const focalSchema = z.strictObject({ x: percent, y: percent })

/** What an editor says of a picture. */
export const mediaChangeSchema = z.strictObject({
  version: z.int(),
  name: words(120),
  alt: localizedSchema(words(300), false),
  focal: focalSchema,
  tags: z.array(words(40)).max(20, 'validation:tooLong'),
})

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
  /** `#rrggbb`, for its place until it comes. */
  color: z.string(),
  thumbhash: z.string(),
  alt: localizedSchema(z.string(), false),
  focal: focalSchema,
  tags: z.array(z.string()),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type MediaFile = z.infer<typeof mediaFileSchema>
