import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { knownDevice } from '../../database/tables/accounts.ts'
import type { Deps } from '../../kernel/deps.ts'

/** How long a device stays known after its last sign-in. */
const knownFor = Temporal.Duration.from({ hours: 90 * 24 })
/** After this many failures since its last sign-in a device is deleted: its secret may have been copied. */
const maxFailures = 30
/** Per account; older ones are deleted. */
const maxDevices = 20

type WithDb = Pick<Deps, 'db' | 'now'>

const secret = /^rwd_[\w-]{43}$/
const newSecret = () => `rwd_${randomBytes(32).toString('base64url')}`
/** The hash includes the account, so the table does not show that two people share a device. */
const hashOf = (accountId: string, given: string) =>
  createHash('sha256').update(`${accountId}\n${given}`).digest('hex')

/** The hash of a known device of the account, or null. Without an account the same query runs and takes as long. */
export async function findDevice(
  { db, now }: WithDb,
  accountId: string | undefined,
  given: string | undefined,
): Promise<string | null> {
  if (!given) return null
  const hash = hashOf(accountId ?? 'nobody', given)
  const [found] = await db
    .select({ hash: knownDevice.hash })
    .from(knownDevice)
    .where(and(eq(knownDevice.hash, hash), gt(knownDevice.expiresAt, now())))
  return found?.hash ?? null
}

/**
 * Stores the device as known after a successful sign-in, and returns the secret for it. A device that already has a secret
 * keeps it: the telephone of a family uses one secret for several accounts.
 */
export async function storeDevice(
  { now }: Pick<Deps, 'now'>,
  executor: Executor,
  accountId: string,
  given: string | undefined,
): Promise<string> {
  const kept = given && secret.test(given) ? given : newSecret()
  const fresh = { failures: 0, expiresAt: now().add(knownFor) }
  await executor
    .insert(knownDevice)
    .values({ hash: hashOf(accountId, kept), accountId, createdAt: now(), ...fresh })
    .onConflictDoUpdate({ target: knownDevice.hash, set: fresh })
  const latest = executor
    .select({ hash: knownDevice.hash })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId))
    .orderBy(desc(knownDevice.expiresAt))
    .limit(maxDevices)
  await executor
    .delete(knownDevice)
    .where(and(eq(knownDevice.accountId, accountId), notInArray(knownDevice.hash, latest)))
  return kept
}

/** Counts a wrong password or code from a known device. */
export async function countDeviceFailure({ db }: WithDb, hash: string): Promise<void> {
  const [counted] = await db
    .update(knownDevice)
    .set({ failures: sql`${knownDevice.failures} + 1` })
    .where(eq(knownDevice.hash, hash))
    .returning({ failures: knownDevice.failures })
  if (counted && counted.failures >= maxFailures) {
    await db.delete(knownDevice).where(eq(knownDevice.hash, hash))
  }
}

/** Deletes all devices of an account except the one with the given secret. */
export async function deleteDevices(executor: Executor, accountId: string, except?: string): Promise<void> {
  await executor
    .delete(knownDevice)
    .where(
      and(
        eq(knownDevice.accountId, accountId),
        except ? ne(knownDevice.hash, hashOf(accountId, except)) : undefined,
      ),
    )
}
