import type { weekdays } from '#entities/content/unit.ts'

type Weekday = (typeof weekdays)[number]
interface OpeningHours {
  day: Weekday
  opens: string
  closes: string
}

const workdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const everyDay: Weekday[] = [...workdays, 'saturday', 'sunday']
const open = (days: Weekday[], opens: string, closes: string): OpeningHours[] =>
  days.map(day => ({ day, opens, closes }))

/** Equal times mean around the clock. */
export const aroundTheClock = open(everyDay, '00:00', '00:00')
/** The specification's business hours. */
export const businessHours = [...open(workdays, '09:00', '17:00'), ...open(['saturday'], '09:00', '13:00')]
export const clinicHours = [
  ...open([...workdays, 'saturday'], '07:00', '21:00'),
  ...open(['sunday'], '08:00', '14:00'),
]
export const dayHours = [...open(workdays, '07:00', '17:00'), ...open(['saturday'], '07:00', '14:00')]
export const dialysisHours = open([...workdays, 'saturday'], '06:00', '22:00')
/** Every day of the week with the same hours. */
export const daily = (opens: string, closes: string) => open(everyDay, opens, closes)
/** Monday to Friday. */
export const workweek = (opens: string, closes: string) => open(workdays, opens, closes)
