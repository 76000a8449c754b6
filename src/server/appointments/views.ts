import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Appointment, DeskAppointment } from '#entities/appointment/appointment.ts'
import { fullName } from '#entities/content/doctor.ts'
import type { Executor } from '../database/connect.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { answerLink, appointment } from '../database/tables/booking.ts'
import { Problem } from '../kernel/problem.ts'
import { field, nameColumns } from '../schedules/doctors.ts'
import { withLateness } from '../schedules/lateness.ts'
import { doctorRow, isBookable, locationRow, timetableKey } from '../schedules/timetable.ts'

/** The owner of the account that books for a dependant. */
export const accountHolder = alias(patient, 'holder')
/** The account that a patient's emails go to: their own, or the one that books for them. */
export const accountOf = sql`coalesce(${patient.accountId}, ${patient.dependantOf})`

/** For a dependant: the telephone of the account holder. */
export const phoneOf = sql<string | null>`coalesce(${patient.phone}, ${accountHolder.phone})`
/** Patient data that emails and the front desk need. */
export const contactColumns = {
  patientName: patient.fullName,
  birthDate: patient.birthDate,
  phone: phoneOf,
  /** The name of the account holder who books for this dependant; otherwise null. */
  carer: accountHolder.fullName,
  email: account.email,
  language: account.language,
}

/** Appointments with all that API answers and messages need. */
export const selectAppointments = (db: Executor) =>
  db
    .select({
      row: appointment,
      doctor: timetableKey,
      bookable: isBookable,
      ...nameColumns(),
      location: locationRow.key,
      locationName: field(locationRow, 'officialName'),
      ...contactColumns,
      settled: sql<boolean>`exists (select from ${answerLink} where ${answerLink.appointmentId} = ${appointment.id}
        and ${answerLink.sequence} = ${appointment.sequence} and ${answerLink.answer} in ('move', 'cancel'))`,
    })
    .from(appointment)
    .innerJoin(doctorRow, eq(doctorRow.id, appointment.doctorId))
    .innerJoin(locationRow, eq(locationRow.id, appointment.locationId))
    .innerJoin(patient, eq(patient.id, appointment.patientId))
    .leftJoin(accountHolder, eq(accountHolder.accountId, patient.dependantOf))
    // A left join: the records stay when an account is erased.
    .leftJoin(account, eq(account.id, accountOf))

/** Appointments from one date to another in the time zone of their location. The two outer bounds make the query use the index. */
export function startsBetween(from: string, to: string): SQL | undefined {
  const midnight = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime('UTC').toInstant()
  return and(
    gte(appointment.startsAt, midnight(from).subtract({ hours: 24 })),
    lt(appointment.startsAt, midnight(to).add({ hours: 48 })),
    sql`(${appointment.startsAt} at time zone ${appointment.timezone})::date between ${from}::date and ${to}::date`,
  )
}

/** `lateMinutes`: how much later than announced it is expected to begin. */
export type FullAppointment = Awaited<ReturnType<typeof selectAppointments>>[number] & { lateMinutes: number }

/** The appointment with its lateness; null for an unknown id, which must be a uuid. */
export async function findAppointment(db: Executor, id: string): Promise<FullAppointment | null> {
  const [found] = await withLateness(db, await selectAppointments(db).where(eq(appointment.id, id)))
  return found ?? null
}

/** The dependant whom it is for; null if it is for the account holder. */
export const dependantInfo = ({ row, carer, patientName }: FullAppointment): Appointment['dependant'] =>
  carer === null ? null : { id: row.patientId, name: patientName }

/** Time and location with which alternatives are compared. */
export const displacedFrom = ({ row, location }: FullAppointment) => ({
  startsAt: row.startsAt.toString(),
  location,
})

/** The view for the patient. */
export function patientView(full: FullAppointment): Appointment {
  const { row, name, prefix, suffix } = full
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    dependant: dependantInfo(full),
    doctor: full.doctor,
    bookable: full.bookable,
    doctorName: fullName({ name: name ?? full.doctor, prefix, suffix }),
    location: full.location,
    locationName: full.locationName ?? full.location,
    timezone: row.timezone,
    schedule: row.scheduleId,
    mode: row.mode,
    startsAt: row.startsAt.toString(),
    endsAt: row.endsAt.toString(),
    lateMinutes: full.lateMinutes,
    queueNumber: row.mode === 'session' ? row.place : null,
    reason: row.reason,
    guarantor: row.guarantor,
    package: row.package,
    statusReason: row.statusReason,
    settled: full.settled,
    checkedInAt: row.checkedInAt?.toString() ?? null,
    expiresAt: row.status === 'requested' && row.expiresAt ? row.expiresAt.toString() : null,
    createdAt: row.createdAt.toString(),
    updatedAt: row.updatedAt.toString(),
  }
}

/** The view for the front desk. */
export const deskView = (full: FullAppointment): DeskAppointment => ({
  ...patientView(full),
  source: full.row.source,
  patient: {
    id: full.row.patientId,
    name: full.patientName,
    email: full.email ?? '',
    phone: full.phone,
    birthDate: full.birthDate,
    carer: full.carer,
  },
})

/** 409: the appointment has changed meanwhile. With its current state. */
export const changedProblem = (current: Appointment | DeskAppointment): Problem =>
  new Problem(409, 'booking.changed', {}, { result: { current } })

/** Patient data that emails and the front desk need. */
export type Contact = Pick<
  FullAppointment,
  'patientName' | 'birthDate' | 'phone' | 'carer' | 'email' | 'language'
>
export const contactOf = (full: Contact): Contact => {
  const { patientName, birthDate, phone, carer, email, language } = full
  return { patientName, birthDate, phone, carer, email, language }
}
