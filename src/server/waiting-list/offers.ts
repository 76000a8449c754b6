import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Localized } from '#entities/localized.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { content } from '../database/tables/content.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import type { Deps } from '../kernel/deps.ts'
import { sumOfEach } from '../kernel/each.ts'
import { errorText } from '../kernel/error-text.ts'
import { bookingRules } from '../schedules/booking-rules.ts'
import { firstFree, isFree } from '../schedules/free-slots.ts'
import { locationNames } from '../schedules/location-names.ts'
import { bookableDoctors, freeInOrder } from '../schedules/specialty-slots.ts'
import { type DoctorTimetable, timetable } from '../schedules/timetable.ts'
import { createOffer, type OfferContext } from './offer.ts'
import type { Specialty } from './offer-message.ts'
import { type Entry, type EntryWithReplaced, type Free, replaceableAppointments } from './replaced.ts'
import {
  competingEntries,
  endPastEntries,
  maxMissedOffers,
  openEntries,
  resolveEntries,
} from './resolve-entries.ts'

/** Slots that are searched once for all entries of a doctor or specialty. Entries for later dates get a search of their own. */
const maxSlots = 200
/** Most entries of a doctor or specialty that are handled in one run. */
const maxEntries = 100

/** An entry with its doctor or specialty as of today. */
interface Waiting extends EntryWithReplaced {
  /** Entries with the same key share one search. */
  awaited: string
  today: string
  /** The first free slots between two dates; with a test, those that pass it. */
  free(from: string, to: string, isWanted?: IsWanted): Promise<Free[]>
}
type IsWanted = (one: Free) => boolean

/** Includes slots that are too soon for a request: an offer needs no answer by the front desk. */
async function freeOfDoctor(
  deps: Deps,
  doctor: DoctorTimetable,
  { from, to, isWanted }: { from: string; to: string; isWanted: IsWanted | undefined },
): Promise<Free[]> {
  const most = isWanted ? Number.POSITIVE_INFINITY : maxSlots
  const found = await firstFree(deps.db, deps.now(), doctor, { from, most, to, isOpen: isFree })
  const places = found.flatMap(occurrence =>
    occurrence.places.map(place => ({ doctorId: doctor.id, occurrence, place })),
  )
  return isWanted ? places.filter(isWanted) : places
}

const noSlots = async () => []
const todayOf = (deps: Deps, doctors: DoctorTimetable[]) =>
  doctors.map(one => todayIn(one.schedules[0]?.timezone ?? 'UTC', deps.now())).toSorted()[0] ??
  todayIn('UTC', deps.now())

