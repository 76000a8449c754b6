import { del, put } from '#api/client.ts'
import type { QueryOf } from '#api/operations.ts'
import type { MissedSearch } from '#entities/office/missed-search.ts'
import { allPages } from '../../queries.ts'
import { answerOptions, write } from '../queries.ts'

const key = ['admins', 'missed-searches']
export const PER_PAGE = 50

export type MissedQuery = Required<
  Pick<QueryOf<'get', '/api/admins/missed-searches'>, 'state' | 'sort' | 'search'>
>

export const missedOptions = (query: MissedQuery & { page: number }) =>
  answerOptions(key, '/api/admins/missed-searches', { query: { ...query, perPage: PER_PAGE }, staleTime: 0 })

export const allMissed = (query: MissedQuery) =>
  allPages('/api/admins/missed-searches', { query: { ...query, perPage: 200 } })

type Target = Pick<NonNullable<MissedSearch['target']>, 'kind' | 'key'>

/** Without a target the words are hidden from the list of open ones. */
export const leadWords = (words: string, target: Target | null) =>
  write(put('/api/admins/missed-searches/{words}', { params: { words }, body: { target } }), key)

export const takeBack = (words: string) =>
  write(del('/api/admins/missed-searches/{words}', { params: { words } }), key)
