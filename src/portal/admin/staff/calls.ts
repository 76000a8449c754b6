import type { Result } from '#api/address.ts'
import { call, post } from '#api/client.ts'
import type { AdminScope } from '#entities/people/account.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { answerOptions, write } from '../queries.ts'

export type Colleague = Result<'/api/admins/users'>[number]
export interface ColleagueChange {
  scopes?: AdminScope[]
  disabled?: boolean
  removeAuthenticator?: boolean
}
const key = ['admins', 'users']
/** The list has one page. */
export const MAX_COLLEAGUES = 200

export const colleagues = (search: string) =>
  answerOptions<Colleague[]>(key, 'admins/users', {
    query: { search, perPage: MAX_COLLEAGUES },
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
