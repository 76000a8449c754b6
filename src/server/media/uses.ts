import { and, isNull, sql } from 'drizzle-orm'
import { type ContentKind, contentKinds } from '#entities/kinds.ts'
import { mediaAddress } from '#entities/media/media-address.ts'
import { type ContentRow, titleOf } from '../content/views.ts'
import type { Executor } from '../database/connect.ts'
import { content } from '../database/tables/content.ts'

const names = (data: ContentRow['data'], address: string) =>
  data !== null && JSON.stringify(data).includes(address)

/** The rows that name a picture in their published data or their draft. Deleted items do not count. */
export async function rowsWithPicture(db: Executor, id: string): Promise<ContentRow[]> {
  const text = sql`coalesce(${content.data}::text, '') || coalesce(${content.draft}::text, '')`
  const rows = await db
    .select()
    .from(content)
    .where(and(isNull(content.deletedAt), sql`strpos(${text}, ${mediaAddress(id)}) > 0`))
    .orderBy(content.kind, content.key)
  // Rows of a kind that this version no longer has are ignored.
  return rows.filter(row => contentKinds.includes(row.kind as ContentKind))
}

/** The items that use a picture, by their titles. */
export async function usesOf(db: Executor, id: string) {
  const address = mediaAddress(id)
  return (await rowsWithPicture(db, id)).map(row => ({
    kind: row.kind as ContentKind,
    key: row.key,
    title: titleOf(row.kind as ContentKind, row.draft ?? row.data ?? {}),
    /** The public sees the picture there. */
    published: row.status === 'published' && names(row.data, address),
  }))
}
