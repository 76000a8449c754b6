import { eq, sql } from 'drizzle-orm'
import { emergencySigns } from '../../../seeds/emergency-signs.ts'
import { locks } from '../database/locks.ts'
import { content } from '../database/tables/content.ts'
import { audit } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { createItem } from './writes.ts'

/**
 * Writes the emergency signs that every installation starts with, once. Deleted items keep their rows, so a hospital that
 * deletes a sign does not get it back.
 */
export async function ensureEmergencySigns({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${locks.settings})`)
    const [known] = await transaction
      .select({ id: content.id })
      .from(content)
      .where(eq(content.kind, 'emergency-signs'))
      .limit(1)
    if (known) return
    for (const data of emergencySigns)
      await createItem(transaction, {
        kind: 'emergency-signs',
        data,
        publish: true,
        accountId: null,
        action: 'import',
      })
    const loaded = { objectKind: 'emergency-signs', detail: { items: emergencySigns.length } }
    await audit(transaction, { action: 'content.import', ...loaded })
  })
}
