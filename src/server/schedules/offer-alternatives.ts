import { todayIn } from '#entities/schedule/availability.ts'
import type { Deps } from '../kernel/deps.ts'
import { Problem } from '../kernel/problem.ts'
import { nextFreeSlots } from './free-slots.ts'
import { timetable } from './timetable.ts'

const slotProblems = new Set([
  'booking.taken',
  'booking.gone',
  'booking.tooLate',
  'booking.byTelephone',
  'booking.byTelephoneOnly',
])

/** Runs the work. If the slot cannot be booked, the error has the doctor's next free slots: from that day on, or else from today. */
export async function withAlternatives<T>(
  deps: Deps,
  slot: { doctor: string; startsAt: Temporal.Instant },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (!(problem instanceof Problem) || !slotProblems.has(problem.code)) throw problem
    const now = deps.now()
    const from = Temporal.Instant.compare(slot.startsAt, now) < 0 ? now : slot.startsAt
    const doctor = (await timetable(deps)).doctors.get(slot.doctor)
    const zone = doctor?.schedules[0]?.timezone ?? 'UTC'
    const after = await nextFreeSlots(deps, slot.doctor, todayIn(zone, from))
    // The requested day is too far ahead, or after the last free slot.
    const alternatives = after.length > 0 ? after : await nextFreeSlots(deps, slot.doctor, todayIn(zone, now))
    throw new Problem(problem.status, problem.code, problem.values, { result: { alternatives } })
  }
}
