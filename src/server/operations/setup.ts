import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { placeholderName, type Setup } from '#entities/office/office.ts'
import { type SetupStep, setupSteps } from '#entities/office/setup-steps.ts'
import { account } from '../database/tables/accounts.ts'
import { schedule } from '../database/tables/booking.ts'
import { content } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'

type State = Setup['steps'][number]['state']

const kinds = ['settings', 'addresses', 'specialists', 'doctors']

/** For each kind: the number of public items, and of items with unpublished changes. */
async function written({ db }: Deps) {
  const fits = (data: typeof content.data | typeof content.draft) => sql`case ${content.kind}
    when 'addresses' then ${data} ->> 'isMain' = 'true'
    when 'settings' then ${data} ->> 'hospital_name' <> ${placeholderName} else true end`
  const rows = await db
    .select({
      kind: content.kind,
      live: count(sql`case when ${content.status} = 'published' and ${fits(content.data)} then 1 end`),
      pending: count(
        sql`case when ${content.draft} is not null and ${content.status} <> 'archived' and ${fits(content.draft)} then 1 end`,
      ),
    })
    .from(content)
    .where(and(inArray(content.kind, kinds), isNull(content.deletedAt)))
    .groupBy(content.kind)
  return (kind: string): State => {
    const row = rows.find(one => one.kind === kind)
    // Public content decides: a colleague's draft of it does not reopen the step.
    return row?.live ? 'done' : row?.pending ? 'draft' : 'open'
  }
}

/** What a new hospital must still set up before patients can use it. Computed from the data, not from ticked boxes. */
export async function setupOf(deps: Deps, askedBy: string): Promise<Setup> {
  const { db, config } = deps
  const exists = async (query: Promise<unknown[]>) => (await query).length > 0
  const administrator = and(eq(account.role, 'admin'), isNull(account.disabledAt))
  const [stateOf, schedules, colleagues, authenticator] = await Promise.all([
    written(deps),
    exists(db.select({ id: schedule.id }).from(schedule).limit(1)),
    db.select({ id: account.id }).from(account).where(administrator).limit(2),
    exists(
      db
        .select({ id: account.id })
        .from(account)
        .where(and(eq(account.id, askedBy), isNotNull(account.totpSecret)))
        .limit(1),
    ),
  ])
  const done = (yes: boolean): State => (yes ? 'done' : 'open')
  const states: Record<Exclude<SetupStep, 'publish'>, State> = {
    hospital: stateOf('settings'),
    location: stateOf('addresses'),
    specialties: stateOf('specialists'),
    doctors: stateOf('doctors'),
    // Timetables have no drafts: a change is public at once.
    timetable: done(schedules),
    mail: done(config.SMTP_URL !== undefined),
    colleagues: done(colleagues.length > 1),
  }
  const { hospital, location, specialties, doctors, timetable } = states
  const open = [hospital, location, specialties, doctors, timetable].every(one => one === 'done')
  return {
    steps: setupSteps.map(step => ({ step, state: step === 'publish' ? done(open) : states[step] })),
    remains: [
      { what: 'address-public', done: config.PUBLIC_URL !== undefined },
      { what: 'backup', done: config.BACKUP_DIR !== undefined },
      { what: 'authenticator', done: authenticator },
    ],
    mail: { server: config.SMTP_URL ? new URL(config.SMTP_URL).hostname : null, from: config.MAIL_FROM },
  }
}
