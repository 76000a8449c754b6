import { nextOccurrence, todayFlag } from '#entities/availability.ts'
import { formatHours } from '#entities/clock.ts'
import type { Schedule, ScheduleException } from '#entities/schedule.ts'
import { language, momentWord, word } from './words.client.ts'

export interface Carried {
  schedules: Schedule[]
  exceptions: ScheduleException[]
}

/** Today's flag and the next session, from the timetable that the page carries: right without the server, at the location's clock. */
export function showToday({ schedules, exceptions }: Carried): void {
  const now = Temporal.Now.instant()
  const { worksToday, sessions } = todayFlag(schedules, exceptions, now)
  markWeekday(schedules, now)
  const flag = document.querySelector<HTMLElement>('[data-today-flag]')
  if (flag && schedules.length > 0) {
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
    when.textContent = momentWord(next.startsAt, next.timezone)
}

function markWeekday(schedules: Schedule[], now: Temporal.Instant): void {
  const [first] = schedules
  if (!first) return
  const row = document.querySelector(`[data-weekday="${now.toZonedDateTimeISO(first.timezone).dayOfWeek}"]`)
  row?.classList.add('is-today')
  row?.querySelector('[data-today-word]')?.removeAttribute('hidden')
}
