import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { schedule } from '../database/tables/booking.ts'
import { isId } from '../kernel/ids.ts'
import { Problem } from '../kernel/problem.ts'
import { doctorRow, type locationRow, timetableKey } from './timetable.ts'

/** A field of the published document or, if never published, of the draft. */
export const field = (row: typeof doctorRow | typeof locationRow, name: string) =>
  sql<string | null>`coalesce(${row.data}, ${row.draft})->>${sql.raw(`'${name}'`)}`

/** A doctor's name, or the title of a package: in English, if it has one. */
const document = sql`coalesce(${doctorRow.data}, ${doctorRow.draft})`
export const nameColumns = {
  name: sql<
    string | null
  >`coalesce(${document}->>'name', ${document}->'title'->>'en', ${document}->'title'->>'id')`,
  prefix: field(doctorRow, 'prefix'),
  suffix: field(doctorRow, 'suffix'),
}

/** Names of doctors and packages, also of unpublished ones: not for public answers. */
export const selectDoctorNames = (db: Executor) =>
  db
    .select({
      id: doctorRow.id,
      doctor: timetableKey,
      ...nameColumns,
    })
    .from(doctorRow)

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
