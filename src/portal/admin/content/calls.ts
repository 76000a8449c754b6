import type { Result } from '#api/address.ts'
import { type Answer, call, get, post } from '#api/client.ts'
import type { AssignMode } from '#entities/assignable.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { PER_PAGE } from '../../kit/list/list-address.ts'
import { queryClient } from '../../queries.ts'
import { outlineOf } from '../kinds.ts'
import { answerOptions, erase, resultOptions, write } from '../queries.ts'
import type { ListQuery } from './list/list-query.ts'

type Data = Record<string, unknown>

/** An item as an administrator edits it: `data` is what the form holds. */
export type AdminItem = Result<'/api/admins/doctors/{key}'>

/** An item in a list: of its data only the list fields. */
export type ListItem = Result<'/api/admins/doctors'>[number]

/** A version of an item. `data` is the whole item as it was saved. */
export type Revision = Result<'/api/doctors/{key}/revisions'>[number]

export interface Referrer {
  kind: ContentKind
  key: string
  title: string
}
export type Publication = Omit<Result<'/api/admins/publications/{change}'>, 'milliseconds'>

export const listOptions = (kind: ContentKind, { page, search, status, sort }: ListQuery) =>
  answerOptions<ListItem[]>(['admins', kind, 'list'], `admins/${kind}`, {
    query: { page, perPage: PER_PAGE, search, status, sort },
  })

export const itemOptions = (kind: ContentKind, key: string) =>
  resultOptions<AdminItem>(['admins', kind, 'item', key], `admins/${kind}/${encodeURIComponent(key)}`, {
    // Never refetch into an open form: a newer version is detected when saving.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const revisionsOptions = (kind: ContentKind, key: string) =>
  resultOptions<Revision[]>(
    ['admins', kind, 'revisions', key],
    `${kind}/${encodeURIComponent(key)}/revisions`,
    { staleTime: 0 },
  )

async function afterWrite(kind: ContentKind, call: Promise<Answer<AdminItem>>): Promise<Answer<AdminItem>> {
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
  afterWrite(kind, post<AdminItem>(kind, { data, publish }))

export interface Change {
  data: Data
  version: number
  publish: boolean
}
export const saveItem = (kind: ContentKind, key: string, change: Change) =>
  afterWrite(kind, call<AdminItem>('PUT', addressOf(kind, key), change))

/** Publishes one of many items. The caller invalidates the cache once, after the last one. */
export async function publishWithoutRefetch(kind: ContentKind, key: string, version: number) {
  if (!outlineOf(kind).singleton)
    return call<AdminItem>('POST', `${addressOf(kind, key)}/publish`, { version })
  // A singleton has no publish operation: send its saved data again with `publish`.
  const { result } = await get<AdminItem>(`admins/${kind}/${key}`)
  return call<AdminItem>('PUT', addressOf(kind, key), { data: result.data, version, publish: true })
}
export const publishItem = (kind: ContentKind, key: string, version: number) =>
  afterWrite(kind, publishWithoutRefetch(kind, key, version))

export const archiveItem = (kind: ContentKind, key: string, version: number) =>
  afterWrite(kind, call<AdminItem>('POST', `${addressOf(kind, key)}/archive`, { version }))

export const discardDraft = (kind: ContentKind, key: string, version: number) =>
  afterWrite(kind, call<AdminItem>('POST', `${kind}/${encodeURIComponent(key)}/discard`, { version }))

export const restoreRevision = (kind: ContentKind, key: string, earlier: number, version: number) =>
  afterWrite(
    kind,
    call<AdminItem>('POST', `${kind}/${encodeURIComponent(key)}/revisions/${earlier}/restore`, { version }),
  )

export interface Moments {
  publishAt: string | null
  unpublishAt: string | null
}
export const scheduleItem = (kind: ContentKind, key: string, version: number, moments: Moments) =>
  afterWrite(
    kind,
    call<AdminItem>('POST', `${kind}/${encodeURIComponent(key)}/schedule`, { version, ...moments }),
  )

export type BulkAction = 'publish' | 'archive' | 'delete'
export type Outcome = Result<'/api/admins/content/{kind}/bulk', 'post'>[number]

interface ItemVersion {
  key: string
  version: number
}

export const bulkAction = (kind: ContentKind, action: BulkAction, items: ItemVersion[]) =>
  write(call<Outcome[]>('POST', `admins/content/${kind}/bulk`, { action, items }), ['admins', kind])
export interface Assignment {
  field: string
  way: AssignMode
  /** Keys of the references to add or remove. */
  keys: string[]
  publish: boolean
}
export const bulkAssign = (kind: ContentKind, assignment: Assignment, items: ItemVersion[]) =>
  write(call<Outcome[]>('POST', `admins/content/${kind}/assign`, { ...assignment, items }), ['admins', kind])

export const orderItems = (kind: ContentKind, keys: string[]) =>
  write(call<null>('PUT', `admins/content/${kind}/order`, { keys }), ['admins', kind])

export const deleteItem = (kind: ContentKind, key: string, version: number) =>
  erase(
    call<AdminItem>('DELETE', addressOf(kind, key), undefined, { query: { version } }),
    ['admins', kind],
    itemOptions(kind, key).queryKey,
  )
