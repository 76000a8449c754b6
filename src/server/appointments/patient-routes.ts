import { and, asc, desc, gt, inArray, not, notInArray, or, type SQL } from 'drizzle-orm'
import { appointments } from '#contract/appointments.ts'
import { appointmentStatuses, isOpen } from '#entities/appointment/appointment-status.ts'
import { appointment } from '../database/tables/booking.ts'
import { auditRead } from '../kernel/audit.ts'
import { handlers } from '../kernel/operation.ts'
import { pageWithTotal } from '../kernel/paging.ts'
import { ofFamily, ownPatient } from '../patients/family.ts'
import { appointmentsRunningLate, withLateness } from '../schedules/lateness.ts'
import { bookAppointment } from './book.ts'
import { expireRequests } from './expiry.ts'
import { moveAppointment } from './move.ts'
import { cancelByPatient, readAppointment } from './transitions.ts'
import { patientView, selectAppointments } from './views.ts'

const { handle, router } = handlers()
/** A patient's own appointments. No operation takes a patient id: the patient comes from the session. */
export const bookingPatientRoutes = router

handle(appointments.bookAppointment, async ({ context, deps, actor, json, header, success }) => {
  const key = header['idempotency-key']
  const booking = { ...actor, ...json, key }
  const { answer: result, replayed } = await bookAppointment(deps, booking)
  if (replayed) context.header('idempotent-replayed', 'true')
  const message = result.status === 'requested' ? 'booking:requested' : 'booking:bookedAtOnce'
  return success(result, message)
})

const open = appointmentStatuses.filter(isOpen)
handle(appointments.listAppointments, async ({ deps, actor, query, listed }) => {
  const { when, page, perPage } = query
  const self = await ownPatient(deps.db, actor.accountId)
  const own = ofFamily(deps.db, actor.accountId)
  await expireRequests(deps, own)
  const now = deps.now()
  const late = await appointmentsRunningLate(deps.db, now, own)
  const ahead = or(gt(appointment.endsAt, now), inArray(appointment.id, late)) as SQL
  const where = and(
    own,
    when === 'upcoming'
      ? and(inArray(appointment.status, open), ahead)
      : when === 'past'
        ? or(notInArray(appointment.status, open), not(ahead))
        : undefined,
  )
  const order = when === 'upcoming' ? asc(appointment.startsAt) : desc(appointment.startsAt)
  const [rows, total] = await pageWithTotal(
    selectAppointments(deps.db).where(where).orderBy(order, appointment.id),
    { page, perPage },
    deps.db.$count(appointment, where),
  )
  await auditRead(deps, { ...actor, action: 'appointment.list', patientId: self })
  return listed((await withLateness(deps.db, rows)).map(patientView), total)
})

handle(appointments.readAppointment, async ({ deps, actor, param, success }) =>
  success(patientView(await readAppointment(deps, actor, param.id, actor.accountId))),
)

handle(appointments.cancelAppointment, async ({ deps, actor, param, success }) =>
  success(await cancelByPatient(deps, actor, param.id), 'booking:cancelled'),
)

handle(appointments.rescheduleAppointment, async ({ deps, actor, param, json, success }) => {
  const moved = await moveAppointment(deps, actor, param.id, json)
  return success(patientView(moved), 'booking:moved')
})
