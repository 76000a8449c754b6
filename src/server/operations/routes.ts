import { backOffice } from '#contract/back-office.ts'
import { handlers } from '../kernel/operation.ts'
import { backupRuns } from './backup/backups.ts'
import { findingText } from './check-up/finding.ts'
import { checkUp } from './check-up/run.ts'

const { handle, router } = handlers()
export const operationsRoutes = router

handle(backOffice.listBackups, async ({ deps, success }) => {
  const { BACKUP_DIR, BACKUP_KEEP } = deps.config
  const { runs, lastGood } = await backupRuns(deps)
  const result = {
    scheduled: BACKUP_DIR !== undefined,
    folder: BACKUP_DIR ?? null,
    keep: BACKUP_KEEP,
    lastGoodAt: lastGood ? String(lastGood) : null,
    runs: runs.map(one => ({ ...one, startedAt: String(one.startedAt), endedAt: String(one.endedAt) })),
  }
  return success(result)
})

handle(backOffice.readCheckUp, async ({ deps, t, success }) => {
  const result = (await checkUp(deps)).map(findingText(t))
  return success(result, 'api:done')
})
