import { headFile, storedHead } from '../../kernel/audit-head.ts'
import { verifyAudit } from '../../kernel/audit-seal.ts'
import { type Check, fine, wrong } from './finding.ts'

/** Whether the audit log is unchanged, up to the chain head that this process has stored. */
export const checkAudit: Check = async ({ config, db, now }) => {
  const { sealed, waiting, faults } = await verifyAudit(db, now(), await storedHead(config))
  if (faults.length === 0) return [fine('audit', 'audit', { sealed, waiting })]
  const values = { count: faults.length, first: faults.slice(0, 3).join(' '), file: headFile(config) }
  return [wrong('audit', 'auditBroken', values)]
}
