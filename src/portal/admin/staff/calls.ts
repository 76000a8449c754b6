import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, post } from '#api/client.ts'
import type { AdminScope } from '#entities/people/account.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { readAnswer, write } from '../../queries.ts'

export interface Colleague {
  id: string
  full_name: string
  email: string
  scopes: AdminScope[]
  language: InterfaceLanguage
  authenticator: boolean
  disabled: boolean
  invitation: 'waiting' | 'ended' | null
  displays: number
  createdAt: string
  lastActiveAt: string | null
}
export interface ColleagueChange {
  scopes?: AdminScope[]
  disabled?: boolean
  removeAuthenticator?: boolean
}
const key = ['admins', 'users']
/** The list has one page. */
export const MOST = 200

export const colleagues = (search: string) =>
  queryOptions({
    queryKey: [...key, search],
    queryFn: readAnswer<Colleague[]>('admins/users', { query: { search, perPage: MOST } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const changeColleague = (id: string, change: ColleagueChange) =>
  write(call<Colleague>('PUT', `admins/users/${id}`, change), key)
export const inviteColleague = (person: {
  email: string
  name: string
  scopes: AdminScope[]
  language: InterfaceLanguage
}) => write(post<Colleague>('admins/users', person), key)
export const inviteAgain = (id: string) => write(post<null>(`admins/users/${id}/invite`, {}), key)
