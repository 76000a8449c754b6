import { readFileSync } from 'node:fs'
import pg from 'pg'
import { outboxFile } from '#server/mail/transport.ts'

/** Emails that the database records as sent, but whose file is missing or incomplete. */
export async function unreadableEmails(databaseUrl: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; created_at: Date }>(
      'select id, created_at from outbox_message where sent_at is not null',
    )
    const faults: string[] = []
    for (const { id, created_at } of rows) {
      const createdAt = Temporal.Instant.fromEpochMilliseconds(Number(created_at))
      try {
        JSON.parse(readFileSync(outboxFile(folder, { id, createdAt }), 'utf8'))
      } catch (error) {
        faults.push(`Email ${id} was sent: ${(error as Error).message}`)
      }
    }
    return faults
  } finally {
    await client.end()
  }
}
