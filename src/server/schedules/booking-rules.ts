import type { Guarantor } from '#entities/appointment/guarantor.ts'
import { coverAt } from '#entities/appointment/insurance.ts'
import { timetableItem } from '#entities/appointment/timetable-key.ts'
import { defaultRules } from '#entities/schedule/booking-rules.ts'
import { hospitalName } from '../accounts/mails.ts'
import { publicItems } from '../content/public-reads.ts'
import type { Config } from '../kernel/config.ts'
import type { Deps } from '../kernel/deps.ts'
import { clearTimetable, type Timetable, timetable } from './timetable.ts'

export interface BookingRules {
  maxOpenPerPatient: number
  /** How long before its start a patient may still cancel or move an appointment without calling. */
  cancelHours: number
  rescheduleHours: number
  /** Hours before the start at which the patient of a cancelled appointment is called, unless they answered the email. */
  callHours: number
  /** The longest time that a slot is on hold for the patient of the waiting list to whom it is offered. */
  offerMinutes: number
  /** The name of the hospital under a message. */
  hospital: string
  config: Config
  /** Whether a guarantor pays for a visit or a package; null if the hospital has not said where it pays. */
  cover(guarantor: Guarantor | null, location: string, timetable: string): ReturnType<typeof coverAt>
  /** The timetable in the memory of this process. Decisions by it check in the same statement whether it is still current. */
  timetable: Timetable
  clearTimetable(): void
}

/**
 * The booking settings of the hospital, with defaults. Call it before a transaction begins: inside one it may need a
 * second connection, and transactions that wait for each other's connections deadlock.
 */
export async function bookingRules(deps: Deps): Promise<BookingRules> {
  const [settings] = await publicItems(deps, 'settings')
  const partners = await publicItems(deps, 'partners')
  const doctors = await publicItems(deps, 'doctors')
  const packages = await publicItems(deps, 'packages')
  return {
    ...defaultRules,
    ...settings?.booking,
    hospital: await hospitalName(deps),
    config: deps.config,
    cover: (guarantor, location, key) => {
      const { kind, slug } = timetableItem(key)
      if (kind === 'doctors') {
        const doctor = doctors.find(one => one.slug === slug)
        return doctor ? coverAt(partners, guarantor, location, doctor) : null
      }
      const program = packages.find(one => one.slug === slug)
      return program ? coverAt(partners, guarantor, location, { insurers: program.insurers ?? [] }) : null
    },
    timetable: await timetable(deps),
    clearTimetable: () => void clearTimetable(deps),
  }
}
