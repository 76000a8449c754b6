import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { adminAppointments } from '#contract/admin-appointments.ts'
import { outcomeOf } from '#entities/appointment/appointment-status.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { handlers, type OperationRequest } from '../kernel/operation.ts'
import { pageWithTotal } from '../kernel/paging.ts'
import { requirePeriod } from '../kernel/period.ts'
import { patientCondition } from '../patients/search.ts'
import { withLateness } from '../schedules/lateness.ts'
import { isTimetableOf, locationRow } from '../schedules/timetable.ts'
import { previewEmail } from './email-preview.ts'
import { expireRequests } from './expiry.ts'
import { bookAtDesk } from './front-desk-book.ts'
import { setGuarantor } from './front-desk-guarantor.ts'
import { transitionAtDesk } from './front-desk-transitions.ts'
import { moveAppointment } from './move.ts'
import { reinstate } from './reinstate.ts'
import { decide, readAppointment } from './transitions.ts'
import { accountHolder, deskView, phoneOf, selectAppointments, startsBetween } from './views.ts'

const { handle, router } = handlers()
export const bookingDeskRoutes = router

const orders = {
  startsAt: asc(appointment.startsAt),
  '-startsAt': desc(appointment.startsAt),
  createdAt: asc(appointment.createdAt),
  '-createdAt': desc(appointment.createdAt),
}
type ListQuery = OperationRequest<typeof adminAppointments.listAdminAppointments>['query']

/** Longest period of dates for which appointments are listed. */
const MOST_DAYS = 42

const filter = ({
  status: statuses,
  location,
  doctor,
  search,
  date,
  to = date,
}: ListQuery): SQL | undefined =>
  and(
    statuses ? inArray(appointment.status, statuses) : undefined,
    location ? eq(locationRow.key, location) : undefined,
    doctor ? isTimetableOf([doctor]) : undefined,
    date && to ? startsBetween(date, to) : undefined,
    patientCondition(
      search,
      [appointment.code, patient.fullName, accountHolder.fullName, account.email],
      phoneOf,
      false,
    ),
  )

/** By default requests are listed by their deadline, a day by its starts, all others with the latest start first. */
function orderOf({ sort, status: statuses, date }: ListQuery): SQL {
  if (sort) return orders[sort]
  if (statuses?.length === 1 && statuses[0] === 'requested')
    return sql`${appointment.expiresAt} nulls last, ${appointment.createdAt}`
  return date ? orders.startsAt : orders['-startsAt']
}

handle(adminAppointments.listAdminAppointments, async ({ deps, actor, query, listed }) => {
  if (query.date && query.to) requirePeriod(query.date, query.to, MOST_DAYS)
  await expireRequests(deps)
  if (query.purpose === 'export' && query.page === 1) {
    const { status, location, doctor, date, to, search } = query
    const detail = { status, location, doctor, date, to, search: search !== undefined }
    await audit(deps.db, { ...actor, action: 'appointment.export', objectKind: 'appointment', detail })
  }
  const where = filter(query)
  const [rows, total] = await pageWithTotal(
    selectAppointments(deps.db).where(where).orderBy(orderOf(query), appointment.id),
    query,
    deps.db.$count(selectAppointments(deps.db).where(where).as('found')),
  )
  const patients = [...new Set(rows.map(row => row.row.patientId))]
  await auditRead(deps, { ...actor, action: 'appointment.list', seen: { patients } })
  return listed((await withLateness(deps.db, rows)).map(deskView), total)
})

handle(adminAppointments.readAdminAppointment, async ({ deps, actor, param, success }) =>
  success(deskView(await readAppointment(deps, actor, param.id))),
)

handle(adminAppointments.acceptAppointment, async ({ deps, actor, param, language, success }) =>
  success(await decide(deps, actor, param.id, { to: 'accepted', language }), 'booking:accepted'),
)

handle(adminAppointments.declineAppointment, async ({ deps, actor, param, json, language, success }) => {
  const result = await decide(deps, actor, param.id, { to: 'declined', refusal: json, language })
  return success(result, 'booking:declined')
})

handle(adminAppointments.bookAdminAppointment, async ({ context, deps, actor, json, header, success }) => {
  const key = header['idempotency-key']
  const { answer: result, replayed } = await bookAtDesk(deps, actor, key, json)
  if (replayed) context.header('idempotent-replayed', 'true')
  return success(result, 'booking:bookedAtDesk')
})

handle(adminAppointments.cancelAdminAppointment, async ({ deps, actor, param, json, language, success }) => {
  const { call, callNote, ...refusal } = json
  const step = { to: 'cancelled_by_hospital', refusal, language, call, callNote } as const
  return success(await transitionAtDesk(deps, actor, param.id, step), 'booking:cancelledAtDesk')
})

handle(adminAppointments.checkInAppointment, async ({ deps, actor, param, language, success }) =>
  success(await transitionAtDesk(deps, actor, param.id, { to: 'checked_in', language }), 'booking:checkedIn'),
)

handle(adminAppointments.completeAppointment, async ({ deps, actor, param, language, success }) =>
  success(await transitionAtDesk(deps, actor, param.id, { to: 'completed', language }), 'booking:completed'),
)

handle(adminAppointments.markNoShow, async ({ deps, actor, param, language, success }) => {
  const result = await transitionAtDesk(deps, actor, param.id, { to: 'no_show', language })
  return success(result, outcomeOf(result) === 'left' ? 'booking:left' : 'booking:noShow')
})

handle(adminAppointments.reinstateAppointment, async ({ deps, actor, param, success }) =>
  success(await reinstate(deps, actor, param.id), 'booking:reinstated'),
)

handle(adminAppointments.rescheduleAdminAppointment, async ({ deps, actor, param, json, success }) => {
  const { call, callNote, ...to } = json
  const moved = await moveAppointment(deps, actor, param.id, to, { atDesk: true, call, callNote })
  return success(deskView(moved), 'booking:movedAtDesk')
})

handle(adminAppointments.previewAppointmentEmail, async ({ deps, actor, param, json, language, success }) => {
  const { schedule, startsAt, ...refusal } = json
  const step = schedule && startsAt ? { move: { schedule, startsAt } } : { refusal, language }
  return success(await previewEmail(deps, actor, param.id, step))
})

handle(adminAppointments.saveGuarantor, async ({ deps, actor, param, json, success }) => {
  const { guarantor: choice, seen } = json
  const result = await setGuarantor(deps, actor, param.id, choice, seen)
  return success(result, choice ? 'booking:guarantorSet' : 'booking:guarantorCleared')
})
