import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { incomingFolder, storageOf } from '../../storage/storage.ts'
import { backupRuns } from '../backups.ts'
import { type Check, fine, reasonOf, warning, wrong } from './finding.ts'

/** Greets the mail server and signs in, and sends nothing. */
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

/** Writes a file where those of people go, reads it and removes it. */
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
