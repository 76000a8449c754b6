import { backOffice } from '#contract/back-office.ts'
import { leadsKind, noTarget } from '#entities/office/missed-search.ts'
import { countedWords } from '#entities/office/page-view.ts'
import { leadWords, publicLeads, removeLead } from '../content/search-leads.ts'
import { recordChange } from '../content/writes.ts'
import { audit } from '../kernel/audit.ts'
import { handlers } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'
import { isHidden, missedSearches } from './missed-searches.ts'

const { handle, router } = handlers()
/** Searches of visitors that found nothing, and what editors lead them to. */
export const missedSearchRoutes = router

handle(backOffice.listMissedSearches, async ({ deps, query, listed }) => {
  const { result, total } = await missedSearches(deps.db, query)
  return listed(result, total)
})

handle(backOffice.leadSearch, async ({ deps, actor, session, json, success }) => {
  const { target } = json
  // Only words that could be in the list: nothing that might be about a person.
  const words = target === null ? json.words : countedWords(json.words)
  if (!words) throw notFound()
  await deps.db.transaction(async db => {
    // Words that are kept for a limited time must not stay in the audit or in the changes.
    const kept = target === noTarget || (target === null && (await isHidden(db, words))) ? null : words
    if (target !== null) await leadWords(db, { words, target, accountId: session.accountId })
    else if (!(await removeLead(db, words))) throw notFound()
    const action = target === null ? 'search.take-back' : target === noTarget ? 'search.hide' : 'search.lead'
    await audit(db, { ...actor, action, objectId: kept, detail: target === null ? {} : { target } })
    await recordChange(db, leadsKind, kept ?? '', target === null ? 'delete' : 'publish')
  })
  deps.contentChanged()
  return success(null, 'api:saved')
})

handle(backOffice.listSearchLeads, async ({ deps, success }) => success(await publicLeads(deps.db)))
