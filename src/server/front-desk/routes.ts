import { inArray, sql } from 'drizzle-orm'
import { frontDesk } from '#contract/front-desk.ts'
import type { RequestConflict } from '#entities/schedule/front-desk.ts'
import { appointmentsDisplacedBy } from '../appointments/leave/change-preview.ts'
import { deskView, selectAppointments } from '../appointments/views.ts'
import { appointment } from '../database/tables/booking.ts'
import { auditRead } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { handlers } from '../kernel/operation.ts'
import { frontDeskSessions } from '../schedules/front-desk-sessions.ts'
import { withLateness } from '../schedules/lateness.ts'
import { changesOf } from './changes.ts'
import { frontDeskMonth } from './month.ts'
import { statistics } from './statistics.ts'
import { frontDeskWeek } from './week.ts'

const MOST = 1000

/**
 * Other appointments of patients with open requests: on the same day, or with the same doctor. Overlaps are refused
 * anyway; these are what the front desk asks the patient about before it accepts.
 */
async function requestConflicts(deps: Deps): Promise<RequestConflict[]> {
  const now = deps.now().toString()
  const { rows } = await deps.db.execute<{ request: string; other: string; why: RequestConflict['why'] }>(sql`
    select r.id as request, o.id as other,
      case when o.doctor_id = r.doctor_id then 'sameDoctor' else 'sameDay' end as why
    from appointment r
    join appointment o on o.patient_id = r.patient_id and o.id <> r.id
      and o.status in ('requested', 'accepted') and o.ends_at > ${now}::timestamptz
      and (o.status <> 'requested' or o.expires_at is null or o.expires_at > ${now}::timestamptz)
      and (o.doctor_id = r.doctor_id or
        (o.starts_at at time zone o.timezone)::date = (r.starts_at at time zone r.timezone)::date)
    where r.status = 'requested' and (r.expires_at is null or r.expires_at > ${now}::timestamptz)
    order by o.starts_at, o.id limit ${MOST}`)
  const ids = [...new Set(rows.map(row => row.other))]
  const found = ids.length > 0 ? await selectAppointments(deps.db).where(inArray(appointment.id, ids)) : []
  const byId = new Map((await withLateness(deps.db, found)).map(full => [full.row.id, full]))
  return rows.flatMap(({ request, other, why }): RequestConflict[] => {
    const full = byId.get(other)
    return full ? [{ request, why, other: deskView(full) }] : []
  })
}

const { handle, router } = handlers()
/** Read-only views and previews for the front desk. */
export const deskRoutes = router

handle(frontDesk.listAffectedPatients, async ({ deps, actor, json, success }) => {
  const { patients: result, checkedIn } = await appointmentsDisplacedBy(deps, json)
  const patients = [...new Set(result.map(one => one.appointment.patient.id))]
  await auditRead(deps, { ...actor, action: 'appointment.list', seen: { patients } })
  return success(result, 'api:done', { total: result.length, checkedIn: checkedIn.length })
})

handle(frontDesk.listDeskSessions, async ({ deps, query, language, listed }) =>
  listed(await frontDeskSessions(deps, query, language)),
)

handle(frontDesk.readDeskWeek, async ({ deps, query, language, listed }) =>
  listed(await frontDeskWeek(deps, query, language)),
)

handle(frontDesk.readDeskMonth, async ({ deps, query, listed }) => listed(await frontDeskMonth(deps, query)))

handle(frontDesk.waitForDeskChange, async ({ deps, context, query, success }) =>
  success(await changesOf(deps).wait({ seen: query.seen, location: query.location }, context.req.raw.signal)),
)

handle(frontDesk.listStatistics, async ({ deps, query, language, listed }) =>
  listed(await statistics(deps, query, language)),
)

handle(frontDesk.listRequestConflicts, async ({ deps, actor, listed }) => {
  const result = await requestConflicts(deps)
  const patients = [...new Set(result.map(one => one.other.patient.id))]
  await auditRead(deps, { ...actor, action: 'appointment.list', seen: { patients } })
  return listed(result)
})
