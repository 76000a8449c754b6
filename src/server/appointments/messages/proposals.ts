import { and, eq, isNull, or } from 'drizzle-orm'
import { type Alternative, alternativesFor, type Displaced } from '#entities/appointment/alternatives.ts'
import { otherCity } from '#entities/appointment/other-city.ts'
import type { Refusal } from '#entities/appointment/refusal.ts'
import { occurrencesOn, todayIn } from '#entities/schedule/availability.ts'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import type { Executor } from '../../database/connect.ts'
import { schedule, scheduleException } from '../../database/tables/booking.ts'
import type { Deps } from '../../kernel/deps.ts'
import { Problem } from '../../kernel/problem.ts'
import type { BookingRules } from '../../schedules/booking-rules.ts'
import { firstFree, isRequestable } from '../../schedules/free-slots.ts'
import { type LocationNames, locationNames } from '../../schedules/location-names.ts'
import {
  type DoctorTimetable,
  doctorRow,
  isPublic,
  readExceptions,
  readSchedules,
  timetable,
} from '../../schedules/timetable.ts'

/** A free slot that is offered instead. */
export interface Proposal extends Alternative {
  locationName: string
  /** Set if the slot is in another city than the appointment that it replaces. */
  otherCity: ReturnType<typeof otherCity>
}

const most = 3
/** Days after the last displaced appointment that are searched first, and how many slots are compared. */
const [nearDays, compared] = [28, 300]

interface Within {
  now: Temporal.Instant
  doctor: DoctorTimetable
  isOpen?: typeof isRequestable
}

/** Free slots of a doctor from today until four weeks after the last displaced appointment; if none, the first ones after that. */
export async function slotsNear(
  db: Executor,
  { now, doctor, isOpen = isRequestable }: Within,
  displaced: readonly Displaced[],
): Promise<Occurrence[]> {
  const from = todayIn(doctor.schedules[0]?.timezone ?? 'UTC', now)
  const last =
    displaced
      .map(one => one.startsAt)
      .toSorted()
      .at(-1) ?? now.toString()
  const to = Temporal.PlainDate.from(last.slice(0, 10)).add({ days: nearDays }).toString()
  const near = await firstFree(db, now, doctor, { from, to, most: compared, isOpen })
  return near.length > 0 ? near : firstFree(db, now, doctor, { from, most, isOpen })
}

const proposalsFor = (displaced: readonly Displaced[], free: readonly Occurrence[], names: LocationNames) =>
  alternativesFor(displaced, free, names, most).map((own, index) =>
    own.map((one): Proposal => {
      const from = (displaced[index] as Displaced).location
      const locationName = names.get(one.location)?.name ?? one.location
      return { ...one, locationName, otherCity: otherCity(names, from, one.location) }
    }),
  )

type Offer = NonNullable<Refusal['offer']>

const isSame = (one: { schedule: string; startsAt: string }, other: Offer) =>
  one.schedule === other.schedule && Temporal.Instant.from(one.startsAt).equals(other.startsAt)

/** The slot that the front desk has chosen. 409 if patients cannot take it. */
async function offered(db: Executor, { now, doctor }: Within, offer: Offer): Promise<Occurrence[]> {
  const zone = doctor.schedules.find(one => one.id === offer.schedule)?.timezone ?? 'UTC'
  const date = todayIn(zone, Temporal.Instant.from(offer.startsAt))
  const free = await firstFree(db, now, doctor, { from: date, to: date, most: Number.POSITIVE_INFINITY })
  for (const one of free) {
    const places = one.places.filter(({ startsAt }) => isSame({ ...one, startsAt }, offer))
    if (places.length > 0) return [{ ...one, places }]
  }
  throw new Problem(409, 'booking.gone')
}

/** A doctor's free slots instead of one appointment, for a message; the one that the front desk offers is first. Do not call it in a transaction: it takes a connection of its own. */
export async function nextProposals(
  deps: Deps,
  slug: string,
  displaced: Displaced,
  offer?: Offer,
): Promise<Proposal[]> {
  const doctor = (await timetable(deps)).doctors.get(slug)
  if (!doctor?.bookable) return []
  const now = deps.now()
  const names = await locationNames(deps)
  const free = await slotsNear(deps.db, { now, doctor }, [displaced])
  const near = proposalsFor([displaced], free, names)[0] ?? []
  if (!offer) return near
  const chosen = proposalsFor([displaced], await offered(deps.db, { now, doctor }, offer), names)[0] ?? []
  return [...chosen, ...near.filter(one => !isSame(one, offer))].slice(0, most)
}

/** Proposals for each displaced appointment of a doctor, by the timetable as this transaction has written it. */
export async function proposalsIn(
  db: Executor,
  { now, rules, names }: { now: Temporal.Instant; rules: BookingRules; names: LocationNames },
  doctorId: string,
  displaced: readonly Displaced[],
): Promise<Proposal[][]> {
  const schedules = await readSchedules(db, and(eq(schedule.doctorId, doctorId), isPublic()))
  const [first] = schedules
  if (!first) return []
  const exceptions = await readExceptions(
    db,
    or(isNull(scheduleException.doctorId), eq(doctorRow.id, doctorId)),
  )
  const doctor = {
    id: doctorId,
    slug: first.doctor,
    bookable: true,
    schedules,
    exceptions,
    answering: rules.timetable.answering,
    on: (date: string) => occurrencesOn(date, schedules, exceptions),
  }
  return proposalsFor(displaced, await slotsNear(db, { now, doctor }, displaced), names)
}
