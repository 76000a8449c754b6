import { type Displaced, nearestAlternatives } from '#entities/appointment/alternatives.ts'
import type { PlaceChoice } from '#entities/appointment/appointment.ts'
import type { LinkView } from '#entities/appointment/appointment-answer.ts'
import { fullName } from '#entities/content/doctor.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { publicItems } from '../../content/public-reads.ts'
import type { Deps } from '../../kernel/deps.ts'
import { isFree, isRequestable, nextFreeSlots } from '../../schedules/free-slots.ts'
import { type LocationNames, locationNames } from '../../schedules/location-names.ts'
import { occupiedBetween, withFree } from '../../schedules/occupancy.ts'
import { timetable } from '../../schedules/timetable.ts'
import { slotsNear } from '../messages/proposals.ts'
import { displacedFrom, type FullAppointment, findAppointment, patientView } from '../views.ts'
import type { AnswerLink } from './links.ts'

const withoutSecrets = (full: FullAppointment) => {
  const { id: _id, reason: _reason, guarantor: _guarantor, dependant, ...details } = patientView(full)
  return { ...details, dependant: dependant && { name: dependant.name } }
}

/** The appointment is still as it was when the message was written. */
export const isUnchanged = (link: AnswerLink, { row }: FullAppointment): boolean =>
  row.sequence === link.sequence && (row.status === 'cancelled_by_hospital' || row.status === link.was)

const maxOthers = 3

interface NearestOptions {
  displaced: Displaced
  names: LocationNames
  isOpen: typeof isFree
  most: number
  /** A slot that the email offered: shown as long as it is free. */
  picked?: PlaceChoice | undefined
}

/** A doctor's nearest free slots, best first, each as an occurrence of its own. */
async function nearestOf(
  deps: Deps,
  slug: string,
  { displaced, names, isOpen, most, picked }: NearestOptions,
) {
  const doctor = (await timetable(deps)).doctors.get(slug)
  if (!doctor?.bookable) return []
  const all = await slotsNear(deps.db, { now: deps.now(), doctor, isOpen }, [displaced])
  const near: PlaceChoice[] = nearestAlternatives(displaced, all, names, most)
  const asked = picked && !near.some(one => isSameSlot(one, picked)) ? [...near, picked] : near
  return asked.flatMap(wanted =>
    all.flatMap(one => {
      const places = one.places.filter(({ startsAt }) =>
        isSameSlot({ schedule: one.schedule, startsAt }, wanted),
      )
      return places.length > 0 ? [{ ...one, places }] : []
    }),
  )
}

const isSameSlot = (one: PlaceChoice, other: PlaceChoice) =>
  one.schedule === other.schedule && Temporal.Instant.from(one.startsAt).equals(other.startsAt)

/** Doctors of the same specialty with free slots, those of the same location first. */
async function othersOf(deps: Deps, slug: string, near: NearestOptions): Promise<LinkView['others']> {
  const doctors = await publicItems(deps, 'doctors')
  const specialists = new Set(doctors.find(one => one.slug === slug)?.specialists ?? [])
  const { doctors: table } = await timetable(deps)
  const hasSessionHere = (other: string) =>
    table.get(other)?.schedules.some(one => one.location === near.displaced.location)
  const colleagues = doctors
    .filter(one => one.slug !== slug && one.bookable && one.specialists?.some(each => specialists.has(each)))
    .toSorted((a, b) => Number(hasSessionHere(b.slug) ?? false) - Number(hasSessionHere(a.slug) ?? false))
    // Each needs a query, and a large network has hundreds.
    .slice(0, 20)
  const found: LinkView['others'] = []
  for (const one of colleagues) {
    const places = await nearestOf(deps, one.slug, { ...near, most: 3 })
    if (places.length > 0) found.push({ doctor: one.slug, doctorName: fullName(one), places })
    if (found.length === maxOthers) break
  }
  return found
}

interface AlternativeOptions {
  isOpen: typeof isFree
  picked?: PlaceChoice | undefined
  /** The earliest day that the patient wants: then the first free slots from this day on. */
  from?: string | undefined
}

/** Free slots instead of an appointment: with the same doctor, and with others of the specialty. */
export async function alternativeSlots(
  deps: Deps,
  full: FullAppointment,
  { isOpen, picked, from }: AlternativeOptions,
): Promise<Pick<LinkView, 'places' | 'others'>> {
  const near = { displaced: displacedFrom(full), names: await locationNames(deps), isOpen, most: 6 }
  return {
    places: from
      ? await nextFreeSlots(deps, full.doctor, from, { isOpen })
      : await nearestOf(deps, full.doctor, { ...near, picked }),
    others: await othersOf(deps, full.doctor, near),
  }
}

const eventOf = ({ restores, appointmentId }: AnswerLink, { row }: FullAppointment): LinkView['news'] => {
  if (row.status === 'cancelled_by_hospital') return 'lost'
  return restores === null ? 'late' : restores === appointmentId ? 'restored' : 'mayReturn'
}

/** The slot that a patient may have back, if it is still free; under `others` if it is with another doctor. */
async function offeredSlot(
  deps: Deps,
  earlier: FullAppointment,
  now: FullAppointment,
): Promise<Pick<LinkView, 'places' | 'others'>> {
  const { row, doctor } = earlier
  const wanted = { schedule: row.scheduleId, startsAt: row.startsAt.toString() }
  const known = (await timetable(deps)).doctors.get(doctor)
  const sessions = known?.bookable ? known.on(todayIn(row.timezone, row.startsAt)) : []
  const own = sessions.filter(one => one.schedule === row.scheduleId)
  const occupied = await occupiedBetween(deps.db, [row.doctorId], row.startsAt, row.endsAt, deps.now())
  const places = withFree(own, occupied).flatMap(one => {
    const free = one.places.filter(
      place => place.free > 0 && isSameSlot({ schedule: one.schedule, startsAt: place.startsAt }, wanted),
    )
    return free.length > 0 ? [{ ...one, places: free }] : []
  })
  const { doctorName } = patientView(earlier)
  if (doctor === now.doctor || places.length === 0) return { places, others: [] }
  return { places: [], others: [{ doctor, doctorName, places }] }
}

/** The current view of a link. Read-only, because mail scanners open every link in an email. */
export async function viewOf(deps: Deps, link: AnswerLink, picked?: PlaceChoice): Promise<LinkView | null> {
  const full = await findAppointment(deps.db, link.appointmentId)
  if (!full) return null
  const replacement = link.newAppointmentId ? await findAppointment(deps.db, link.newAppointmentId) : null
  const state = link.answeredAt ? 'answered' : isUnchanged(link, full) ? 'open' : 'changed'
  const open = state === 'open'
  const earlier = eventOf(link, full) === 'mayReturn' && (await findAppointment(deps.db, link.restores ?? ''))
  // A confirmed appointment stays confirmed, so short-notice slots are offered too.
  const isOpen = link.was === 'accepted' ? isFree : isRequestable
  return {
    state,
    news: eventOf(link, full),
    answer: link.answer,
    appointment: withoutSecrets(full),
    replacement: replacement && withoutSecrets(replacement),
    ...(!open
      ? { places: [], others: [] }
      : earlier
        ? await offeredSlot(deps, earlier, full)
        : await alternativeSlots(deps, full, { isOpen, picked })),
    expiresAt: link.expiresAt.toString(),
  }
}
