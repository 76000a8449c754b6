import { backOffice } from '#contract/back-office.ts'
import { leadsKind } from '#entities/office/missed-search.ts'
import { countedWords } from '#entities/office/page-view.ts'
import { leadWords, publicLeads, removeLead } from '../content/search-leads.ts'
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

handle(backOffice.leadSearch, async ({ deps, actor, session, json, success }) => {
  const { target, hidden } = json
  const isDecision = target !== null || hidden
  // Only words that could be in the list: nothing that might be about a person.
  const words = isDecision ? countedWords(json.words) : json.words
  if (!words) throw notFound()
  await deps.db.transaction(async db => {
    if (isDecision) await leadWords(db, { words, target, accountId: session.accountId })
    else if (!(await removeLead(db, words))) throw notFound()
    const action = target ? 'search.lead' : hidden ? 'search.hide' : 'search.take-back'
    await audit(db, { ...actor, action, objectId: words, detail: target ?? {} })
    await recordChange(db, leadsKind, words, isDecision ? 'publish' : 'delete')
  })
  deps.contentChanged()
  return success(null, 'api:saved')
})

handle(backOffice.listSearchLeads, async ({ deps, success }) => success(await publicLeads(deps.db)))
