import { z } from '@hono/zod-openapi'
import type { Context, TypedResponse } from 'hono'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import type { AppEnv } from '../kernel/deps.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, listAnswer, operations } from '../kernel/operation.ts'
import { pageOf, paging } from '../kernel/paging.ts'
import { notFound } from '../kernel/problem.ts'
import {
  doctorSearchParameters,
  emergencyAnswerSchema,
  emergencyIn,
  matchingDoctors,
} from './doctor-search.ts'
import {
  cachedAnswer,
  filterItems,
  filtersOf,
  type PublicData,
  publicContent,
  sortItems,
} from './public-reads.ts'
import { publicSchema } from './views.ts'

export const contentPublicRoutes = newRouter()

/** The fields that every kind's public answer has. The others depend on the definition. */
type Shown = { id: string; updatedAt: string }

/** Sends a text that is already JSON, with the type of the answer. */
const send = <T>(context: Context<AppEnv>, text: string) =>
  context.body(text, 200, { 'content-type': 'application/json' }) as Response as Response &
    TypedResponse<T, 200, 'json'>
type Meta = { message: string; total: number }

const listQuery = z
  .object({
    ...paging(50, 500),
    sort: z
      .string()
      .regex(/^-?\w+$/)
      .optional(),
    view: z.enum(['list', 'full']).default('list'),
  })
  // Filters by field: ?specialists=cardiology
  .catchall(z.string().max(200))

function mountList(kind: ContentKind) {
  const { list } = entityOf(kind)
  // Doctors can also be searched; the answer then says whether the search describes an emergency.
  const searched = kind === 'doctors'
  const operation = operations(kind, contentPublicRoutes)
  operation.get('public', `/api/${kind}`, {
    summary: `Published ${kind}, in the hospital's order`,
    request: { query: searched ? listQuery.extend(doctorSearchParameters) : listQuery },
    responses: {
      200: listAnswer(
        publicSchema(kind, true),
        'A page of the list',
        searched ? { emergency: emergencyAnswerSchema } : {},
      ),
    },
    handle: async ({ context, deps, t, language, query }) => {
      const { page, perPage, sort, view, ...rest } = query
      const filters = filtersOf(kind, rest)
      const loaded = await publicContent(deps, kind)
      const search = searched ? (rest.search ?? '').trim() : ''
      const answerOf = (text: string) => send<{ result: Shown[]; meta: Meta }>(context, text)
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
        return answerOf(JSON.stringify(write(doctors, emergency ? { emergency } : {})))
      }
      // The cache key has only the parameters that change the answer: clients may add others.
      const key = `list ${language} ${JSON.stringify([page, perPage, sort, view, filters])}`
      const text = cachedAnswer(loaded, key, () => write(loaded.items, {}))
      return answerOf(text)
    },
  })
}

function mountOne(kind: ContentKind) {
  const operation = operations(kind, contentPublicRoutes)
  const { singleton } = entityOf(kind)

  operation.get('public', singleton ? `/api/${kind}` : `/api/${kind}/{key}`, {
    summary: singleton ? `The published ${kind}` : `One of the published ${kind}`,
    request: singleton ? {} : { params: z.object({ key: z.string().max(80) }) },
    responses: { 200: answer(publicSchema(kind, false)) },
    handle: async ({ context, deps, language, success }) => {
      const key = singleton ? kind : context.req.param('key')
      const loaded = await publicContent(deps, kind)
      const result = loaded.byKey.get(key as string)
      if (!result) throw notFound()
      const text = cachedAnswer(loaded, `item ${language} ${key}`, () => success(result))
      return send<{ result: Shown; meta: Pick<Meta, 'message'> }>(context, text)
    },
  })
}

for (const kind of contentKinds) {
  if (!entityOf(kind).singleton) mountList(kind)
  mountOne(kind)
}
