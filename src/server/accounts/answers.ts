import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { userSchema } from '#entities/people/account.ts'
import type { AppEnv } from '../kernel/deps.ts'
import { requestNetwork } from '../kernel/http/client-address.ts'
import { answer } from '../kernel/operation.ts'
import { type Account, userOf } from './people.ts'

// A copy, as only schemas made after zod-openapi was loaded can be named, and nobody knows who loads first.
export const namedUser = userSchema.clone().openapi('User')

/** A success without anything to hand over. */
export const nothing = answer(z.null())
export const signedInAnswer = answer(z.object({ token: z.string(), device: z.string(), user: namedUser }))

/** What every handler here asks of its request. */
export function asked(context: Context<AppEnv>) {
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

/** What signing in hands over. The device keeps its secret, also after signing out, and sends it the next time. */
export interface Entry {
  person: Account
  token: string
  device: string
}

export const signedInBody = (context: Context<AppEnv>, { token, device, person }: Entry, key: string) => ({
  result: { token, device, user: userOf({ ...person, accountId: person.id }) },
  meta: { message: context.get('t')(key) },
})
