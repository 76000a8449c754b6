import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { reasonOf } from '../../kernel/error-text.ts'
import { incomingFolder, storageOf } from '../../storage/storage.ts'
import { backupRuns } from '../backup/backups.ts'
import { type Check, fine, warning, wrong } from './finding.ts'

/** Connects to the mail server and signs in, without sending a message. */
export const checkMail: Check = async ({ config }) => {
  if (!config.SMTP_URL) return [warning('mail', 'mailNone', { folder: join(config.DATA_DIR, 'outbox') })]
  const { hostname } = new URL(config.SMTP_URL)
  const mailer = createTransport({
    url: config.SMTP_URL,
    connectionTimeout: 8000,
    greetingTimeout: 8000,
    socketTimeout: 8000,
  } as never)
  try {
    await mailer.verify()
    return [fine('mail', 'mail', { host: hostname })]
  } catch (error) {
    return [wrong('mail', 'mailRefuses', { host: hostname, reason: reasonOf(error) })]
  } finally {
    mailer.close()
  }
}

/**
 * The state of the outgoing messages: a server may accept the sign-in and then refuse every message. It is the
 * server's fault if several messages failed and none was sent since; otherwise single addresses are wrong.
 */
export const checkOutbox: Check = async ({ db, now }) => {
  const at = now().toString()
  const { rows } = await db.execute<{
    sent: number
    waiting: number
    failing: number
    people: number
    refused: number
    reason: string | null
    stuck: boolean
  }>(sql`
    with open as (select * from outbox_message where sent_at is null and given_up_at is null),
      failing as (select * from open where last_error is not null)
    select
      (select count(*) from outbox_message where sent_at > ${at}::timestamptz - interval '24 hours')::int as sent,
      (select count(*) from open where last_error is null and created_at < ${at}::timestamptz - interval '5 minutes')::int as waiting,
      (select count(*) from failing)::int as failing,
      (select count(distinct "to") from failing)::int as people,
      (select count(*) from outbox_message where sent_at is null and given_up_at > ${at}::timestamptz - interval '7 days')::int as refused,
      (select replace(last_error, "to", '-') from failing order by created_at desc limit 1) as reason,
      not exists (select from outbox_message where sent_at > (select min(created_at) from failing)) as stuck`)
  const [found] = rows
  if (!found) return []
  const { sent, waiting, failing, people, refused, reason, stuck } = found
  const values = { failing, reason: reason?.slice(0, 300) ?? '-' }
  return [
    ...(failing > 0
      ? [
          people > 1 && stuck
            ? wrong('letters', 'lettersStuck', values)
            : warning('letters', 'lettersFailing', values),
        ]
      : []),
    ...(waiting > 0 ? [warning('letters', 'lettersWaiting', { waiting })] : []),
    ...(refused > 0 ? [warning('letters', 'lettersRefused', { refused })] : []),
    ...(failing + waiting === 0 ? [fine('letters', 'letters', { sent })] : []),
  ]
}

/** Writes a file to the storage of uploads, reads it and deletes it. */
export const checkStorage: Check = async ({ config }) => {
  try {
    const storage = storageOf(config)
    const folder = incomingFolder(config)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `check-up-${randomUUID()}`)
    await writeFile(path, 'Rawat')
    const key = await storage.put(path)
    const stream = await storage.read(key)
    const text = stream ? Buffer.concat(await stream.toArray()).toString() : ''
    await storage.remove(key)
    if (text !== 'Rawat') throw new Error('what was written is not what is read')
    if ((await storage.read(key)) !== null) throw new Error('what was removed is still there')
    return [fine('storage', 'storage')]
  } catch (error) {
    return [wrong('storage', 'storageRefuses', { reason: reasonOf(error) })]
  }
}

export const checkBackups: Check = async deps => {
  const { runs, lastGood } = await backupRuns(deps)
  if (!deps.config.BACKUP_DIR) return [warning('backups', 'backupsNone')]
  if (!lastGood) return [warning('backups', 'backupsNever', { reason: runs[0]?.error ?? '-' })]
  const hours = Math.round(lastGood.until(deps.now()).total('hours'))
  if (hours > 26) return [wrong('backups', 'backupsOld', { hours, reason: runs[0]?.error ?? '-' })]
  return [fine('backups', 'backups', { hours })]
}
