import { eq } from 'drizzle-orm'
import { schedule } from '../database/booking-tables.ts'
import type { Executor } from '../database/connect.ts'
import { Problem } from '../problem.ts'
import { isId } from './ids.ts'
import { doctorRow } from './timetable.ts'

/** Whose session it is. */
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
