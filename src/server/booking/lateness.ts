import { todayIn } from '#entities/availability.ts'
import type { BookingRules } from './rules.ts'
import type { FullAppointment } from './shapes.ts'

/**
 * Minutes that the session of an appointment begins late, as far as is known: no message may say the announced hour when
 * a newer one than that is known. A slot that is left keeps its time, as the doctor has come by then.
 */
export function latenessOf(
  { timetable }: Pick<BookingRules, 'timetable'>,
  { doctor, row }: FullAppointment,
): number {
  if (row.mode !== 'session') return 0
  const starts = row.startsAt.toString()
  const session = timetable.doctors
    .get(doctor)
    ?.on(todayIn(row.timezone, row.startsAt))
    .find(one => one.schedule === row.scheduleId && one.places.some(place => place.startsAt === starts))
  return session?.lateMinutes ?? 0
}
