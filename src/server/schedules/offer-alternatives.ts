import { todayIn } from '#entities/schedule/availability.ts'
import type { Deps } from '../kernel/deps.ts'
import { Problem } from '../kernel/problem.ts'
import { nextFreeSlots } from './free-slots.ts'
import { timetable } from './timetable.ts'

const lost = new Set([
  'booking.taken',
  'booking.gone',
  'booking.tooLate',
  'booking.byTelephone',
  'booking.byTelephoneOnly',
])

/** Runs the work; where the place cannot be had, the answer names the doctor's next free ones: from that day on, or else from today. */
export async function offeringOthers<T>(
  deps: Deps,
  wish: { doctor: string; startsAt: Temporal.Instant },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (!(problem instanceof Problem) || !lost.has(problem.code)) throw problem
    const now = deps.now()
    const from = Temporal.Instant.compare(wish.startsAt, now) < 0 ? now : wish.startsAt
    const doctor = (await timetable(deps)).doctors.get(wish.doctor)
    const zone = doctor?.schedules[0]?.timezone ?? 'UTC'
    const after = await nextFreeSlots(deps, wish.doctor, todayIn(zone, from))
    // Somebody wished for a day that is too far ahead, or past the last free one.
    const alternatives = after.length > 0 ? after : await nextFreeSlots(deps, wish.doctor, todayIn(zone, now))
    throw new Problem(problem.status, problem.code, problem.values, { result: { alternatives } })
  }
}
