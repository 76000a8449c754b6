const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

type Hours = readonly { day: (typeof week)[number]; opens: string; closes: string }[]

export type OpenState =
  | { open: true; allDay: true }
  | { open: true; allDay: false; closes: string }
  /** `away` counts days: 0 is today. */
  | { open: false; opens: string; away: number; day: number }

/**
 * Whether the location is open at a moment of the week, in local time: `day` is Monday 1 to Sunday 7, `time` is HH:mm.
 * A span that closes before it opens ends the next day. Null if there are no hours.
 */
export function openState(hours: Hours, day: number, time: string): OpenState | null {
  const on = (number: number) => hours.filter(one => one.day === week[(number + 6) % 7])
  if (hours.length === 0) return null
  for (const one of on(day)) {
    if (one.opens === one.closes) return { open: true, allDay: true }
    const past = one.opens > one.closes
    if (one.opens <= time && (past || time < one.closes))
      return { open: true, allDay: false, closes: one.closes }
  }
  const late = on(day - 1).find(one => one.opens > one.closes && time < one.closes)
  if (late) return { open: true, allDay: false, closes: late.closes }
  for (let away = 0; away <= 7; away++) {
    const next = on(day + away)
      .map(one => one.opens)
      .filter(opens => away > 0 || opens > time)
      .sort()[0]
    if (next) return { open: false, opens: next, away, day: ((day + away + 6) % 7) + 1 }
  }
  return null
}
