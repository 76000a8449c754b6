import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { type Localized, localizedText } from '#entities/localized.ts'
import type { FoundRecords } from '#entities/office/office.ts'
import type { AdminScope } from '#entities/people/account.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { listed } from '../appointments/patients.ts'
import { accountHolder, accountOf, phoneOf } from '../appointments/views.ts'
import { titleOf } from '../content/views.ts'
import { searchIn } from '../database/search-condition.ts'
import { account, patient } from '../database/tables/accounts.ts'
import { appointment } from '../database/tables/booking.ts'
import { content, titleFields } from '../database/tables/content.ts'
import { auditRead } from '../kernel/audit.ts'
import type { Deps } from '../kernel/deps.ts'
import { patientCondition } from '../patients/search.ts'
import { nameColumns, timetableName } from '../schedules/doctors.ts'
import { doctorRow } from '../schedules/timetable.ts'

const most = 8
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

interface Seeker {
  accountId: string
  scopes: readonly AdminScope[]
  requestId: string
  language: InterfaceLanguage
}

/** The title in the reader's language if it is translated. */
function titleIn(language: InterfaceLanguage, kind: ContentKind, data: Record<string, unknown>): string {
  const own = data[entityOf(kind).title]
  return typeof own === 'object' ? localizedText(own as Localized, language) : titleOf(kind, data)
}

async function findContent({ db }: Deps, words: string, language: InterfaceLanguage) {
  const document = sql`coalesce(${content.draft}, ${content.data})`
  const title = sql`coalesce(${sql.join(
    titleFields.map(name => sql`${document}->>${name}`),
    sql`, `,
  )})`
  const rows = await db
    .select()
    .from(content)
    .where(
      and(
        isNull(content.deletedAt),
        inArray(content.kind, [...contentKinds]),
        searchIn(words, content.searchText),
      ),
    )
    // Titles that begin with the words come first: they are the likelier match.
    .orderBy(sql`(${title} ilike ${`${literal(words)}%`}) desc`, desc(content.updatedAt))
    .limit(most)
  return rows.map(row => ({
    kind: row.kind as ContentKind,
    key: row.key,
    title: titleIn(language, row.kind as ContentKind, row.draft ?? row.data ?? {}),
  }))
}

async function findPatients({ db }: Deps, words: string) {
  return db
    .select({ id: patient.id, name: patient.fullName, birthDate: patient.birthDate })
    .from(patient)
    .leftJoin(accountHolder, eq(accountHolder.accountId, patient.dependantOf))
    .leftJoin(account, eq(account.id, accountOf))
    .where(and(listed, patientCondition(words, [patient.fullName, account.email], phoneOf)))
    .orderBy(asc(patient.fullName), asc(patient.id))
    .limit(most)
}

async function findAppointments({ db }: Deps, words: string, language: InterfaceLanguage) {
  const code = words.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z0-9]{4,16}$/.test(code)) return []
  const rows = await db
    .select({ appointment, doctor: nameColumns(language) })
    .from(appointment)
    .leftJoin(doctorRow, eq(doctorRow.id, appointment.doctorId))
    .where(sql`replace(upper(${appointment.code}), '-', '') = ${code}`)
    .limit(most)
  return rows
}
type FoundAppointment = Awaited<ReturnType<typeof findAppointments>>[number]
const shownAppointment = ({ appointment: row, doctor }: FoundAppointment) => ({
  id: row.id,
  code: row.code,
  doctor: timetableName(doctor) ?? '',
  startsAt: String(row.startsAt),
  timezone: row.timezone,
})

/** Searches records within the scopes of the administrator. A found patient counts as a read and is audited. */
export async function findRecords(deps: Deps, seeker: Seeker, words: string): Promise<FoundRecords> {
  const may = (scope: AdminScope) => seeker.scopes.includes('super') || seeker.scopes.includes(scope)
  const [found, patients, appointments] = await Promise.all([
    may('content') ? findContent(deps, words, seeker.language) : [],
    may('desk') ? findPatients(deps, words) : [],
    may('desk') ? findAppointments(deps, words, seeker.language) : [],
  ])
  if (patients.length > 0 || appointments.length > 0) {
    const whose = [...patients.map(one => one.id), ...appointments.map(one => one.appointment.patientId)]
    await auditRead(deps, {
      accountId: seeker.accountId,
      action: 'patient.find',
      requestId: seeker.requestId,
      seen: { patients: [...new Set(whose)], appointments: appointments.map(one => one.appointment.id) },
    })
  }
  return { content: found, patients, appointments: appointments.map(shownAppointment) }
}
