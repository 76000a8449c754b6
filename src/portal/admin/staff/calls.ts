import { post, put } from '#api/client.ts'
import type { ResultOf } from '#api/operations.ts'
import type { AdminScope } from '#entities/people/account.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { answerOptions, write } from '../queries.ts'

export type Colleague = ResultOf<'get', '/api/admins/users'>[number]
export interface ColleagueChange {
  scopes?: AdminScope[]
  disabled?: boolean
  removeAuthenticator?: boolean
}
const key = ['admins', 'users']
/** The list has one page. */
export const MAX_COLLEAGUES = 200

export const colleagues = (search: string) =>
  answerOptions(key, '/api/admins/users', { query: { search, perPage: MAX_COLLEAGUES }, staleTime: 0 })

export const changeColleague = (id: string, change: ColleagueChange) =>
  write(put('/api/admins/users/{id}', { params: { id }, body: change }), key)
export const inviteColleague = (person: {
  email: string
  name: string
  scopes: AdminScope[]
  language: InterfaceLanguage
}) => write(post('/api/admins/users', { body: person }), key)
export const inviteAgain = (id: string) =>
  write(post('/api/admins/users/{id}/invite', { params: { id } }), key)
