import { mostDays, mostSpecialtyDays, slots } from '#contract/slots.ts'
import { packageKey } from '#entities/appointment/timetable-key.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { ScheduleException } from '#entities/schedule/schedule.ts'
import type { Deps } from '../kernel/deps.ts'
import { handlers } from '../kernel/operation.ts'
import { pageOf } from '../kernel/paging.ts'
import { requirePeriod } from '../kernel/period.ts'
import { cachedAvailability } from './availability-cache.ts'
import { freeSlots } from './free-slots.ts'
import { daysOfSpecialty, slotsOfSpecialty } from './specialty-slots.ts'
import { timetable } from './timetable.ts'
import { availabilityOf } from './today.ts'

const { handle, router } = handlers()
export const bookingPublicRoutes = router

handle(slots.listSchedules, async ({ deps, query, listed }) => {
  const all = (await timetable(deps)).schedules.filter(
    one =>
      (!query.doctor || one.doctor === query.doctor) && (!query.location || one.location === query.location),
  )
  return listed(pageOf(all, query), all.length)
})

/** Removes the reason of a doctor's absence, which is private. The reason why the hospital is closed is public. */
const withoutReason = (one: ScheduleException): ScheduleException =>
  one.doctor === null ? one : { ...one, note: null }

handle(slots.listScheduleExceptions, async ({ deps, query, listed }) => {
  // The zone where days end last: today is then included for every zone.
  const since = todayIn('Etc/GMT+12', deps.now())
  const all = (await timetable(deps)).exceptions
    .filter(one => one.to >= since && (!query.doctor || one.doctor === null || one.doctor === query.doctor))
    .map(withoutReason)
  return listed(pageOf(all, query), all.length)
})

bookingPublicRoutes.use('/api/doctors/:slug/places', cachedAvailability)
bookingPublicRoutes.use('/api/packages/:slug/places', cachedAvailability)
bookingPublicRoutes.use('/api/availability', cachedAvailability)

/** The requested dates: from today and for `days` days unless the client asks for others. 422 if there are `most` or more. */
function datesOf(
  deps: Deps,
  query: { from?: string | undefined; to?: string | undefined },
  days: number,
  most: number,
) {
  const from = query.from ?? todayIn('Etc/GMT+12', deps.now())
  const to = query.to ?? Temporal.PlainDate.from(from).add({ days }).toString()
  requirePeriod(from, to, most)
  return { from, to }
}

handle(slots.listDoctorSlots, async ({ deps, param, query, success }) => {
  const { from, to } = datesOf(deps, query, 14, mostDays)
  return success(await freeSlots(deps, param.slug, from, to))
})

handle(slots.listPackageSlots, async ({ deps, param, query, success }) => {
  const { from, to } = datesOf(deps, query, 14, mostDays)
  return success(await freeSlots(deps, packageKey(param.slug), from, to))
})

handle(slots.readAvailability, async ({ deps, query, success }) => {
  const wanted = query.doctor
  return success(await availabilityOf(deps, wanted ? [...new Set(wanted)] : null))
})

handle(slots.listSpecialistSlots, async ({ deps, param, query, success }) => {
  const wanted = { specialist: param.slug, ...query, ...datesOf(deps, query, 7, mostSpecialtyDays) }
  return success(await slotsOfSpecialty(deps, wanted))
})

handle(slots.listSpecialistDays, async ({ deps, param, query, success }) => {
  const wanted = { specialist: param.slug, ...query, ...datesOf(deps, query, 28, mostDays) }
  return success(await daysOfSpecialty(deps, wanted))
})