type Specialties = Map<string, Specialty>
async function specialtiesOf(deps: Deps, entries: Entry[]): Promise<Specialties> {
  const ids = [...new Set(entries.flatMap(one => one.specialistId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await deps.db
    .select({ id: content.id, slug: content.key, name: sql<Localized | null>`${content.data}->'name'` })
    .from(content)
    .where(inArray(content.id, ids))
  return new Map(rows.map(({ id, slug, name }) => [id, { slug, name: name ?? { en: slug } }]))
}

/** Adds to each entry where its slots are searched: one doctor, or all doctors of a specialty. */
async function withSearch(
  deps: Deps,
  entries: EntryWithReplaced[],
  specialties: Specialties,
  only: string | undefined,
) {
  const byId = new Map([...(await timetable(deps)).doctors.values()].map(one => [one.id, one]))
  const ofDoctor = (one: EntryWithReplaced, id: string): Waiting => {
    const doctor = byId.get(id)
    const free: Waiting['free'] = (from, to, isWanted) =>
      doctor?.bookable ? freeOfDoctor(deps, doctor, { from, to, isWanted }) : noSlots()
    return { ...one, awaited: id, today: todayOf(deps, doctor ? [doctor] : []), free }
  }
  const inSpecialty = async (id: string): Promise<Omit<Waiting, keyof EntryWithReplaced>> => {
    const doctors = await bookableDoctors(deps, specialties.get(id)?.slug ?? '')
    const free: Waiting['free'] = (from, to, isWanted) =>
      freeInOrder(deps, doctors, { from, to }, { most: maxSlots, isOpen: isFree, isWanted })
    return { awaited: id, today: todayOf(deps, doctors), free: doctors.length > 0 ? free : noSlots }
  }
  // Searching the doctors of a specialty scans all doctors: do it once for all its entries.
  const known = new Map<string, ReturnType<typeof inSpecialty>>()
  const ofSpecialty = async (one: EntryWithReplaced, id: string): Promise<Waiting> => {
    const found = known.get(id) ?? inSpecialty(id)
    known.set(id, found)
    return { ...one, ...(await found) }
  }
  const given = only !== undefined && byId.has(only) ? only : undefined
  return Promise.all(
    entries.map(async one => {
      const { doctorId, specialistId } = one.entry
      // The given doctor's slots go to the longest waiting entry, of the doctor or of a specialty.
      if (specialistId && !given) return ofSpecialty(one, specialistId)
      return ofDoctor(one, given ?? (doctorId as string))
    }),
  )
}

const keyOf = ({ occurrence, place }: Free) => `${occurrence.schedule} ${place.startsAt}`

/** Offers free slots in queue order. One search serves all entries of a doctor or specialty: often a hundred entries and one slot. */
async function offerInOrder(deps: Deps, context: OfferContext, waiting: Waiting[]): Promise<number> {
  const groups = Map.groupBy(waiting, one => one.awaited)
  const seen = new Map<string, { free: Free[]; until: string }>()
  // Remaining capacity as counted here. Bookings by others meanwhile are detected under the locks.
  const left = new Map<string, number>()
  const isLeft = (one: Free) => (left.get(keyOf(one)) ?? one.place.free) > 0
  return sumOfEach(waiting, async one => {
    const { entry, awaited, today, free } = one
    let known = seen.get(awaited)
    if (!known) {
      const last =
        (groups.get(awaited) ?? [])
          .map(other => other.entry.toDate)
          .toSorted()
          .at(-1) ?? today
      const found = await free(today, last)
      known = {
        free: found,
        until: found.length < maxSlots ? last : (found.at(-1)?.occurrence.date ?? today),
      }
      seen.set(awaited, known)
    }
    const { fromDate, toDate } = entry
    const isWanted = (place: Free) => isLeft(place) && matchesEntry(one, place)
    const open = known.free.filter(isWanted)
    const fitting =
      open.length === 0 && toDate > known.until
        ? await free([fromDate, today].sort()[1] as string, toDate, isWanted)
        : open
    const taken = await createOffer(deps, context, one, fitting)
    if (!taken) return false
    left.set(keyOf(taken), (left.get(keyOf(taken)) ?? taken.place.free) - 1)
    deps.outboxChanged()
    return true
  })
}

/** The first entries of each doctor or specialty, in queue order. */
const firstOfEach = sql`${waitingEntry.id} in (select id from (select id, row_number() over
  (partition by coalesce(specialist_id, doctor_id) order by queued_at, id) as turn
  from ${waitingEntry} where status = 'waiting') as turns where turn <= ${maxEntries})`

async function offerTo(deps: Deps, whose: SQL | undefined, of: string | undefined): Promise<number> {
  const open = and(whose, inArray(waitingEntry.status, [...openEntries]))
  const [any] = await deps.db.select({ id: waitingEntry.id }).from(waitingEntry).where(open).limit(1)
  if (!any) return 0
  await resolveEntries(deps, whose)
  const entries = await deps.db
    .select()
    .from(waitingEntry)
    .where(
      and(whose, eq(waitingEntry.status, 'waiting'), lte(waitingEntry.missed, maxMissedOffers), firstOfEach),
    )
    .orderBy(asc(waitingEntry.queuedAt), asc(waitingEntry.id))
  if (entries.length === 0) return 0
  const known = await specialtiesOf(deps, entries)
  const replaceable = await replaceableAppointments(deps.db, entries, deps.now())
  const awaiting = entries.map(entry => ({ entry, replaced: replaceable.get(entry.replaces ?? '') ?? null }))
  const waiting = await withSearch(deps, awaiting, known, of)
  const isPast = ({ entry, today }: Waiting) => entry.toDate < today
  await endPastEntries(
    deps,
    waiting.filter(isPast).map(one => one.entry.id),
  )
  const rules = await bookingRules(deps)
  const names = await locationNames(deps)
  return offerInOrder(
    deps,
    { rules, names, specialties: known },
    waiting.filter(one => !isPast(one)),
  )
}

/**
 * Offers free slots to the waiting list, in queue order; with an id only those of that doctor or specialty. Returns the
 * number of offers. With an id a failure is only logged, because the request that released the slot has succeeded.
 */
export async function offerFreeSlots(deps: Deps, of?: string): Promise<number> {
  if (of === undefined) return offerTo(deps, undefined, undefined)
  return offerTo(deps, competingEntries(of), of).catch(error => {
    deps.log({ level: 'error', what: 'offer-places', error: errorText(error) })
    return 0
  })
}

const noon = '12:00'

/** True if a free slot matches the entry: dates, weekdays, time of day, and earlier than the appointment it replaces. */
function matchesEntry(
  { entry: { fromDate, toDate, weekdays, dayPart }, replaced }: EntryWithReplaced,
  { occurrence: { date, timezone }, place }: Free,
): boolean {
  if (date < fromDate || date > toDate) return false
  const starts = Temporal.Instant.from(place.startsAt)
  const local = starts.toZonedDateTimeISO(timezone)
  if (weekdays.length > 0 && !weekdays.includes(local.dayOfWeek)) return false
  const part = local.toPlainTime().toString({ smallestUnit: 'minute' }) < noon ? 'morning' : 'afternoon'
  if (dayPart !== null && dayPart !== part) return false
  return replaced === null || Temporal.Instant.compare(starts, replaced.startsAt) < 0
}
