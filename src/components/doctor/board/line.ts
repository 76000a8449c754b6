import type { PublicItem } from '#entities/kinds.ts'
import type { Schedule } from '#entities/schedule/schedule.ts'

/** A session of a doctor on the board of a week. */
export interface WeekBoardLine {
  doctor: Pick<PublicItem<'doctors'>, 'slug' | 'name' | 'prefix' | 'suffix' | 'bookable'>
  /** Wall time at the location. */
  hours: Pick<Schedule, 'startTime' | 'endTime' | 'timezone'>
  specialist: PublicItem<'specialists'> | null
  /** Left out on the page of the place itself. */
  place?: PublicItem<'addresses'> | null
}
