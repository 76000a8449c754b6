import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { account } from '../database/tables/accounts.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import type { Deps } from '../kernel/deps.ts'
import { answerKinds, codeKinds, secretKinds } from './outbox.ts'
import { purgeFiles } from './purge-files.ts'
import { outboxFile } from './transport.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'config'>

/** Validity of the codes and links in hours. The texts of these emails are in `accounts`. */
const usable: Record<string, number> = {
  'sign-up.code': 1,
  'email.code': 1,
  'password.reset': 1,
  'password.reset-admin': 1,
  'staff.invitation': 72,
}
/** Hours. Answer links are valid for 14 days. */
const answerable = 15 * 24

/** Deletes texts with expired codes and links: they could only help a reader without permission. */
export async function purgeMessages({ db, now, config }: Needs): Promise<void> {
  // A message that was not sent yet is given up, as it would be empty.
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
  // Answer links that have expired, or whose message was given up.
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
  // Addresses that were never confirmed are not stored any longer.
  const known = db
    .select({ one: sql`1` })
    .from(account)
    .where(sql`lower(${account.email}) = lower(${outboxMessage.to})`)
  await db
    .delete(outboxMessage)
    .where(and(inArray(outboxMessage.kind, codeKinds), before(24), notExists(known)))
  // Without a mail server the text is also in a file.
  for (const one of gone) await rm(outboxFile(join(config.DATA_DIR, 'outbox'), one), { force: true })
  await purgeFiles({ db, config })
}
