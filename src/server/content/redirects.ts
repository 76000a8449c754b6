import { count, desc, eq, ilike, or } from 'drizzle-orm'
import { type Redirect, type Redirects, spelledPath } from '#entities/content/redirect.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { type Executor, newId } from '../database/connect.ts'
import { account } from '../database/tables/accounts.ts'
import { redirect } from '../database/tables/back-office.ts'
import { Problem } from '../kernel/problem.ts'

/** More would slow down every release, and are created by a program, not by a person. */
const most = 5000

const field = (path: string, key: string, values: Record<string, unknown> = {}) =>
  new Problem(422, 'api.invalid', {}, { fields: [{ path, key, values }] })

interface NewRedirect {
  from: string
  to: string | null
  accountId: string | null
}

/** Adds a redirect. A loop, a chain, or an address that already has a redirect is refused, each with its own error. */
export async function addRedirect(db: Executor, { from, to, accountId }: NewRedirect): Promise<string> {
  if (from === to) throw field('to', 'settings:redirects.problem.itself')
  // The lock serializes writers: two redirects that are valid alone could form a loop together.
  await db.execute('lock table redirect in share row exclusive mode')
  const [onward] = to === null ? [] : await db.select().from(redirect).where(eq(redirect.fromPath, to))
  if (onward?.toPath === from) throw field('to', 'settings:redirects.problem.loop', { path: onward.fromPath })
  if (onward?.toPath) throw field('to', 'settings:redirects.problem.chain', { path: onward.toPath })
  if (onward) throw field('to', 'settings:redirects.problem.gone')
  const [before] = await db.select().from(redirect).where(eq(redirect.toPath, from))
  if (before) throw field('from', 'settings:redirects.problem.targeted', { path: before.fromPath })
  const [counted] = await db.select({ count: count() }).from(redirect)
  if ((counted?.count ?? 0) >= most) throw field('from', 'settings:redirects.problem.full', { count: most })
  const [row] = await db
    .insert(redirect)
    .values({ id: newId(), fromPath: from, toPath: to, createdBy: accountId })
    .onConflictDoNothing()
    .returning({ id: redirect.id })
  if (!row) throw field('from', 'settings:redirects.problem.taken')
  return row.id
}

interface Renamed {
  kind: ContentKind
  from: string
  to: string
  accountId: string | null
}

/** A page has a new address: redirects the old one to it, and changes redirects to the old one. */
export async function redirectRenamed(db: Executor, { kind, from, to, accountId }: Renamed): Promise<void> {
  const { page } = entityOf(kind)
  if (!page) return
  const [old, next] = [`/${page}/${from}`, `/${page}/${to}`]
  await db.execute('lock table redirect in share row exclusive mode')
  // The new address has a page again, so its redirect is deleted.
  await db.delete(redirect).where(eq(redirect.fromPath, next))
  await db.update(redirect).set({ toPath: next }).where(eq(redirect.toPath, old))
  await db
    .insert(redirect)
    .values({ id: newId(), fromPath: old, toPath: next, automatic: true, createdBy: accountId })
    .onConflictDoUpdate({ target: redirect.fromPath, set: { toPath: next, automatic: true } })
}

const pattern = (search: string) => `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`

export async function listRedirects(
  db: Executor,
  { page, perPage, search }: { page: number; perPage: number; search?: string | undefined },
): Promise<{ result: Redirect[]; total: number }> {
  const where = search?.trim()
    ? or(ilike(redirect.fromPath, pattern(search)), ilike(redirect.toPath, pattern(search)))
    : undefined
  const [rows, [total]] = await Promise.all([
    db
      .select({ redirect, by: account.fullName })
      .from(redirect)
      .leftJoin(account, eq(account.id, redirect.createdBy))
      .where(where)
      .orderBy(desc(redirect.createdAt), desc(redirect.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(redirect).where(where),
  ])
  const result = rows.map(({ redirect: row, by }) => ({
    id: row.id,
    from: row.fromPath,
    to: row.toPath,
    automatic: row.automatic,
    createdBy: by,
    createdAt: String(row.createdAt),
  }))
  return { result, total: total?.total ?? 0 }
}

/** All redirects for a release: the server and every static host use the same list. */
export async function redirectsForRelease(db: Executor): Promise<Redirects> {
  const rows = await db.select().from(redirect).orderBy(redirect.fromPath)
  // Rows from before addresses were normalized on write.
  return Object.fromEntries(rows.map(row => [spelledPath(row.fromPath) ?? row.fromPath, row.toPath]))
}
