import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type Answer, call, get, post } from '#api/client.ts'
import type { AssignWay } from '#entities/assignable.ts'
import type { ContentKind } from '#entities/kinds.ts'
import type { LanguageStates } from '#entities/language-states.ts'
import { PER_PAGE } from '../../kit/list/list-address.ts'
import { queryClient, readAnswer, readResult } from '../../queries.ts'
import { outlineOf } from '../kinds.ts'
import type { ListQuery } from './list/list-query.ts'

type Data = Record<string, unknown>

interface ItemHead {
  id: string
  kind: ContentKind
  key: string
  title: string
  status: 'draft' | 'published' | 'archived'
  /** A newer version than the published one is saved as a draft. */
  changed: boolean
  version: number
  position: number
  updatedAt: string
  updatedBy: string | null
  publishedAt: string | null
  /** When the newest version is published, and when the item is unpublished. */
  publishAt: string | null
  unpublishAt: string | null
}
/** An item as an administrator edits it: `data` is what the form holds. */
export interface AdminItem extends ItemHead {
  data: Data
  published: Data | null
}
/** An item in a list: of its data only the list fields. */
export interface ListItem extends ItemHead {
  data: Data
  languages: LanguageStates
}
export interface Revision {
  version: number
  action: 'create' | 'save' | 'publish' | 'schedule' | 'archive' | 'discard' | 'delete' | 'restore' | 'import'
  fields: string[]
  by: string | null
  at: string
  /** The whole item as it was saved. */
  data: Data
}
export interface Referrer {
  kind: ContentKind
  key: string
  title: string
}
export interface Publication {
  state: 'waiting' | 'building' | 'live' | 'failed'
  liveAt: string | null
  error: string | null
}

export const listOptions = (kind: ContentKind, { page, search, status, sort }: ListQuery) =>
  queryOptions({
    queryKey: ['admins', kind, 'list', { page, search, status, sort }],
    queryFn: readAnswer<ListItem[]>(`admins/${kind}`, {
      query: { page, perPage: PER_PAGE, search, status, sort },
    }),
    placeholderData: keepPreviousData,
  })

export const itemOptions = (kind: ContentKind, key: string) =>
  queryOptions({
    queryKey: ['admins', kind, 'item', key],
    queryFn: readResult<AdminItem>(`admins/${kind}/${encodeURIComponent(key)}`),
    // Never refetch into an open form: a newer version is detected when saving.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const useRevisions = (kind: ContentKind, key: string, open: boolean) =>
  useQuery({
    queryKey: ['admins', kind, 'revisions', key],
    queryFn: readResult<Revision[]>(`${kind}/${encodeURIComponent(key)}/revisions`),
    enabled: open,
    staleTime: 0,
  })

/** Marks the cached lists, titles and revisions of a kind as stale. */
const forgetReads = (kind: ContentKind) => queryClient.invalidateQueries({ queryKey: ['admins', kind] })

async function written(kind: ContentKind, call: Promise<Answer<AdminItem>>): Promise<Answer<AdminItem>> {
  const answer = await call
  await queryClient.invalidateQueries({
    queryKey: ['admins', kind],
    predicate: query => query.queryKey[2] !== 'item',
  })
  return answer
}

const addressOf = (kind: ContentKind, key: string) =>
  outlineOf(kind).singleton ? kind : `${kind}/${encodeURIComponent(key)}`

export const createItem = (kind: ContentKind, data: Data, publish: boolean) =>
  written(kind, post<AdminItem>(kind, { data, publish }))

export interface Change {
  data: Data
  version: number
  publish: boolean
}
export const saveItem = (kind: ContentKind, key: string, change: Change) =>
  written(kind, call<AdminItem>('PUT', addressOf(kind, key), change))

/** Publishes one of many items. The caller invalidates the cache once, after the last one. */
export async function publishOneOfMany(kind: ContentKind, key: string, version: number) {
  if (!outlineOf(kind).singleton)
    return call<AdminItem>('POST', `${addressOf(kind, key)}/publish`, { version })
  // A singleton has no publish operation: send its saved data again with `publish`.
  const { result } = await get<AdminItem>(`admins/${kind}/${key}`)
  return call<AdminItem>('PUT', addressOf(kind, key), { data: result.data, version, publish: true })
}
export const publishItem = (kind: ContentKind, key: string, version: number) =>
  written(kind, publishOneOfMany(kind, key, version))

export const archiveItem = (kind: ContentKind, key: string, version: number) =>
  written(kind, call<AdminItem>('POST', `${addressOf(kind, key)}/archive`, { version }))

export const discardDraft = (kind: ContentKind, key: string, version: number) =>
  written(kind, call<AdminItem>('POST', `${kind}/${encodeURIComponent(key)}/discard`, { version }))

export const restoreRevision = (kind: ContentKind, key: string, earlier: number, version: number) =>
  written(
    kind,
    call<AdminItem>('POST', `${kind}/${encodeURIComponent(key)}/revisions/${earlier}/restore`, { version }),
  )

export interface Moments {
  publishAt: string | null
  unpublishAt: string | null
}
export const scheduleItem = (kind: ContentKind, key: string, version: number, moments: Moments) =>
  written(
    kind,
    call<AdminItem>('POST', `${kind}/${encodeURIComponent(key)}/schedule`, { version, ...moments }),
  )

export type BulkAction = 'publish' | 'archive' | 'delete'
export interface Outcome {
  key: string
  done: boolean
  message: string | null
}
export async function changeMany(
  kind: ContentKind,
  action: BulkAction,
  items: { key: string; version: number }[],
) {
  const answer = await call<Outcome[]>('POST', `admins/content/${kind}/bulk`, { action, items })
  await forgetReads(kind)
  return answer
}
export interface Assignment {
  field: string
  way: AssignWay
  /** Keys of the references to add or remove. */
  keys: string[]
  publish: boolean
}
export async function assignMany(
  kind: ContentKind,
  assignment: Assignment,
  items: { key: string; version: number }[],
) {
  const answer = await call<Outcome[]>('POST', `admins/content/${kind}/assign`, { ...assignment, items })
  await forgetReads(kind)
  return answer
}
export async function orderItems(kind: ContentKind, keys: string[]) {
  const answer = await call<null>('PUT', `admins/content/${kind}/order`, { keys })
  await forgetReads(kind)
  return answer
}

export async function deleteItem(kind: ContentKind, key: string, version: number) {
  const answer = await call<AdminItem>('DELETE', addressOf(kind, key), undefined, { query: { version } })
  queryClient.removeQueries({ queryKey: itemOptions(kind, key).queryKey })
  await forgetReads(kind)
  return answer
}
