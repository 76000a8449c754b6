import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { outboxMessage } from '../database/tables/messages.ts'
import type { Deps } from '../kernel/deps.ts'

const block = 1000
const emailFile = /-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.json$/

/** Without a mail server, messages are also files. Deletes the files of messages whose rows were deleted. */
export async function purgeFiles({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const folder = join(config.DATA_DIR, 'outbox')
  // A file is written after its row, so a listed file without a row will never get one.
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = new Map(names.filter(name => emailFile.test(name)).map(name => [name.slice(-41, -5), name]))
  const ids = [...files.keys()]
  for (let start = 0; start < ids.length; start += block) {
    const some = ids.slice(start, start + block)
    const rows = await db
      .select({ id: outboxMessage.id })
      .from(outboxMessage)
      .where(inArray(outboxMessage.id, some))
    const known = new Set(rows.map(row => row.id))
    for (const id of some) {
      if (!known.has(id)) await rm(join(folder, files.get(id) as string), { force: true })
    }
  }
}
