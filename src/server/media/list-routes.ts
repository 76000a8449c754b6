import { and, desc, sql } from 'drizzle-orm'
import { mediaLibrary } from '#contract/media.ts'
import { searchCondition } from '../database/search-condition.ts'
import { mediaFile } from '../database/tables/media.ts'
import { audit } from '../kernel/audit.ts'
import { handlers } from '../kernel/operation.ts'
import { pageWithTotal } from '../kernel/paging.ts'
import { fileOr404, fileView, stale } from './files.ts'
import { usesOf } from './uses.ts'

const { handle, router } = handlers()
export const mediaListRoutes = router

handle(mediaLibrary.listMedia, async ({ db, query, listed }) => {
  const { search, tag } = query
  const words = sql`concat_ws(' ', ${mediaFile.name}, ${mediaFile.alt}->>'en', ${mediaFile.alt}->>'id', array_to_string(${mediaFile.tags}, ' '))`
  const where = and(searchCondition(search, [words]), tag ? sql`${tag} = any(${mediaFile.tags})` : undefined)
  const found = db
    .select()
    .from(mediaFile)
    .where(where)
    .orderBy(desc(mediaFile.createdAt), desc(mediaFile.id))
  const [rows, total] = await pageWithTotal(found, query, db.$count(mediaFile, where))
  return listed(rows.map(fileView), total)
})

handle(mediaLibrary.listMediaTags, async ({ db, success }) => {
  const { rows } = await db.execute<{ tag: string; count: string }>(
    sql`select tag, count(*) from ${mediaFile}, unnest(${mediaFile.tags}) as tag group by tag order by tag limit 500`,
  )
  const result = rows.map(row => ({ tag: row.tag, count: Number(row.count) }))
  return success(result)
})

handle(mediaLibrary.readMedia, async ({ db, param, success }) => {
  const row = await fileOr404(db, param.id)
  return success({ ...fileView(row), usedBy: await usesOf(db, row.id) })
})

handle(mediaLibrary.saveMedia, async ({ deps, db, actor, param, json, success }) => {
  const { version, focal, tags: given, ...values } = json
  const row = await db.transaction(async transaction => {
    const before = await fileOr404(transaction, param.id, true)
    if (before.version !== version) throw stale(before)
    const [after] = await transaction
      .update(mediaFile)
      .set({
        ...values,
        tags: [...new Set(given)].sort(),
        focalX: focal.x,
        focalY: focal.y,
        version: version + 1,
        updatedAt: deps.now(),
      })
      .where(sql`${mediaFile.id} = ${before.id}`)
      .returning()
    await audit(transaction, { ...actor, action: 'media.change', objectId: before.id })
    return after as typeof before
  })
  return success(fileView(row), 'api:saved')
})
