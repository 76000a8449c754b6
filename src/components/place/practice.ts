import { todayIn } from '#content/clock.ts'
import { one, sessionsAt } from '#content/queries.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { occurrencesOn } from '#entities/schedule/availability.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import type { WeekBoardLine } from '../doctor/board/line.ts'

const doctorFields = ['slug', 'name', 'prefix', 'suffix', 'specialists', 'bookable'] as const
/** Of a large hospital: more lines would make the page too heavy for a phone. */
const shown = 12

export interface Practice {
  today: Temporal.PlainDate
  /** Monday first; each is the next day with this name, today included. */
  days: WeekBoardLine[][]
  /** The number of doctors with sessions there in these seven days. */
  doctors: number
  /** Some day has more sessions than are shown. */
  more: boolean
}

/** Who sees patients at a location in the seven days from today, without those on leave. */
export async function practiceAt({ code, timezone }: PublicItem<'addresses'>): Promise<Practice> {
  const today = todayIn(timezone)
  const { schedules, exceptions } = await sessionsAt(code)
  const sessions = [1, 2, 3, 4, 5, 6, 7].map(weekday => {
    const date = today.add({ days: (weekday - today.dayOfWeek + 7) % 7 })
    return occurrencesOn(date.toString(), schedules, exceptions).filter(each => each.location === code)
  })
  const days = await Promise.all(
    sessions.map(async day =>
      (await Promise.all(day.slice(0, shown).map(lineOf))).filter(line => line !== null),
    ),
  )
  return {
    today,
    days,
    doctors: new Set(sessions.flat().map(session => session.doctor)).size,
    more: sessions.some(day => day.length > shown),
  }
}

const wall = (moment: string, timezone: string) =>
  Temporal.Instant.from(moment)
    .toZonedDateTimeISO(timezone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })

async function lineOf({
  doctor: slug,
  startsAt,
  endsAt,
  timezone,
}: Occurrence): Promise<WeekBoardLine | null> {
  const doctor = await one('doctors', slug, doctorFields)
  if (!doctor) return null
  const specialist = await one('specialists', doctor.specialists[0])
  const hours = { startTime: wall(startsAt, timezone), endTime: wall(endsAt, timezone), timezone }
  return { doctor, hours, specialist }
}
