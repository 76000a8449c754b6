import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/connect.ts'
import { schedule } from '../database/tables/booking.ts'
import { isId } from '../kernel/ids.ts'
import { Problem } from '../kernel/problem.ts'
import { doctorRow, type locationRow } from './timetable.ts'

/** A field of the published document or, if never published, of the draft. */
export const field = (row: typeof doctorRow | typeof locationRow, name: string) =>
  sql<string | null>`coalesce(${row.data}, ${row.draft})->>${sql.raw(`'${name}'`)}`

/** Names of doctors, also of unpublished ones: not for public answers. */
export const selectDoctorNames = (db: Executor) =>
  db
    .select({
      id: doctorRow.id,
      doctor: doctorRow.key,
      name: field(doctorRow, 'name'),
      prefix: field(doctorRow, 'prefix'),
      suffix: field(doctorRow, 'suffix'),
    })
    .from(doctorRow)

/** The doctor of a session. */
export async function doctorOfSchedule(db: Executor, id: string): Promise<{ id: string; slug: string }> {
  const [found] = isId(id)
    ? await db
        .select({ id: doctorRow.id, slug: doctorRow.key })
        .from(schedule)
        .innerJoin(doctorRow, eq(doctorRow.id, schedule.doctorId))
        .where(eq(schedule.id, id))
    : []
  if (!found) throw new Problem(409, 'booking.gone')
  return found
}
