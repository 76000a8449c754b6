import { del, get, post, put, type WriteAnswer } from '#api/client.ts'
import type { BodyOf, ResultOf } from '#api/operations.ts'
import type { ContentKind, ListKind } from '#entities/kinds.ts'
import { PER_PAGE } from '../../kit/list/list-address.ts'
import { queryClient } from '../../queries.ts'
import { isSingleton } from '../kinds.ts'
import { answerOptions, erase, resultOptions, write } from '../queries.ts'
import { type ListQuery, requestOf } from './list/list-query.ts'

type Data = Record<string, unknown>

/** An item as an administrator edits it: `data` is what the form holds. */
export type AdminItem = ResultOf<'get', '/api/admins/doctors/{key}'>

/** An item in a list: of its data only the list fields. */
export type ListItem = ResultOf<'get', '/api/admins/doctors'>[number]

/** A version of an item. `data` is the whole item as it was saved. */
export type Revision = ResultOf<'get', '/api/doctors/{key}/revisions'>[number]

export interface Referrer {
  kind: ContentKind
  key: string
  title: string
}
export type Publication = Omit<ResultOf<'get', '/api/admins/publications/{change}'>, 'milliseconds'>

export const listOptions = (kind: ContentKind, query: ListQuery) =>
  answerOptions(['admins', kind, 'list'], `/api/admins/${kind}`, {
    query: { ...requestOf(kind, query), page: query.page, perPage: PER_PAGE },
  })

export const usedTagsOptions = (kind: ContentKind, field: string, search: string) =>
  answerOptions(['admins', kind, 'tags', field], '/api/admins/content/{kind}/tags/{field}', {
    params: { kind, field },
    query: { search },
  })

export const itemOptions = (kind: ContentKind, key: string) =>
  resultOptions(['admins', kind, 'item', key], `/api/admins/${kind}/{key}`, {
    params: { key },
    // Never refetch into an open form: a newer version is detected when saving.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const revisionsOptions = (kind: ContentKind, key: string) =>
  resultOptions(['admins', kind, 'revisions', key], `/api/${kind}/{key}/revisions`, {
    params: { key },
    staleTime: 0,
  })

async function afterWrite(
  kind: ContentKind,
  call: Promise<WriteAnswer<AdminItem>>,
): Promise<WriteAnswer<AdminItem>> {
  const answer = await call
  await queryClient.invalidateQueries({
    queryKey: ['admins', kind],
    predicate: query => query.queryKey[2] !== 'item',
  })
  return answer
}

export const createItem = (kind: ContentKind, data: Data, publish: boolean) =>
  afterWrite(kind, post(`/api/${kind}`, { body: { data, publish } }))

export interface Change {
  data: Data
  version: number
  publish: boolean
}
const replaceItem = (kind: ContentKind, key: string, body: Change) =>
  isSingleton(kind) ? put(`/api/${kind}`, { body }) : put(`/api/${kind}/{key}`, { params: { key }, body })

export const saveItem = (kind: ContentKind, key: string, change: Change) =>
  afterWrite(kind, replaceItem(kind, key, change))

/** Publishes one of many items. The caller invalidates the cache once, after the last one. */
export async function publishWithoutRefetch(kind: ContentKind, key: string, version: number) {
  if (!isSingleton(kind)) return post(`/api/${kind}/{key}/publish`, { params: { key }, body: { version } })
  // A singleton has no publish operation: send its saved data again with `publish`.
  const { result } = await get(`/api/admins/${kind}/{key}`, { params: { key } })
  return replaceItem(kind, key, { data: result.data, version, publish: true })
}
export const publishItem = (kind: ContentKind, key: string, version: number) =>
  afterWrite(kind, publishWithoutRefetch(kind, key, version))

export const archiveItem = (kind: ListKind, key: string, version: number) =>
  afterWrite(kind, post(`/api/${kind}/{key}/archive`, { params: { key }, body: { version } }))

export const discardDraft = (kind: ContentKind, key: string, version: number) =>
  afterWrite(kind, post(`/api/${kind}/{key}/discard`, { params: { key }, body: { version } }))

export const restoreRevision = (kind: ContentKind, key: string, earlier: number, version: number) =>
  afterWrite(
    kind,
    post(`/api/${kind}/{key}/revisions/{earlier}/restore`, { params: { key, earlier }, body: { version } }),
  )

export interface Moments {
  publishAt: string | null
  unpublishAt: string | null
}
export const scheduleItem = (kind: ListKind, key: string, version: number, moments: Moments) =>
  afterWrite(kind, post(`/api/${kind}/{key}/schedule`, { params: { key }, body: { version, ...moments } }))

export type BulkAction = 'publish' | 'archive' | 'delete'
export type Outcome = ResultOf<'post', '/api/admins/content/{kind}/bulk'>[number]

const versionsOf = (items: readonly ListItem[]) => items.map(({ key, version }) => ({ key, version }))

export const bulkAction = (kind: ContentKind, action: BulkAction, items: readonly ListItem[]) =>
  write(
    post('/api/admins/content/{kind}/bulk', { params: { kind }, body: { action, items: versionsOf(items) } }),
    ['admins', kind],
  )
export type Assignment = Omit<BodyOf<'post', '/api/admins/content/{kind}/assign'>, 'items'>
export const bulkAssign = (kind: ContentKind, assignment: Assignment, items: readonly ListItem[]) =>
  write(
    post('/api/admins/content/{kind}/assign', {
      params: { kind },
      body: { ...assignment, items: versionsOf(items) },
    }),
    ['admins', kind],
  )

export const orderItems = (kind: ContentKind, keys: string[]) =>
  write(put('/api/admins/content/{kind}/order', { params: { kind }, body: { keys } }), ['admins', kind])

export const deleteItem = (kind: ListKind, key: string, version: number) =>
  erase(
    del(`/api/${kind}/{key}`, { params: { key }, query: { version } }),
    ['admins', kind],
    itemOptions(kind, key).queryKey,
  )
