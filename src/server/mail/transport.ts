import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { syncFolder } from '#publishing/release/sync-folder.ts'
import type { Config } from '../kernel/config.ts'
import type { StoredMessage } from './message.ts'

export interface Transport {
  send(message: StoredMessage): Promise<void>
  close(): void
  /** It leaves this machine. */
  remote: boolean
  connections: number
}

/** By SMTP where a server is named, else as files that a person or a test can read. */
export function openTransport(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Transport {
  return config.SMTP_URL
    ? bySmtp(config.SMTP_URL, config.MAIL_FROM)
    : asFiles(join(config.DATA_DIR, 'outbox'))
}

/**
 * A calendar file is sent as an alternative of the text as well, so that the mailbox shows the appointment with the message
 * (RFC 6047) instead of a file to be opened.
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
  // The times stay well below the outbox's first retry, so that nothing is sent twice because it is slow.
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Its types know a pool by host and port only.
  } as never)
  return {
    remote: true,
    connections,
    close: () => mailer.close(),
    send: async ({ id, to, subject, text, html, attachments, language }) => {
      await mailer.sendMail({
        from,
        // An object is taken as it is; a string would be parsed, and could name several recipients.
        to: { name: '', address: to },
        subject,
        text,
        ...(html ? { html } : {}),
        ...calendarParts(attachments),
        // A second copy of the same message is known as such.
        messageId: `<${id}@${domain}>`,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      })
    },
  }
}

/** Where a message without a mail server is: named by its time, so that a folder lists them in order. */
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
      // Readers see a whole file or none.
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
