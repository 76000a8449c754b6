import { desc } from 'drizzle-orm'
import { publications } from '#contract/publications.ts'
import { publication } from '../database/tables/content.ts'
import { handlers } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { publicationOf, reasonIn } from './publication-log.ts'
import { releasesOf } from './releases.ts'

const { handle, router } = handlers()
export const publishingRoutes = router

handle(publications.listReleases, async ({ deps, success }) => success(await releasesOf(deps)))

handle(publications.rollBackSite, async ({ deps, actor, json, success }) => {
  // A process without a publisher serves no site.
  if (!(await deps.publishing()?.rollBack(json.release, actor))) throw notFound()
  return success(await releasesOf(deps), 'api:saved')
})

handle(publications.readPublication, async ({ deps, t, param, success }) => {
  const found = await publicationOf(deps, param.change)
  return success({ ...found, error: reasonIn(t, found.error) })
})

handle(publications.listPublications, async ({ deps, t, success }) => {
  const rows = await deps.db.select().from(publication).orderBy(desc(publication.id)).limit(20)
  const result = rows.map(({ changeId: _c, release: _r, ...row }) => ({
    ...row,
    startedAt: String(row.startedAt),
    liveAt: row.liveAt ? String(row.liveAt) : null,
    failedPages: row.failedPages ?? [],
    error: reasonIn(t, row.error),
  }))
  return success(result)
})

handle(publications.rebuildSite, async ({ deps, actor, success }) => {
  await deps.publishAll('demand', actor)
  return success({ accepted: true })
})
