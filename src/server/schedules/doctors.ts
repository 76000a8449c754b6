import { eq, sql } from 'drizzle-orm'
import { contentLanguages } from '#entities/localized.ts'
import { fullName } from '#entities/people/full-name.ts'
import { contentLanguageOf, type InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Executor } from '../database/connect.ts'
import { schedule } from '../database/tables/booking.ts'
import { isId } from '../kernel/ids.ts'
import { Problem } from '../kernel/problem.ts'
import { doctorRow, type locationRow, timetableKey } from './timetable.ts'

/** A field of the published document or, if never published, of the draft. */
export const field = (row: typeof doctorRow | typeof locationRow, name: string) =>
  sql<string | null>`coalesce(${row.data}, ${row.draft})->>${sql.raw(`'${name}'`)}`

const document = sql`coalesce(${doctorRow.data}, ${doctorRow.draft})`
/** A doctor's name, or the title of a package: in the reader's language, if it has one in that language. */
export function nameColumns(reader: InterfaceLanguage = 'en') {
  const language = contentLanguageOf(reader)
  const titles = [language, ...contentLanguages].map(
    one => sql`${document}->'title'->>${sql.raw(`'${one}'`)}`,
  )
  return {
    name: sql<string | null>`coalesce(${document}->>'name', ${sql.join(titles, sql`, `)})`,
    prefix: field(doctorRow, 'prefix'),
    suffix: field(doctorRow, 'suffix'),
  }
}

/** The name of these columns; null if there is no doctor or package. */
export const timetableName = ({ name, ...titles }: NameColumns): string | null =>
  name === null ? null : fullName({ name, ...titles })
type NameColumns = Record<'name' | 'prefix' | 'suffix', string | null>

/** Names of doctors and packages, also of unpublished ones: not for public answers. */
export const selectDoctorNames = (db: Executor, language?: InterfaceLanguage) =>
  db.select({ id: doctorRow.id, doctor: timetableKey, ...nameColumns(language) }).from(doctorRow)

/** The doctor, or the package, of a session. */
export async function doctorOfSchedule(db: Executor, id: string): Promise<{ id: string; slug: string }> {
  const [found] = isId(id)
    ? await db
        .select({ id: doctorRow.id, slug: timetableKey })
        .from(schedule)
        .innerJoin(doctorRow, eq(doctorRow.id, schedule.doctorId))
        .where(eq(schedule.id, id))
    : []
  if (!found) throw new Problem(409, 'booking.gone')
  return found
}
