import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Setup, SetupStep } from '#entities/office.ts'
import type { Deps } from '../app.ts'
import { publicItems } from '../content/public-reads.ts'
import { account } from '../database/account-tables.ts'
import { schedule } from '../database/booking-tables.ts'
import { publication } from '../database/content-tables.ts'

/** What the settings of an empty hospital begin with. */
const nobodysName = 'Rawat'

/** What a new hospital still has to do before patients can use it, in the order that makes sense. */
export async function setupOf(deps: Deps): Promise<Setup> {
  const { db, config } = deps
  const exists = async (query: Promise<unknown[]>) => (await query).length > 0
  const [settings, addresses, specialists, doctors, schedules, live, authenticators] = await Promise.all([
    publicItems(deps, 'settings'),
    publicItems(deps, 'addresses'),
    publicItems(deps, 'specialists'),
    publicItems(deps, 'doctors'),
    exists(db.select({ id: schedule.id }).from(schedule).limit(1)),
    exists(
      db
        .select({ id: publication.id })
        .from(publication)
        // The start's own release shows nothing that somebody published.
        .where(and(eq(publication.state, 'live'), sql`${publication.trigger} <> 'start'`))
        .limit(1),
    ),
    exists(
      db
        .select({ id: account.id })
        .from(account)
        .where(and(eq(account.role, 'admin'), isNotNull(account.totpSecret), isNull(account.disabledAt)))
        .limit(1),
    ),
  ])
  const own = settings[0]
  const done: Record<SetupStep, boolean> = {
    identity: own?.hospital_name !== undefined && own.hospital_name !== nobodysName && own.logo !== undefined,
    address: addresses.some(one => one.isMain === true),
    specialist: specialists.length > 0,
    doctor: doctors.length > 0,
    schedule: schedules,
    mail: config.SMTP_URL !== undefined,
    'address-public': config.PUBLIC_URL !== undefined,
    publication: live,
    authenticator: authenticators,
    backup: config.BACKUP_DIR !== undefined,
  }
  return (Object.keys(done) as SetupStep[]).map(step => ({ step, done: done[step] }))
}
