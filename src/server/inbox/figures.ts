import { and, count, eq, gt, isNull, min, or } from 'drizzle-orm'
import type { AdminScope } from '#entities/people/account.ts'
import type { Figure, Figures } from '#entities/schedule/front-desk.ts'
import { appointment } from '../database/tables/booking.ts'
import { callItem } from '../database/tables/call-list.ts'
import { contactMessage, jobApplication } from '../database/tables/forms.ts'
import type { Deps } from '../kernel/deps.ts'
import { unanswered } from './careers/applicants.ts'

interface Counted {
  count: number
  since: Temporal.Instant | null
}
const figure = ([row]: Counted[]): Figure => ({
  count: row?.count ?? 0,
  since: row?.since ? row.since.toString() : null,
})

async function deskFigures({ db, now }: Deps) {
  const [waiting, calls, messages] = await Promise.all([
    db
      .select({ count: count(), since: min(appointment.createdAt) })
      .from(appointment)
      .where(
        and(
          eq(appointment.status, 'requested'),
          or(isNull(appointment.expiresAt), gt(appointment.expiresAt, now())),
        ),
      ),
    db
      .select({ count: count(), since: min(callItem.createdAt) })
      .from(callItem)
      .where(isNull(callItem.doneAt)),
    db
      .select({ count: count(), since: min(contactMessage.createdAt) })
      .from(contactMessage)
      .where(eq(contactMessage.status, 'open')),
  ])
  return { waiting: figure(waiting), calls: figure(calls), messages: figure(messages) }
}

/** How many items wait for work, and since when: counts without names, within the scopes. */
export async function figuresFor(deps: Deps, scopes: readonly AdminScope[]): Promise<Figures> {
  const may = (scope: AdminScope) => scopes.includes('super') || scopes.includes(scope)
  const desk = may('desk') ? await deskFigures(deps) : {}
  if (!may('hr')) return desk
  const applicants = await deps.db
    .select({ count: count(), since: min(jobApplication.createdAt) })
    .from(jobApplication)
    .where(unanswered)
  return { ...desk, applicants: figure(applicants) }
}
