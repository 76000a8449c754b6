import { z } from '@hono/zod-openapi'
import { adminScopes, inviteSchema, setupSchema } from '#entities/people/account.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { signedIn } from './accounts.ts'
import { created, get, list, paging, post, put, search, subject } from './operation.ts'

export const colleague = z
  .object({
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    scopes: z.array(z.enum(adminScopes)),
    language: z.enum(interfaceLanguages),
    authenticator: z.boolean(),
    disabled: z.boolean(),
    /** State of the invitation before the first password. It ends with its link, and if the colleague who sent it may no longer invite. */
    invitation: z.enum(['waiting', 'ended']).nullable(),
    /** Number of waiting room screens that stop working if this colleague loses the front desk scope. */
    displays: z.int(),
    createdAt: z.string(),
    lastActiveAt: z.string().nullable(),
  })
  .openapi('Colleague')

export const administrators = subject('accounts', {
  createFirstAdmin: post('/api/auth/admins/setup', 'public', {
    summary: 'Make the first administrator, with the link that the first start printed',
    body: setupSchema,
    answer: signedIn,
  }),
  listAdmins: get('/api/admins/users', 'super', {
    summary: 'The administrators, and what each may do',
    query: z.object({
      ...paging(50),
      search,
    }),
    answer: list(colleague),
  }),
  inviteAdmin: post('/api/admins/users', 'super', {
    summary: 'Invite an administrator: a link by mail sets the first password',
    body: inviteSchema,
    answer: created(colleague),
  }),
  repeatInvitation: post('/api/admins/users/{id}/invite', 'super', {
    summary: 'Send the invitation once more',
  }),
  saveAdmin: put('/api/admins/users/{id}', 'super', {
    summary: 'Change what an administrator may do, disable the account, or remove a lost authenticator',
    body: z.strictObject({
      scopes: z.array(z.enum(adminScopes)).max(adminScopes.length).optional(),
      disabled: z.boolean().optional(),
      removeAuthenticator: z.boolean().optional(),
    }),
    answer: colleague,
  }),
})
