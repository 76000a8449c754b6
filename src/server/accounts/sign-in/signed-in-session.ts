import type { Executor } from '../../database/connect.ts'
import type { Deps } from '../../kernel/deps.ts'
import { startSession } from '../../kernel/sessions.ts'
import type { SignInResult } from '../answers.ts'
import type { Account } from '../people.ts'
import { storeDevice } from './known-devices.ts'

/** Starts a session and stores the device as known. */
export async function startSignedInSession(
  deps: Deps,
  executor: Executor,
  person: Account,
  { userAgent, device }: { userAgent: string | undefined; device: string | undefined },
): Promise<SignInResult> {
  const token = await startSession(deps, person, userAgent, executor)
  return { person, token, device: await storeDevice(deps, executor, person.id, device) }
}
