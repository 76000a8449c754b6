import { inArray } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { appointment } from '../../database/tables/booking.ts'
import type { BookingRules } from '../../schedules/booking-rules.ts'
import { withLateness } from '../../schedules/lateness.ts'
import { isCalledAtOnce } from '../call-list/unanswered.ts'
import { type FullAppointment, selectAppointments } from '../views.ts'
import type { affectedByChange } from './exception-writes.ts'

type Concerned = Awaited<ReturnType<typeof affectedByChange>>[number]
interface Heard extends Concerned {
  full: FullAppointment
  by: 'message' | 'call'
  alsoCall: boolean
}

/**
 * How each affected patient would be notified: by email, by email and telephone, or by telephone only. Patients who
 * have already arrived get no message and are left out.
 */
export async function contactChannels(
  db: Executor,
  rules: BookingRules,
  now: Temporal.Instant,
  all: Concerned[],
): Promise<Heard[]> {
  const concerned = all.filter(({ one }) => one.status === 'requested' || one.status === 'accepted')
  const ids = concerned.map(({ one }) => one.id)
  const rows = ids.length > 0 ? await selectAppointments(db).where(inArray(appointment.id, ids)) : []
  const byId = new Map((await withLateness(db, rows)).map(full => [full.row.id, full]))
  return concerned.flatMap((each): Heard[] => {
    const full = byId.get(each.one.id)
    if (!full) return []
    const by = full.email && full.language ? 'message' : 'call'
    const displaced = each.news === 'absence'
    const alsoCall = by === 'message' && displaced && isCalledAtOnce(each.one.startsAt, { rules, now })
    return [{ ...each, full, by, alsoCall }]
  })
}
