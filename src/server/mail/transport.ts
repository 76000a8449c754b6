import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { syncFolder } from '#publishing/release/sync-folder.ts'
import type { Config } from '../kernel/config.ts'
import type { StoredMessage } from './message.ts'

export interface Transport {
  send(message: StoredMessage): Promise<void>
  close(): void
  /** True if messages leave this machine. */
  remote: boolean
  connections: number
}

/** SMTP if a server is configured, else files that a person or a test can read. */
export function openTransport(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Transport {
  return config.SMTP_URL
    ? bySmtp(config.SMTP_URL, config.MAIL_FROM)
    : asFiles(join(config.DATA_DIR, 'outbox'))
}

/**
 * A calendar file is also sent as an alternative of the text, so that the mail program shows the appointment in the message
 * (RFC 6047) and not only as a file.
 */
function calendarParts(attachments: StoredMessage['attachments']) {
  const calendar = attachments.find(one => one.contentType.startsWith('text/calendar'))
  if (!calendar) return { attachments }
  const method = /method=(\w+)/.exec(calendar.contentType)?.[1]
  const { filename, content } = calendar
  return {
    attachments: attachments.filter(one => one !== calendar),
    icalEvent: { filename, content, ...(method ? { method } : {}) },
  }
}

function bySmtp(url: string, from: string): Transport {
  const connections = 4
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  // The timeouts are well below the first retry of the outbox, so that a slow server does not cause a second copy.
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    // The types of nodemailer allow a pool only with host and port.
  } as never)
  return {
    remote: true,
    connections,
    close: () => mailer.close(),
    send: async ({ id, to, subject, text, html, attachments, language }) => {
      await mailer.sendMail({
        from,
        // An object is not parsed. A string would be, and could contain several recipients.
        to: { name: '', address: to },
        subject,
        text,
        ...(html ? { html } : {}),
        ...calendarParts(attachments),
        // The same Message-ID, so that mail programs recognize a second copy.
        messageId: `<${id}@${domain}>`,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}

/** The file of a message if there is no mail server. The name begins with its time, so that files sort in order. */
export function outboxFile(
  folder: string,
  { id, createdAt }: Pick<StoredMessage, 'id' | 'createdAt'>,
): string {
  const time = createdAt.toString({ fractionalSecondDigits: 3 }).replace(/[-:.]/g, '')
  return join(folder, `${time}-${id}.json`)
}

function asFiles(folder: string): Transport {
  return {
    remote: false,
    connections: 1,
    close: () => {},
    send: async ({ id, to, subject, text, html, attachments, createdAt }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = outboxFile(folder, { id, createdAt })
      // Write under a temporary name and rename, so that readers never see an incomplete file.
      const unfinished = join(folder, `.${id}.tmp`)
      const file = await open(unfinished, 'w', 0o600)
      try {
        await file.writeFile(`${JSON.stringify({ to, subject, text, html, attachments }, null, 2)}\n`)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
      await syncFolder(folder)
    },
  }
}
