import type { Executor } from '../database/connect.ts'
import type { Deps } from '../kernel/deps.ts'
import { revokeAll } from '../kernel/sessions.ts'
import { endPasswordLinks } from './passwords/resets.ts'
import { deleteDevices } from './sign-in/known-devices.ts'

/** Ends every way into an account that is being disabled: none may be open again when the account is enabled. */
export async function endAccess(deps: Deps, db: Executor, accountId: string): Promise<void> {
  await revokeAll(deps, accountId, {}, db)
  await deleteDevices(db, accountId)
  await endPasswordLinks(db, accountId, deps.now())
}
