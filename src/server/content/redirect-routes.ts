import { eq } from 'drizzle-orm'
import { backOffice } from '#contract/back-office.ts'
import { redirect } from '../database/tables/back-office.ts'
import { audit } from '../kernel/audit.ts'
import { isId } from '../kernel/ids.ts'
import { handlers } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { addRedirect, listRedirects } from './redirects.ts'
import { recordChange } from './writes.ts'

const { handle, router } = handlers()
/** Redirects of old addresses of the public site. */
export const redirectRoutes = router

handle(backOffice.listRedirects, async ({ deps, query, listed }) => {
  const { result, total } = await listRedirects(deps.db, query)
  return listed(result, total)
})

handle(backOffice.createRedirect, async ({ deps, actor, session, json, success }) => {
  const { from, to } = json
  const id = await deps.db.transaction(async db => {
    const made = await addRedirect(db, { from, to, accountId: session.accountId })
    await audit(db, { ...actor, action: 'redirect.create', objectId: made, detail: { from, to } })
    await recordChange(db, 'redirects', from, 'publish')
    return made
  })
  deps.contentChanged()
  return success({ id }, 'api:saved')
})

handle(backOffice.deleteRedirect, async ({ deps, actor, param, success }) => {
  const { id } = param
  if (!isId(id)) throw notFound()
  await deps.db.transaction(async db => {
    const [gone] = await db.delete(redirect).where(eq(redirect.id, id)).returning()
    if (!gone) throw notFound()
    const detail = { from: gone.fromPath, to: gone.toPath }
    await audit(db, { ...actor, action: 'redirect.delete', objectId: id, detail })
    await recordChange(db, 'redirects', gone.fromPath, 'delete')
  })
  deps.contentChanged()
  return success(null, 'api:saved')
})
