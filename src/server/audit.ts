import type { Executor } from './database/connect.ts'
import { auditEntry } from './database/message-tables.ts'

export interface Audit {
  /** Who did it; null for nobody known. */
  accountId?: string | null
  action: string
  objectKind: string
  objectId?: string | null
  /** Whose data it was, so that a patient can be told who looked. */
  patientId?: string | null
  requestId?: string | null
  /** Never a password, a token, a code or what was typed in vain. */
  detail?: Record<string, unknown>
}

/** Writes down who read or changed what, in the same transaction as the deed: both happen, or neither. */
export async function audit(executor: Executor, entry: Audit): Promise<void> {
  await executor.insert(auditEntry).values(entry)
}
