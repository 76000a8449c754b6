import { eq } from 'drizzle-orm'
import { account } from '../database/tables/accounts.ts'
import type { Deps, SignedIn } from '../kernel/deps.ts'
import { fieldProblem } from '../kernel/problem.ts'
import { isRightPassword } from './passwords/passwords.ts'
import type { Account } from './people.ts'
import { countedComparison, countReauthentication } from './sign-in/sign-in-limits.ts'

/**
 * Requires the password again before changes that could lock the owner out: a stranger at an unlocked screen does not
 * have it. The limit counts attempts of this session only.
 */
export async function requirePassword(
  deps: Deps,
  { accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>,
  password: string,
): Promise<Account> {
  const counted = await countReauthentication(deps, sessionId)
  const [person] = await deps.db.select().from(account).where(eq(account.id, accountId))
  const fits = await countedComparison(
    counted,
    isRightPassword(password, person?.passwordHash ?? null, counted.priority),
  )
  if (!fits || !person) {
    throw fieldProblem('current', 'validation:passwordWrong')
  }
  await counted.succeeded()
  return person
}
