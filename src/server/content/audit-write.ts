import type { AuditAction } from '#entities/office/audit-action.ts'
import type { Executor } from '../database/connect.ts'
import type { revision } from '../database/tables/content.ts'
import { audit } from '../kernel/audit.ts'
import type { ContentRow } from './views.ts'

export type Action = (typeof revision.$inferInsert)['action']

/** The author of a write and its request; null if the program itself writes. */
export interface Writer {
  accountId: string | null
  requestId?: string
}

/**
 * Writes the audit entry of a change: the names of the changed fields, never their values. An import is not recorded
 * item by item: it has one entry of its own.
 */
export async function auditWrite(
  db: Executor,
  { accountId, requestId }: Writer,
  { kind, key, version }: Pick<ContentRow, 'kind' | 'key' | 'version'>,
  { action, fields }: { action: Action; fields: string[] },
): Promise<void> {
  if (action === 'import') return
  // Settings are one item that is never scheduled, archived or deleted, so every action on them is in the list of audit
  // actions.
  const deed = `${kind === 'settings' ? 'settings' : 'content'}.${action}` as AuditAction
  const entry = { accountId, requestId: requestId ?? null, action: deed, objectKind: kind, objectId: key }
  await audit(db, { ...entry, detail: { version, fields } })
}
