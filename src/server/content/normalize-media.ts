import { inArray } from 'drizzle-orm'
import type { Media } from '#entities/fields.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { contentLanguages } from '#entities/localized.ts'
import { mediaAddress, readMediaAddress } from '#entities/media/media-address.ts'
import { mediaIn } from '#entities/media/media-file.ts'
import type { Executor } from '../database/connect.ts'
import { mediaFile } from '../database/tables/media.ts'
import { fieldProblems } from '../kernel/problem.ts'

type Data = Record<string, unknown>
type Row = Pick<typeof mediaFile.$inferSelect, 'width' | 'height' | 'color'>

/** Sets a picture's size and colour from the library, whatever the form sent. */
export function setSize(media: Media, { width, height, color }: Row): void {
  Object.assign(media, { width, height })
  // The colour fills the picture's place while it loads, and would be visible through a transparent picture.
  if (color) media.color = color
  else delete media.color
}

/**
 * The document with its library pictures normalized: each exists, has a description in both languages, and has the
 * library's size. In a transaction, a concurrent deletion of one of them waits for its end.
 */
export async function normalizeMedia(db: Executor, kind: ContentKind, data: Data): Promise<Data> {
  const { fields } = entityOf(kind)
  const named = [...mediaIn(fields, data)].some(({ media }) => readMediaAddress(media.src))
  if (!named) return data
  const normalized = structuredClone(data)
  const found = [...mediaIn(fields, normalized)].flatMap(({ media, path }) => {
    const id = readMediaAddress(media.src)?.id
    return id ? [{ media, path, id }] : []
  })
  const ids = [...new Set(found.map(one => one.id))]
  const rows = await db
    .select()
    .from(mediaFile)
    .where(inArray(mediaFile.id, ids))
    .orderBy(mediaFile.id)
    .for('key share')
  const known = new Map(rows.map(row => [row.id, row]))
  const problems: { path: string; key: string }[] = []
  for (const { media, path, id } of found) {
    const row = known.get(id)
    if (!row) problems.push({ path: `${path}.src`, key: 'library:problem.gone' })
    else {
      for (const language of contentLanguages)
        if (!media.alt?.[language])
          problems.push({ path: `${path}.alt.${language}`, key: 'library:problem.alt' })
      media.src = mediaAddress(id)
      setSize(media, row)
    }
  }
  if (problems.length > 0) throw fieldProblems(problems)
  return normalized
}
