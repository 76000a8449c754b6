import { z } from '@hono/zod-openapi'
import { userSchema } from '#entities/people/account.ts'
import { answer } from '../kernel/operation.ts'
import { type Account, userOf } from './people.ts'

// A copy: only schemas created after zod-openapi was loaded can be named, and the order of loading is not fixed.
export const namedUser = userSchema.clone().openapi('User')

/** A success without a result. */
export const emptyAnswer = answer(z.null())
export const signedInAnswer = answer(z.object({ token: z.string(), device: z.string(), user: namedUser }))

/** The result of a sign-in. The device stores its secret, also after signing out, and sends it at the next sign-in. */
export interface SignInResult {
  person: Account
  token: string
  device: string
}

export const signedInResult = ({ token, device, person }: SignInResult) => ({
  token,
  device,
  user: userOf({ ...person, accountId: person.id }),
})
