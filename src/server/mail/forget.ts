import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { account } from '../database/tables/accounts.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import type { Deps } from '../kernel/deps.ts'
import { forgetFiles } from './forget-files.ts'
import { answerKinds, codeKinds, secretKinds } from './outbox.ts'
import { outboxFile } from './transport.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'config'>

/** How long what is in it can be used, in hours; the mails that say so are in accounts. */
const usable: Record<string, number> = {
  'sign-up.code': 1,
  'email.code': 1,
  'password.reset': 1,
  'password.reset-admin': 1,
  'staff.invitation': 72,
}
/** A link by which a patient answers stands for a fortnight. */
const answerable = 15 * 24

/** Words that have ended are of use to nobody but a reader who should not have them. */
export async function purgeLetters({ db, now, config }: Needs): Promise<void> {
  // What has not left by now leaves no more: it would say nothing.
  const givenUpAt = sql`case when ${outboxMessage.sentAt} is null then coalesce(${outboxMessage.givenUpAt}, ${now().toString()}::timestamptz) end`
  const before = (hours: number) => lt(outboxMessage.createdAt, now().subtract({ hours }))
  const ended = secretKinds.map(kind => and(eq(outboxMessage.kind, kind), before(usable[kind] ?? 24)))
  const gone = await db
    .update(outboxMessage)
    .set({
      text: '',
      html: null,
      givenUpAt,
      subject: sql`case when ${inArray(outboxMessage.kind, codeKinds)} then '' else ${outboxMessage.subject} end`,
    })
    .where(and(or(...ended), or(ne(outboxMessage.text, ''), isNotNull(outboxMessage.html))))
    .returning({ id: outboxMessage.id, createdAt: outboxMessage.createdAt })
  // Their links are over, or nobody will ever open them from there.
  await db
    .update(outboxMessage)
    .set({ text: '', html: null, givenUpAt })
    .where(
      and(
        inArray(outboxMessage.kind, answerKinds),
        ne(outboxMessage.text, ''),
        or(isNotNull(outboxMessage.givenUpAt), before(answerable)),
      ),
    )
  // Whoever never confirmed an address has not asked us to remember it.
  const known = db
    .select({ one: sql`1` })
    .from(account)
    .where(sql`lower(${account.email}) = lower(${outboxMessage.to})`)
  await db
    .delete(outboxMessage)
    .where(and(inArray(outboxMessage.kind, codeKinds), before(24), notExists(known)))
  // Without a mail server the words are also in a file.
  for (const one of gone) await rm(outboxFile(join(config.DATA_DIR, 'outbox'), one), { force: true })
  await forgetFiles({ db, config })
}
