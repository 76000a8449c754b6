import type { Context } from 'hono'
import { signedIn } from './access.ts'
import type { AppEnv } from './deps.ts'

/** The account and request that every audit entry names. */
export interface Actor {
  accountId: string
  requestId: string
}
export const actorOf = (context: Context<AppEnv>): Actor => ({
  accountId: signedIn(context).accountId,
  requestId: context.get('requestId'),
})
