import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '#entities/localized.ts'
import type { MediaFormat } from '#entities/media/media-address.ts'
import type { Crop, Size } from '#entities/media/media-crop.ts'
import { instant } from './columns.ts'

const now = sql`now()`

/** One size of a picture, as it is sent. */
export interface Rendition {
  /** The step it is asked for by; a small picture is narrower than its last one. */
  step: number
  format: MediaFormat
  /** Its name in the storage. */
  key: string
  size: number
  sha256: string
}

/** What is shown of a picture, and the size of the whole one, which its master keeps. */
export interface Cropped {
  area: Crop
  whole: Size
}

/** A picture of the library. Its files are on the disk before the row is, and go after it. */
export const mediaFile = pgTable(
  'media_file',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** What was uploaded: by its own bytes, its size, and its hash, by which the same file is known again. */
    type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull().unique(),
    /** All its pixels, upright and without what a camera writes beside them. Never sent to the public. */
    masterKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    thumbhash: text().notNull(),
    renditions: jsonb().$type<Rendition[]>().notNull(),
    /** Width, height, colour and renditions are then of the part that is shown. */
    crop: jsonb().$type<Cropped>(),
    alt: jsonb().$type<Localized>().notNull().default({}),
    focalX: integer().notNull().default(50),
    focalY: integer().notNull().default(50),
    tags: text().array().notNull().default(sql`'{}'`),
    version: integer().notNull().default(1),
    createdBy: uuid(),
    createdAt: instant().notNull().default(now),
    updatedAt: instant().notNull().default(now),
  },
  table => [index('media_file_list').on(table.createdAt, table.id)],
)
