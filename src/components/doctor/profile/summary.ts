import { beginsLater, isCurrent } from '#content/clock.ts'
import { cachedFragment } from '#content/fragment-cache.ts'
import { one, some, type Timetable, timetableOf } from '#content/queries.ts'
import { fullName } from '#entities/content/doctor.ts'
import type { PublicItem } from '#entities/kinds.ts'
import type { Schedule } from '#entities/schedule/schedule.ts'
import { initialOf } from '../../index/initial.ts'

/** The fields that a summary needs. */
export const summaryFields = ['slug', 'name', 'prefix', 'suffix', 'specialists', 'units'] as const
type Summed = Pick<PublicItem<'doctors'>, (typeof summaryFields)[number]>

const rowFields = [...summaryFields, 'photo', 'bookable'] as const
/** What a row of a list shows. */
export type RowSummary = DoctorSummary<Pick<PublicItem<'doctors'>, (typeof rowFields)[number]>>

export interface DoctorSummary<D extends Summed = PublicItem<'doctors'>> {
  doctor: D
  /** With titles. */
  name: string
  specialists: PublicItem<'specialists'>[]
  /** The locations of the timetable; without a timetable, those of the units. */
  places: PublicItem<'addresses'>[]
  timetable: Timetable
  /** ISO weekdays with at least one session that has begun. */
  weekdays: number[]
}

const byTime = (a: Schedule, b: Schedule) => a.weekday - b.weekday || a.startTime.localeCompare(b.startTime)

/** The data of a card, row or page of a doctor. Reads only this doctor's rows, so that pages have no other dependencies. */
export const summaryOf = <D extends Summed>(doctor: D): Promise<DoctorSummary<D>> =>
  cachedFragment(doctor, 'summary', () => summarise(doctor))

/**
 * The summaries of these doctors, in this order, for rows of a list. They have only the fields that a row shows: each page
 * of a doctor lists colleagues, and would be stale with every change of theirs.
 */
export const summariesOf = async (slugs: readonly string[]): Promise<RowSummary[]> =>
  Promise.all((await some('doctors', slugs, rowFields)).map(doctor => summaryOf(doctor)))

async function summarise<D extends Summed>(doctor: D): Promise<DoctorSummary<D>> {
  const [specialists, timetable] = await Promise.all([
    some('specialists', doctor.specialists),
    timetableOf(doctor.slug),
  ])
  const schedules = timetable.schedules.filter(isCurrent).toSorted(byTime)
  return {
    doctor,
    name: fullName(doctor),
    specialists,
    places: await locationsOf(doctor, schedules),
    timetable: { schedules, exceptions: timetable.exceptions },
    weekdays: [...new Set(schedules.filter(one => !beginsLater(one)).map(one => one.weekday))],
  }
}

async function locationsOf(doctor: Summed, schedules: Schedule[]) {
  const sitting = [...new Set(schedules.map(schedule => schedule.location))]
  if (sitting.length > 0) return some('addresses', sitting)
  const units = await some('units', doctor.units)
  const found = await Promise.all(
    [...new Set(units.map(unit => unit.location))].map(code => one('addresses', code)),
  )
  return found.filter(place => place !== null)
}

const titles = /^(?:(?:prof|dr|drg|drs|hj?|apt|ns)\.?\s+)+/i

/** The letter a doctor is listed under. */
export const doctorInitial = (name: string): string => initialOf(name.replace(titles, ''))

const collator = new Intl.Collator('en', { sensitivity: 'base' })
export const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name)
