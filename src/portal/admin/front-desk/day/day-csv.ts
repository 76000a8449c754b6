import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { outcomeOf } from '#entities/appointment/appointment-status.ts'
import { csvFile } from '#entities/text/csv.ts'
import type { Translate } from '#i18n/messages.ts'

const columns = [
  'admin:desk.when',
  'admin:patients.one',
  'admin:patients.phone',
  'admin:desk.doctor',
  'admin:desk.location',
  'admin:desk.filterStatus',
  'admin:desk.code',
  'admin:desk.reason',
  'desk:day.queueNumber',
] as const

/** Appointments as a CSV file, with the times of their location. */
export function appointmentsAsCsv(appointments: readonly DeskAppointment[], t: Translate): Blob {
  const rows = appointments.map(one => {
    const start = Temporal.Instant.from(one.startsAt).toZonedDateTimeISO(one.timezone).toPlainDateTime()
    return [
      start.toString({ smallestUnit: 'minute' }).replace('T', ' '),
      one.patient.name,
      one.patient.phone,
      one.doctorName,
      one.locationName,
      t(`admin:desk.status.${outcomeOf(one)}`),
      one.code,
      one.reason,
      one.queueNumber,
    ]
  })
  const csv = csvFile([columns.map(key => t(key)), ...rows])
  return new Blob([csv], { type: 'text/csv;charset=utf-8' })
}
