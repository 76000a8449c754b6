import { eq } from 'drizzle-orm'
import { account } from '../database/tables/accounts.ts'
import type { Deps, SignedIn } from '../kernel/deps.ts'
import { Problem } from '../kernel/problem.ts'
import { passwordFits } from './passwords/passwords.ts'
import type { Account } from './people.ts'
import { compared, countReauthentication } from './sign-in/sign-in-limits.ts'

/**
 * Asks the signed-in person for the password once more, before what could lock them out: whoever finds an open screen
 * does not have it. Only the tries of this very session are limited.
 */
export async function provePassword(
  deps: Deps,
  { accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>,
  password: string,
): Promise<Account> {
  const counted = await countReauthentication(deps, sessionId)
  const [person] = await deps.db.select().from(account).where(eq(account.id, accountId))
  const fits = await compared(counted, passwordFits(password, person?.passwordHash ?? null, counted.turn))
  if (!fits || !person) {
    const fields = [{ path: 'current', key: 'validation:passwordWrong' }]
    throw new Problem(422, 'api.invalid', {}, { fields })
  }
  await counted.succeeded()
  return person
}
