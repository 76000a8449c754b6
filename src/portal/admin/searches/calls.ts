import { put } from '#api/client.ts'
import type { BodyOf, QueryOf } from '#api/operations.ts'
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

type Decision = BodyOf<'put', '/api/admins/missed-searches'>

/** Leads words to a target, hides them, or takes that back. */
export const decide = (decision: Decision) =>
  write(put('/api/admins/missed-searches', { body: decision }), key)
