import type { Context } from 'hono'
import { signedIn } from './access.ts'
import type { Actor, AppEnv } from './deps.ts'

export const actorOf = (context: Context<AppEnv>): Actor => ({
  accountId: signedIn(context).accountId,
  requestId: context.get('requestId'),
})
