import type { AuditAction } from '#entities/office/audit-action.ts'

/** The audit entry of what people do with their own account. */
export const ownEntry = (accountId: string, action: AuditAction, requestId: string | null) => ({
  accountId,
  action,
  objectKind: 'account',
  objectId: accountId,
  requestId,
})
