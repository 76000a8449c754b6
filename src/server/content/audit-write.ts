import type { AuditAction } from '#entities/office/audit-action.ts'
import type { Executor } from '../database/connect.ts'
import type { revision } from '../database/tables/content.ts'
import { audit } from '../kernel/audit.ts'
import type { ContentRow } from './views.ts'

export type Action = (typeof revision.$inferInsert)['action']

/** Who writes, and in which request; null where the program does. */
export interface Writer {
  accountId: string | null
  requestId?: string
}

/**
 * The audit entry of a write, with the names of the fields and never what stands in them. What the program loads by the
 * hundred is one entry of the load.
 */
export async function auditWrite(
  db: Executor,
  { accountId, requestId }: Writer,
  { kind, key, version }: Pick<ContentRow, 'kind' | 'key' | 'version'>,
  { action, fields }: { action: Action; fields: string[] },
): Promise<void> {
  if (action === 'import') return
  // Settings are one item that is never scheduled, archived or deleted, so each of their deeds is in the list.
  const deed = `${kind === 'settings' ? 'settings' : 'content'}.${action}` as AuditAction
  const entry = { accountId, requestId: requestId ?? null, action: deed, objectKind: kind, objectId: key }
  await audit(db, { ...entry, detail: { version, fields } })
}
