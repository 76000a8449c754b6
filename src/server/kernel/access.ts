import { and, arrayContains, eq, isNull, notLike } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import type { Access } from '#contract/operation.ts'
import type { Executor } from '../database/connect.ts'
import { account } from '../database/tables/accounts.ts'
import type { AppEnv, SignedIn } from './deps.ts'
import { Problem } from './problem.ts'
import { findSession } from './sessions.ts'

/** The bearer token of a request, or null. */
export function bearer(context: Context): string | null {
  const match = /^Bearer ([\w-]{20,200})$/.exec(context.req.header('authorization') ?? '')
  return match?.[1] ?? null
}

/** Whether this role and these scopes may use an operation. */
export function allows(
  access: Exclude<Access, 'public'>,
  session: Pick<SignedIn, 'role' | 'scopes'>,
): boolean {
  if (access === 'session') return true
  if (access === 'patient') return session.role === 'patient'
  if (session.role !== 'admin') return false
  if (access === 'admin' || session.scopes.includes('super')) return true
  const scopes = typeof access === 'string' ? [access] : access
  return scopes.some(scope => session.scopes.includes(scope))
}

type Person = Pick<typeof account.$inferSelect, 'role' | 'scopes' | 'disabledAt'>

/** Whether an account may use an operation now. For things that outlive the request that made them, such as displays. */
export const hasAccess = (person: Person | null | undefined, access: Exclude<Access, 'public'>): boolean =>
  person?.disabledAt === null && allows(access, person)

/** `holds` for the account of this id. */
export async function stillHasAccess(
  db: Executor,
  accountId: string | null,
  access: Exclude<Access, 'public'>,
): Promise<boolean> {
  if (!accountId) return false
  const [person] = await db.select().from(account).where(eq(account.id, accountId))
  return hasAccess(person, access)
}

const MOST_HELPERS = 3

/** Names of administrators who can give rights. An administrator without a name, known by an address only, is left out. */
async function helpers(db: Executor): Promise<string[]> {
  const isHelper = and(
    eq(account.role, 'admin'),
    isNull(account.disabledAt),
    arrayContains(account.scopes, ['super']),
    notLike(account.fullName, '%@%'),
  )
  const found = await db
    .select({ name: account.fullName })
    .from(account)
    .where(isHelper)
    .orderBy(account.createdAt)
    .limit(MOST_HELPERS)
  return found.map(one => one.name)
}

/** Set on each operation's own route. Access checks by path prefix are a frequent security hole in this stack. */
export function authorize(access: Access): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (access === 'public') return next()
    const token = bearer(context)
    const deps = context.get('deps')
    const active = context.req.header('x-user-activity') === '1'
    const session = token ? await findSession(deps, token, { active }) : null
    if (!session) throw new Problem(401, 'api.signIn')
    if (!allows(access, session)) {
      // Patients do not learn who works here.
      const isColleague = session.role === 'admin'
      const extra = isColleague ? { result: { helpers: await helpers(deps.db) } } : {}
      throw new Problem(403, 'api.forbidden', {}, extra)
    }
    context.set('session', session)
    return next()
  }
}

/** The signed-in person of an operation that is not public. */
export function signedIn(context: Context<AppEnv>): SignedIn {
  const session = context.get('session')
  if (!session) throw new Problem(401, 'api.signIn')
  return session
}
