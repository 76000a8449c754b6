import { eq } from 'drizzle-orm'
import { mediaAddress } from '#entities/media/media-address.ts'
import type { Size } from '#entities/media/media-crop.ts'
import type { MediaFile } from '#entities/media/media-file.ts'
import type { Executor } from '../database/connect.ts'
import { mediaFile } from '../database/tables/media.ts'
import { notFound, Problem } from '../kernel/problem.ts'

export type MediaRow = typeof mediaFile.$inferSelect

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export async function findFile(db: Executor, id: string, lock = false): Promise<MediaRow | null> {
  if (!uuid.test(id)) return null
  const query = db.select().from(mediaFile).where(eq(mediaFile.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

export async function fileOr404(db: Executor, id: string, lock = false): Promise<MediaRow> {
  const row = await findFile(db, id, lock)
  if (!row) throw notFound()
  return row
}

/** The keys of all stored files that rows of the library name. */
export async function mediaKeys(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ master: mediaFile.masterKey, renditions: mediaFile.renditions })
    .from(mediaFile)
  return rows.flatMap(row => [row.master, ...row.renditions.map(one => one.key)])
}

/** The size of the whole picture, without its crop. */
export const wholeSize = ({ crop, width, height }: MediaRow): Size => crop?.whole ?? { width, height }

export const fileView = (row: MediaRow): MediaFile => ({
  id: row.id,
  src: mediaAddress(row.id),
  name: row.name,
  type: row.type,
  size: row.size,
  width: row.width,
  height: row.height,
  color: row.color,
  thumbhash: row.thumbhash,
  alt: row.alt,
  focal: { x: row.focalX, y: row.focalY },
  crop: row.crop?.area ?? null,
  whole: wholeSize(row),
  tags: row.tags,
  version: row.version,
  createdAt: String(row.createdAt),
  updatedAt: String(row.updatedAt),
})

/** A colleague has changed the picture meanwhile: the answer has it as it is now. */
export const stale = (row: MediaRow) =>
  new Problem(409, 'library.stale', {}, { result: { current: fileView(row) } })
