import { weekdays } from '#entities/content/unit.ts'
import type { ImportFindings } from '../findings.ts'
import type { DayCode, Hours, ResourceType } from './resources.ts'

const dayCodes: readonly DayCode[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
/** ISO 8601: Monday 1 to Sunday 7. */
export const weekdayOf = (day: DayCode): number => dayCodes.indexOf(day) + 1

export interface Opening {
  day: (typeof weekdays)[number]
  opens: string
  closes: string
}

function problemOf({ days, allDay, start, end }: Hours): string | null {
  if (days.length === 0) return 'opening hours that name no day'
  if (allDay) return null
  if (!start || !end) return 'opening hours without a start or an end'
  return start === end ? 'opening hours that end when they start' : null
}

/** Opening hours of a location. Equal times mean around the clock here; `24:00` is the midnight at the end of a day. */
export function openingHours(
  hours: readonly Hours[],
  from: { at: string; type: ResourceType },
  findings: ImportFindings,
): Opening[] {
  const rows = hours.flatMap(one => {
    const problem = problemOf(one)
    if (problem) {
      findings.leftOut.add(from.type, problem, from.at)
      return []
    }
    const opens = one.allDay ? '00:00' : (one.start as string)
    const closes = one.allDay || one.end === '24:00' ? '00:00' : (one.end as string)
    return one.days.map(day => ({ day: weekdays[weekdayOf(day) - 1] as Opening['day'], opens, closes }))
  })
  return rows.toSorted(
    (a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day) || (a.opens < b.opens ? -1 : 1),
  )
}
