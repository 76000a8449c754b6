import { usualRules } from '#entities/schedule/booking-rules.ts'
import { hospitalName } from '../accounts/mails.ts'
import { publicItems } from '../content/public-reads.ts'
import type { Config } from '../kernel/config.ts'
import type { Deps } from '../kernel/deps.ts'
import { dropTimetable, type Timetable, timetable } from './timetable.ts'

export interface BookingRules {
  maxOpenPerPatient: number
  /** How long before its start a patient may still cancel or move an appointment without calling. */
  cancelHours: number
  rescheduleHours: number
  /** How long before its visit a patient whom the hospital had to cancel is called, unless they have answered the letter. */
  callHours: number
  /** How long a place is kept for the patient of the waiting list to whom it is offered, at most. */
  offerMinutes: number
  /** Whose name stands under a message. */
  hospital: string
  config: Config
  /** As this process knows it; whoever decides by it asks in the same statement whether it still holds. */
  timetable: Timetable
  forgetTimetable(): void
}

/**
 * What the hospital has set, and what holds where it has set nothing. Ask before a transaction begins: inside one it may
 * need a second connection, and transactions that wait for each other's connections stand still.
 */
export async function bookingRules(deps: Deps): Promise<BookingRules> {
  const [settings] = await publicItems(deps, 'settings')
  const { maxOpenPerPatient, cancelHours, rescheduleHours, callHours, offerMinutes } = settings?.booking ?? {}
  return {
    maxOpenPerPatient: maxOpenPerPatient ?? usualRules.maxOpenPerPatient,
    cancelHours: cancelHours ?? usualRules.cancelHours,
    rescheduleHours: rescheduleHours ?? usualRules.rescheduleHours,
    callHours: callHours ?? usualRules.callHours,
    offerMinutes: offerMinutes ?? usualRules.offerMinutes,
    hospital: await hospitalName(deps),
    config: deps.config,
    timetable: await timetable(deps),
    forgetTimetable: () => void dropTimetable(deps),
  }
}
