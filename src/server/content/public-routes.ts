import { contentOperations } from '#contract/content.ts'
import { type ContentKind, contentKinds, entityOf, isListKind, type ListKind } from '#entities/kinds.ts'
import { jsonAnswer, storedJsonAnswer } from '../kernel/http/json-answer.ts'
import { handlers } from '../kernel/operation.ts'
import { pageOf } from '../kernel/paging.ts'
import { notFound } from '../kernel/problem.ts'
import { emergencyIn, matchingDoctors } from './doctor-search.ts'
import {
  cachedAnswer,
  filterItems,
  filtersOf,
  type PublicData,
  publicContent,
  sortItems,
} from './public-reads.ts'

const { handle, router } = handlers()
export const contentPublicRoutes = router

function mountList(kind: ListKind) {
  const { list } = entityOf(kind)
  handle(contentOperations(kind).list, async ({ context, deps, t, language, query }) => {
    const { page, perPage, sort, view, ...rest } = query
    const filters = filtersOf(kind, rest)
    const loaded = await publicContent(deps, kind)
    // Other kinds take `search` for a filter.
    const search = kind === 'doctors' ? (rest.search ?? '').trim() : ''
    const write = (items: PublicData[], more: object) => {
      const found = sortItems(filterItems(items, filters), sort)
      const shown = pageOf(found, { page, perPage })
      const names = ['id', ...list, 'updatedAt']
      const result =
        view === 'full'
          ? shown
          : shown.map(item =>
              Object.fromEntries(names.filter(name => name in item).map(name => [name, item[name]])),
            )
      return { result, meta: { message: t('api:done'), total: found.length, ...more } }
    }
    if (search) {
      const emergency = await emergencyIn(deps, search, rest.location)
      const doctors = await matchingDoctors(deps, loaded.items, search)
      return jsonAnswer(context, JSON.stringify(write(doctors, emergency ? { emergency } : {})))
    }
    // The cache key has only the parameters that change the answer: clients may add others.
    const key = `list ${language} ${JSON.stringify([page, perPage, sort, view, filters])}`
    const answer = cachedAnswer(loaded, key, () => write(loaded.items, {}))
    return storedJsonAnswer(context, answer)
  })
}

function mountOne(kind: ContentKind) {
  const { singleton } = entityOf(kind)
  handle(contentOperations(kind).read, async ({ context, deps, language, success }) => {
    const key = singleton ? kind : context.req.param('key')
    const loaded = await publicContent(deps, kind)
    const result = loaded.byKey.get(key as string)
    if (!result) throw notFound()
    const answer = cachedAnswer(loaded, `item ${language} ${key}`, () => success(result))
    return storedJsonAnswer(context, answer)
  })
}

for (const kind of contentKinds) {
  if (isListKind(kind)) mountList(kind)
  mountOne(kind)
}
