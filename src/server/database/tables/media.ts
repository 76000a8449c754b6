import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Localized } from '#entities/localized.ts'
import type { MediaFormat } from '#entities/media/media-address.ts'
import type { Crop, Size } from '#entities/media/media-crop.ts'
import { instant, now } from './columns.ts'

/** One size of a picture in one format, as it is sent. */
export interface Rendition {
  /** The width step in its address. A small picture is narrower than its last step. */
  step: number
  format: MediaFormat
  /** Its name in the storage. */
  key: string
  size: number
  sha256: string
}

/** The visible part of a picture, and the size of the whole picture (its master). */
export interface Cropped {
  area: Crop
  whole: Size
}

/** A picture of the library. Its files are written before the row and deleted after it. */
export const mediaFile = pgTable(
  'media_file',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The uploaded file: type detected from its bytes, size, and hash to recognize the same file. */
    type: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull().unique(),
    /** The whole picture, upright and without camera metadata. Never sent to the public. */
    masterKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    thumbhash: text().notNull(),
    renditions: jsonb().$type<Rendition[]>().notNull(),
    /** If set, width, height, colour and renditions are those of the visible part. */
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
