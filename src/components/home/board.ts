import { all, type Timetable, timetableOf } from '#content/queries.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { occurrencesOn } from '#entities/schedule/availability.ts'
import type { Schedule } from '#entities/schedule/schedule.ts'

const shownFields = [
  ...(['slug', 'name', 'prefix', 'suffix'] as const),
  ...(['specialists', 'bookable', 'featured'] as const),
] as const

export interface BoardLine {
  doctor: Pick<PublicItem<'doctors'>, (typeof shownFields)[number]>
  schedule: Schedule
}

const shown = 7
const covers = (date: string, { validFrom, validTo }: Schedule) =>
  validFrom <= date && (!validTo || date <= validTo)

/** The doctor's weekly session on a date, unless leave or a holiday closes it. */
function sessionOn(
  date: Temporal.PlainDate,
  { schedules, exceptions }: Timetable = { schedules: [], exceptions: [] },
): Schedule | undefined {
  const day = date.toString()
  const applying = exceptions.filter(one => one.from <= day && day <= one.to && one.kind !== 'extra')
  // The slots of a session are computed only where an exception may close them: there may be thousands of doctors.
  const takesPlace = (one: Schedule) =>
    applying.length === 0 ? covers(day, one) : occurrencesOn(day, [one], applying).length > 0
  return schedules.find(one => one.weekday === date.dayOfWeek && takesPlace(one))
}

/**
 * For each weekday, the next day with this name and today included, some of its doctors: featured ones are preferred, and
 * specialties and locations are mixed.
 */
export async function boardOfTheWeek(today: Temporal.PlainDate): Promise<BoardLine[][]> {
  const doctors = (await all('doctors', shownFields)).filter(doctor => doctor.bookable)
  const timetables = new Map<string, Timetable>(
    await Promise.all(doctors.map(async doctor => [doctor.slug, await timetableOf(doctor.slug)] as const)),
  )
  return [1, 2, 3, 4, 5, 6, 7].map(weekday => {
    const date = today.add({ days: (weekday - today.dayOfWeek + 7) % 7 })
    const lines = doctors.flatMap(doctor => {
      const schedule = sessionOn(date, timetables.get(doctor.slug))
      return schedule ? [{ doctor, schedule }] : []
    })
    return varied(lines, weekday)
  })
}

function varied(lines: BoardLine[], weekday: number): BoardLine[] {
  const seen = new Map<string, number>()
  const often = (key: string | undefined) => seen.get(key ?? '') ?? 0
  // Rotated by five for each weekday, so that not the same doctors are shown all week.
  const rotated = [
    ...lines.slice((weekday * 5) % (lines.length || 1)),
    ...lines.slice(0, (weekday * 5) % (lines.length || 1)),
  ]
  const chosen: BoardLine[] = []
  while (chosen.length < shown && rotated.length > 0) {
    const cost = ({ doctor, schedule }: BoardLine) =>
      often(doctor.specialists[0]) * 10 + often(schedule.location) * 3 - (doctor.featured ? 5 : 0)
    const best = rotated.reduce((a, b) => (cost(b) < cost(a) ? b : a))
    rotated.splice(rotated.indexOf(best), 1)
    chosen.push(best)
    for (const key of [best.doctor.specialists[0] ?? '', best.schedule.location])
      seen.set(key, often(key) + 1)
  }
  return chosen.toSorted((a, b) => a.schedule.startTime.localeCompare(b.schedule.startTime))
}
