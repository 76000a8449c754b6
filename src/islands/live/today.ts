import { nextOccurrence, todayFlag } from '#entities/schedule/availability.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import { formatHours } from '#entities/time/clock.ts'
import { withTemporal } from './temporal.ts'
import { asHeading, language, momentWord, word } from './words.ts'

export interface EmbeddedTimetable {
  schedules: Schedule[]
  exceptions: ScheduleException[]
}

/** Shows today's flag and the next session from the timetable in the page, at the location's clock; needs no server. */
export async function showToday({ schedules, exceptions }: EmbeddedTimetable): Promise<void> {
  await withTemporal()
  const now = Temporal.Now.instant()
  const { worksToday, sessions } = todayFlag(schedules, exceptions, now)
  const flag = document.querySelector<HTMLElement>('[data-today-flag]')
  if (flag) {
    const [first] = sessions
    const late = Math.max(0, ...sessions.map(one => one.lateMinutes))
    flag.hidden = false
    flag.classList.add(worksToday ? (late ? 'badge-warning' : 'badge-success') : 'badge-brand')
    flag.textContent = first
      ? word(late ? 'lateToday' : 'worksToday', {
          hours: formatHours(first.startsAt, first.endsAt, first.timezone, language),
          minutes: late,
        })
      : word('offToday')
  }
  const next = nextOccurrence(schedules, exceptions, now)
  const when = document.querySelector('[data-next-when]')
  if (next && when && document.querySelector('[data-next-link]'))
    when.textContent = asHeading(momentWord(next.startsAt, next.timezone))
}
