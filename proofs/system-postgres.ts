import { startOutsidePostgres } from '../tests/outside-postgres.ts'
import { type Figures, NotTried } from './figures.ts'
import { proveTests } from './test-files.ts'

/** Locks, constraints, notifications, COPY, the queue, searches and migrations: one test for each feature of PostgreSQL that is used. */
const parts = [
  'src/server/appointments/concurrency.test.ts',
  'src/server/waiting-list/entries.test.ts',
  'src/server/kernel/sessions.test.ts',
  'src/server/content/content.test.ts',
  'src/server/operations/office.test.ts',
  'src/server/kernel/audit-seal.test.ts',
  'src/server/kernel/http/listen.test.ts',
  'src/server/integrations/import.test.ts',
  'src/server/operations/backup/backup.test.ts',
  'src/server/publishing/live-release.test.ts',
  'proofs/upgrade.test.ts',
]
const all = [
  'src/server',
  'tests/answers',
  'tests/authorization',
  'tests/bad-input',
  'tests/database.test.ts',
]

/** Tests of the server, on the system's PostgreSQL in place of the embedded one. */
export async function proveSystemPostgres({ small }: { small: boolean }): Promise<Figures> {
  const outside = await startOutsidePostgres()
  if (!outside) throw new NotTried('There is no PostgreSQL on this machine, and it could not be installed.')
  try {
    // Tests of the embedded database are left out.
    return await proveTests(
      `Tests of the server on PostgreSQL ${outside.version}, over TCP, for a role that is no superuser`,
      ['--exclude=src/server/database/embedded*', ...(small ? parts : all)],
      { TEST_DATABASE_URL: outside.url },
    )
  } finally {
    await outside.stop()
  }
}
