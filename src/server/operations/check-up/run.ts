import { reasonOf } from '../../kernel/error-text.ts'
import { checkAudit } from './audit.ts'
import { checkConfiguration } from './configuration.ts'
import { checkDatabase } from './database.ts'
import { checkDirectory } from './directory.ts'
import { type Check, type Finding, wrong } from './finding.ts'
import { checkIdentityNumbers } from './identity-numbers.ts'
import { checkClockSteps, checkJobs } from './jobs.ts'
import { checkClock, checkFolders } from './machine.ts'
import { checkBackups, checkMail, checkOutbox, checkStorage } from './mail-files-backups.ts'
import { checkPublicAddress } from './public-address.ts'

const checks: Record<string, Check> = {
  configuration: checkConfiguration,
  folders: checkFolders,
  database: checkDatabase,
  clock: async deps => [...(await checkClock(deps)), ...(await checkClockSteps(deps))],
  jobs: checkJobs,
  mail: checkMail,
  letters: checkOutbox,
  storage: checkStorage,
  audit: checkAudit,
  identityNumbers: checkIdentityNumbers,
  backups: checkBackups,
  directory: checkDirectory,
  address: checkPublicAddress,
}

/** Runs all checks, and continues after a fault. A start does not run these checks. */
export async function checkUp(deps: Parameters<Check>[0]): Promise<Finding[]> {
  const found = await Promise.all(
    Object.entries(checks).map(([name, check]) =>
      check(deps).catch(error => [wrong(name, 'checkFailed', { check: name, reason: reasonOf(error) })]),
    ),
  )
  return found.flat()
}
