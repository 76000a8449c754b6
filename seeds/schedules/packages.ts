import { packageKey } from '#entities/appointment/timetable-key.ts'
import { packages } from '../packages.ts'
import { type SeedSchedule, week } from './week.ts'

/** The outpatient unit of each hospital, where packages begin. */
const units: Record<string, string> = { jakarta: 'jkt-rajal', makassar: 'mks-rajal', jayapura: 'djj-rajal' }
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri']

/** Packages that are booked online begin in the morning, as most of them ask to come without breakfast. */
export const packageSchedules: SeedSchedule[] = packages
  .filter(one => one.bookingMode === 'appointment')
  .flatMap(({ slug, locations = [] }) =>
    locations.flatMap(location => {
      const mornings = [...weekdays.map(day => `${day} 07:00-10:00 30min`), 'sat 07:00-09:00 30min']
      const sessions = week(packageKey(slug), location, units[location] ?? '', 'MCU', ...mornings)
      // Two patients may begin at the same time, and a package needs a day to prepare.
      return sessions.map(one => ({ ...one, capacity: 2, noticeMinutes: 24 * 60 }))
    }),
  )
