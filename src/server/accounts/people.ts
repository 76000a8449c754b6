import { inArray, sql } from 'drizzle-orm'
import type { Role, User } from '#entities/people/account.ts'
import { type Executor, newId } from '../database/connect.ts'
import { account, patient } from '../database/tables/accounts.ts'
import type { SignedIn } from '../kernel/deps.ts'

export type Account = typeof account.$inferSelect
/** The two sign-in areas, as in the URLs. */
export type SignInArea = 'patients' | 'admins'

export const roleOf: Record<SignInArea, Role> = { patients: 'patient', admins: 'admin' }
export const areaOf: Record<Role, SignInArea> = { patient: 'patients', admin: 'admins' }

/** Normalizes an email address: mail servers ignore upper and lower case. */
export const normalizeEmail = (email: string): string => email.toLowerCase()

export async function findByEmail(
  executor: Executor,
  email: string,
  { lock = false } = {},
): Promise<Account | null> {
  const query = executor
    .select()
    .from(account)
    .where(sql`lower(${account.email}) = ${normalizeEmail(email)}`)
  const [found] = await (lock ? query.for('no key update') : query)
  return found ?? null
}

/** The account as its owner sees it in answers. */
export function userOf(
  person: Pick<SignedIn, 'accountId' | 'fullName' | 'email' | 'role' | 'language' | 'scopes'>,
): User {
  const { accountId, fullName, email, role, language, scopes } = person
  const user: User = {
    id: accountId,
    full_name: fullName,
    email,
    role: role === 'admin' ? 'admin' : 'patients',
    language,
  }
  return role === 'admin' ? { ...user, scopes } : user
}

/** Creates an account, and for a patient also the patient record. Null if the address has an account already. */
export async function createAccount(
  executor: Executor,
  now: Temporal.Instant,
  person: Omit<typeof account.$inferInsert, 'id'>,
): Promise<(Account & { patientId: string | null }) | null> {
  const [made] = await executor
    .insert(account)
    .values({
      ...person,
      id: newId(),
      email: normalizeEmail(person.email),
      promotionalOffersAt: person.promotionalOffers ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) return null
  if (made.role !== 'patient') return { ...made, patientId: null }
  const patientId = newId()
  await executor
    .insert(patient)
    .values({ id: patientId, accountId: made.id, fullName: made.fullName, createdAt: now, updatedAt: now })
  return { ...made, patientId }
}

/** Names of administrators by account id. */
export async function namesOf(db: Executor, ids: (string | null)[]): Promise<Map<string, string>> {
  const known = ids.filter(id => id !== null)
  if (known.length === 0) return new Map()
  const rows = await db
    .select({ id: account.id, name: account.fullName })
    .from(account)
    .where(inArray(account.id, known))
  return new Map(rows.map(one => [one.id, one.name]))
}
