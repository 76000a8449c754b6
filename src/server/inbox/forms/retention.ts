import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { contactMessage, jobApplication, storedFile } from '../../database/tables/forms.ts'
import { outboxMessage } from '../../database/tables/messages.ts'
import { type Audit, audit } from '../../kernel/audit.ts'
import type { Deps } from '../../kernel/deps.ts'
import { mediaKeys } from '../../media/files.ts'
import { incomingFolder, storageOf } from '../../storage/storage.ts'
import { deleteMails, mailsWithInput } from './delete-mails.ts'

/**
 * Long enough to offer a good applicant another position within the year, and to answer a complaint about a refusal.
 * UU PDP 27/2022 article 16 allows no longer than the purpose needs. An administrator may extend a single
 * application.
 */
export const applicantRetentionMonths = 12

/** After a reply only a complaint about it is left as a purpose. */
export const answeredRetentionMonths = 6

/** A message and its reply may be needed in a dispute for two years. */
const messageMonths = 24

/** Mails of forms contain what people wrote, and were delivered long ago. */
const formMails = [...mailsWithInput, 'application.new']
const mailDays = 30

type Needs = Pick<Deps, 'db' | 'now' | 'config'>

/** Erases applications in the caller's transaction. Returns the files to delete after its commit: `removeFiles`. */
export async function eraseApplicationRows(
  transaction: Executor,
  which: SQL | undefined,
  by: Omit<Audit, 'objectKind' | 'objectId'>,
): Promise<string[]> {
  const gone = await transaction.delete(jobApplication).where(which).returning()
  const found: string[] = []
  for (const { id, cvId, reference } of gone) {
    // Not by the address: an answer about another application may still be on its way.
    await deleteMails(transaction, reference)
    await audit(transaction, { ...by, objectKind: 'job-applicant', objectId: id })
    if (!cvId) continue
    const files = await transaction.delete(storedFile).where(eq(storedFile.id, cvId)).returning()
    found.push(...files.map(file => file.storageKey))
  }
  return found
}

export async function removeFiles({ config }: Pick<Deps, 'config'>, keys: string[]): Promise<void> {
  const storage = storageOf(config)
  for (const key of keys) await storage.remove(key)
}

/** Erases applications, and their files after the commit: a crash in between leaves files for the next sweep. */
export async function eraseApplications(
  deps: Needs,
  which: SQL,
  by: Omit<Audit, 'objectKind' | 'objectId'>,
): Promise<void> {
  await removeFiles(
    deps,
    await deps.db.transaction(transaction => eraseApplicationRows(transaction, which, by)),
  )
}

/**
 * Deletes files without a row: it was deleted, or never written. Files of the last day may belong to a running
 * request.
 */
async function sweepFiles(deps: Needs): Promise<void> {
  const yesterday = deps.now().subtract({ hours: 24 })
  const storage = storageOf(deps.config)
  const keys = await storage.keptBefore(yesterday)
  const rows = await deps.db.select({ key: storedFile.storageKey }).from(storedFile)
  const known = new Set([...rows.map(row => row.key), ...(await mediaKeys(deps.db))])
  for (const key of keys) if (!known.has(key)) await storage.remove(key)
  const folder = incomingFolder(deps.config)
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && found.mtimeMs < yesterday.epochMilliseconds)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Daily job: erases applicants and messages past their retention, with their files and mails. */
export async function purgeForms(deps: Needs): Promise<void> {
  const now = deps.now()
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  await eraseApplications(deps, lt(jobApplication.retentionUntil, today.toString()), {
    action: 'job-applicant.expire',
  })
  const messagesFrom = today.subtract({ months: messageMonths }).toZonedDateTime('UTC').toInstant()
  await deps.db.delete(contactMessage).where(lt(contactMessage.createdAt, messagesFrom))
  const mailsFrom = now.subtract({ hours: 24 * mailDays })
  await deps.db
    .delete(outboxMessage)
    .where(and(inArray(outboxMessage.kind, formMails), lt(outboxMessage.createdAt, mailsFrom)))
  await sweepFiles(deps)
}
