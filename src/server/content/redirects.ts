import { count, desc, eq } from 'drizzle-orm'
import { type Redirect, type Redirects, spelledPath } from '#entities/content/redirect.ts'
import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { type Executor, newId } from '../database/connect.ts'
import { searchCondition } from '../database/search-condition.ts'
import { account } from '../database/tables/accounts.ts'
import { redirect } from '../database/tables/back-office.ts'
import type { Renamed } from '../kernel/events.ts'
import { pageWithTotal } from '../kernel/paging.ts'
import { fieldProblem } from '../kernel/problem.ts'

/** More would slow down every release, and are created by a program, not by a person. */
const most = 5000

interface NewRedirect {
  from: string
  to: string | null
  accountId: string | null
}

/** Adds a redirect. A loop, a chain, or an address that already has a redirect is refused, each with its own error. */
export async function addRedirect(db: Executor, { from, to, accountId }: NewRedirect): Promise<string> {
  if (from === to) throw fieldProblem('to', 'settings:redirects.problem.itself')
  // The lock serializes writers: two redirects that are valid alone could form a loop together.
  await db.execute('lock table redirect in share row exclusive mode')
  const [onward] = to === null ? [] : await db.select().from(redirect).where(eq(redirect.fromPath, to))
  if (onward?.toPath === from)
    throw fieldProblem('to', 'settings:redirects.problem.loop', { path: onward.fromPath })
  if (onward?.toPath) throw fieldProblem('to', 'settings:redirects.problem.chain', { path: onward.toPath })
  if (onward) throw fieldProblem('to', 'settings:redirects.problem.gone')
  const [before] = await db.select().from(redirect).where(eq(redirect.toPath, from))
  if (before) throw fieldProblem('from', 'settings:redirects.problem.targeted', { path: before.fromPath })
  const [counted] = await db.select({ count: count() }).from(redirect)
  if ((counted?.count ?? 0) >= most)
    throw fieldProblem('from', 'settings:redirects.problem.full', { count: most })
  const [row] = await db
    .insert(redirect)
    .values({ id: newId(), fromPath: from, toPath: to, createdBy: accountId })
    .onConflictDoNothing()
    .returning({ id: redirect.id })
  if (!row) throw fieldProblem('from', 'settings:redirects.problem.taken')
  return row.id
}

/** A page has a new address: redirects the old one to it, and changes redirects to the old one. */
export async function redirectRenamed(
  db: Executor,
  { kind, from, to }: Renamed,
  createdBy: string | null,
): Promise<void> {
  const { page } = entityOf(kind as ContentKind)
  if (!page) return
  const [old, next] = [`/${page}/${from}`, `/${page}/${to}`]
  await db.execute('lock table redirect in share row exclusive mode')
  // The new address has a page again, so its redirect is deleted.
  await db.delete(redirect).where(eq(redirect.fromPath, next))
  await db.update(redirect).set({ toPath: next }).where(eq(redirect.toPath, old))
  await db
    .insert(redirect)
    .values({ id: newId(), fromPath: old, toPath: next, automatic: true, createdBy })
    .onConflictDoUpdate({ target: redirect.fromPath, set: { toPath: next, automatic: true } })
}

export async function listRedirects(
  db: Executor,
  { page, perPage, search }: { page: number; perPage: number; search?: string | undefined },
): Promise<{ result: Redirect[]; total: number }> {
  const where = searchCondition(search, [redirect.fromPath, redirect.toPath])
  const found = db
    .select({ redirect, by: account.fullName })
    .from(redirect)
    .leftJoin(account, eq(account.id, redirect.createdBy))
    .where(where)
    .orderBy(desc(redirect.createdAt), desc(redirect.id))
  const [rows, total] = await pageWithTotal(found, { page, perPage }, db.$count(redirect, where))
  const result = rows.map(({ redirect: row, by }) => ({
    id: row.id,
    from: row.fromPath,
    to: row.toPath,
    automatic: row.automatic,
    createdBy: by,
    createdAt: String(row.createdAt),
  }))
  return { result, total }
}

/** All redirects for a release: the server and every static host use the same list. */
export async function redirectsForRelease(db: Executor): Promise<Redirects> {
  const rows = await db.select().from(redirect).orderBy(redirect.fromPath)
  // Rows from before addresses were normalized on write.
  return Object.fromEntries(rows.map(row => [spelledPath(row.fromPath) ?? row.fromPath, row.toPath]))
}
