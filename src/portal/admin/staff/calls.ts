import { post, put } from '#api/client.ts'
import type { BodyOf, ResultOf } from '#api/operations.ts'
import { answerOptions, write } from '../queries.ts'

export type Colleague = ResultOf<'get', '/api/admins/users'>[number]
export type ColleagueChange = BodyOf<'put', '/api/admins/users/{id}'>
const key = ['admins', 'users']
/** The list has one page. */
export const MAX_COLLEAGUES = 200

export const colleagues = (search: string) =>
  answerOptions(key, '/api/admins/users', { query: { search, perPage: MAX_COLLEAGUES }, staleTime: 0 })

export const changeColleague = (id: string, change: ColleagueChange) =>
  write(put('/api/admins/users/{id}', { params: { id }, body: change }), key)
export const inviteColleague = (person: BodyOf<'post', '/api/admins/users'>) =>
  write(post('/api/admins/users', { body: person }), key)
export const inviteAgain = (id: string) =>
  write(post('/api/admins/users/{id}/invite', { params: { id } }), key)
