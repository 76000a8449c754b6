import { eq } from 'drizzle-orm'
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

/** Whether an account may use an operation now. For things that outlive the request which made them, such as screens. */
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

/** Set on each operation's own route. Access checks by path prefix are a frequent security hole in this stack. */
export function authorize(access: Access): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (access === 'public') return next()
    const token = bearer(context)
    const deps = context.get('deps')
    const active = context.req.header('x-user-activity') === '1'
    const session = token ? await findSession(deps, token, { active }) : null
    if (!session) throw new Problem(401, 'api.signIn')
    if (!allows(access, session)) throw new Problem(403, 'api.forbidden')
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
