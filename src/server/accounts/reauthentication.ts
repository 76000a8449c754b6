import { eq } from 'drizzle-orm'
import type { Deps } from '../app.ts'
import { account } from '../database/account-tables.ts'
import { Problem } from '../problem.ts'
import { countAttempt, forgetAttempts } from './limits.ts'
import { passwordFits } from './passwords.ts'
import type { Account } from './people.ts'

/**
 * Asks the signed-in person for the password once more, before what could lock them out: whoever finds an open screen
 * does not have it. Failures count as failed sign-ins do.
 */
export async function provePassword(
  deps: Deps,
  accountId: string,
  password: string,
  network: string,
): Promise<Account> {
  await countAttempt(deps, 'login', accountId, network)
  const [person] = await deps.db.select().from(account).where(eq(account.id, accountId))
  if (!(await passwordFits(password, person?.passwordHash ?? null)) || !person) {
    const fields = [{ path: 'current', key: 'validation:passwordWrong' }]
    throw new Problem(422, 'api.invalid', {}, { fields })
  }
  await forgetAttempts(deps, 'login', accountId, network)
  return person
}
