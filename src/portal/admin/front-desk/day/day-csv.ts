import type { QueryOf } from '#api/operations.ts'
import { saveFile } from '#api/save-file.ts'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { outcomeOf } from '#entities/appointment/appointment-status.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { csvFile } from '#entities/text/csv.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Translate } from '#i18n/messages.ts'
import { allPages } from '../../../queries.ts'

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

interface Words {
  t: Translate
  language: InterfaceLanguage
}

type Filters = Omit<QueryOf<'get', '/api/admins/appointments'>, 'page' | 'perPage'>

/** Saves all appointments of a list as a CSV file, with the times of their location. The audit has an entry of it. */
export async function saveAppointments(name: string, filters: Filters, words: Words): Promise<void> {
  const query = { ...filters, perPage: 200, purpose: 'export' as const }
  const csv = appointmentsAsCsv(await allPages('/api/admins/appointments', { query }), words)
  saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}

export function appointmentsAsCsv(appointments: readonly DeskAppointment[], { t, language }: Words): string {
  const rows = appointments.map(one => {
    const start = Temporal.Instant.from(one.startsAt).toZonedDateTimeISO(one.timezone).toPlainDateTime()
    return [
      start.toString({ smallestUnit: 'minute' }).replace('T', ' '),
      one.patient.name,
      one.patient.phone,
      appointmentTitle(one, language),
      one.locationName,
      t(`admin:desk.status.${outcomeOf(one)}`),
      one.code,
      one.reason,
      one.queueNumber,
    ]
  })
  return csvFile([columns.map(key => t(key)), ...rows])
}
