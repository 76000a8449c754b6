import { backOffice } from '#contract/back-office.ts'
import { leadsKind } from '#entities/office/missed-search.ts'
import { countedWords } from '#entities/office/page-view.ts'
import { forgetLead, leadWords, publicLeads } from '../content/search-leads.ts'
import { recordChange } from '../content/writes.ts'
import { audit } from '../kernel/audit.ts'
import { handlers } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { missedSearches } from './missed-searches.ts'

const { handle, router } = handlers()
/** Searches of visitors that found nothing, and what editors lead them to. */
export const missedSearchRoutes = router

handle(backOffice.listMissedSearches, async ({ deps, query, listed }) => {
  const { result, total } = await missedSearches(deps.db, query)
  return listed(result, total)
})

handle(backOffice.leadSearch, async ({ deps, actor, session, param, json, success }) => {
  // Only words that could be in the list: nothing that might be about a person.
  const words = countedWords(param.words)
  if (!words) throw notFound()
  const { target } = json
  await deps.db.transaction(async db => {
    await leadWords(db, { words, target, accountId: session.accountId })
    const action = target ? 'search.lead' : 'search.hide'
    await audit(db, { ...actor, action, objectId: words, detail: target ?? {} })
    await recordChange(db, leadsKind, words, 'publish')
  })
  deps.contentChanged()
  return success(null, 'api:saved')
})

handle(backOffice.unleadSearch, async ({ deps, actor, param, success }) => {
  const { words } = param
  await deps.db.transaction(async db => {
    if (!(await forgetLead(db, words))) throw notFound()
    await audit(db, { ...actor, action: 'search.take-back', objectId: words })
    await recordChange(db, leadsKind, words, 'delete')
  })
  deps.contentChanged()
  return success(null, 'api:saved')
})

handle(backOffice.listSearchLeads, async ({ deps, success }) => success(await publicLeads(deps.db)))
