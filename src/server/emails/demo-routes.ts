import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import { letters } from '#contract/letters.ts'
import type { EmailKind } from '#entities/office/email.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import type { Config } from '../kernel/config.ts'
import { handlers } from '../kernel/operation.ts'
import { notFound } from '../kernel/problem.ts'

const { handle, router } = handlers()
export const demoRoutes = router

/**
 * The emails that a patient of the demo waits for. Not those for administrators, as a visitor of the demo must not
 * become one, and not those about colleagues, applicants or other people's messages.
 */
const shown = ['sign-up.code', 'sign-up.known', 'password.reset'] satisfies EmailKind[]

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/
const isLoopback = (name: string) => loopback.test(name)

/**
 * Emails contain codes and links that sign a person in. They are shown only to a person who tries the demo on their
 * own machine: not behind a proxy (which may run on this machine), and not to a website whose host name resolves to
 * this machine.
 */
export function showsMails(config: Config, context: Context): boolean {
  const { RAWAT_DEMO, SMTP_URL, HOST, PUBLIC_URL, TRUSTED_PROXIES } = config
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
  const url = new URL(context.req.url)
  const host = context.req.header('host')
  return (
    RAWAT_DEMO === 'on' &&
    !SMTP_URL &&
    isLoopback(HOST) &&
    TRUSTED_PROXIES.length === 0 &&
    (!PUBLIC_URL || isLoopback(new URL(PUBLIC_URL).hostname)) &&
    isLoopback(host?.replace(/:\d+$/, '') ?? url.hostname) &&
    forwarded.every(name => context.req.header(name) === undefined)
  )
}

handle(letters.listDemoLetters, async ({ context, deps, query, listed }) => {
  if (!showsMails(deps.config, context)) throw notFound()
  const to = query.to.trim().toLowerCase()
  const rows = await deps.db
    .select()
    .from(outboxMessage)
    .where(and(eq(outboxMessage.to, to), inArray(outboxMessage.kind, shown)))
    .orderBy(desc(outboxMessage.createdAt), desc(outboxMessage.id))
    .limit(10)
  const result = rows.map(({ kind, subject, text, createdAt }) => ({
    kind,
    subject,
    text,
    createdAt: String(createdAt),
  }))
  return listed(result)
})
