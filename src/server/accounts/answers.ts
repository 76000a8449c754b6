import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { userSchema } from '#entities/people/account.ts'
import type { AppEnv } from '../kernel/deps.ts'
import { requestNetwork } from '../kernel/http/client-address.ts'
import { answer } from '../kernel/operation.ts'
import { type Account, userOf } from './people.ts'

// A copy: only schemas created after zod-openapi was loaded can be named, and the order of loading is not fixed.
export const namedUser = userSchema.clone().openapi('User')

/** A success without a result. */
export const emptyAnswer = answer(z.null())
export const signedInAnswer = answer(z.object({ token: z.string(), device: z.string(), user: namedUser }))

/** The values that every handler here reads from its request. */
export function requestValues(context: Context<AppEnv>) {
  const deps = context.get('deps')
  return {
    deps,
    now: deps.now(),
    language: context.get('language'),
    requestId: context.get('requestId'),
    network: requestNetwork(context, deps.config.TRUSTED_PROXIES),
    userAgent: context.req.header('user-agent'),
  }
}

export const done = (context: Context<AppEnv>, key: string) => ({
  result: null,
  meta: { message: context.get('t')(key) },
})

/** The result of a sign-in. The device stores its secret, also after signing out, and sends it at the next sign-in. */
export interface SignInResult {
  person: Account
  token: string
  device: string
}

export const signedInBody = (
  context: Context<AppEnv>,
  { token, device, person }: SignInResult,
  key: string,
) => ({
  result: { token, device, user: userOf({ ...person, accountId: person.id }) },
  meta: { message: context.get('t')(key) },
})
