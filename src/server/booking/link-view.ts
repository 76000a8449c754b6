import type { LinkView } from '#entities/appointment-answer.ts'
import { todayIn } from '#entities/availability.ts'
import { fullName } from '#entities/doctor.ts'
import type { Deps } from '../app.ts'
import { publicItems } from '../content/public-reads.ts'
import type { AnswerLink } from './links.ts'
import { isFree, isRequestable, nextFreePlaces } from './places.ts'
import { type FullAppointment, findAppointment, shown } from './shapes.ts'
import { timetable } from './timetable.ts'

const withoutSecrets = (full: FullAppointment) => {
  const { id: _id, reason: _reason, guarantor: _guarantor, dependant, ...told } = shown(full)
  return { ...told, dependant: dependant && { name: dependant.name } }
}

/** The appointment is still as it was when the message was written. */
export const fits = (link: AnswerLink, { row }: FullAppointment): boolean =>
  row.sequence === link.sequence && (row.status === 'cancelled_by_hospital' || row.status === link.was)

const mostOthers = 3

/** Doctors who share a specialty with this one and have a place, those of the same location first. */
async function othersOf(
  deps: Deps,
  slug: string,
  location: string,
  from: string,
  isOpen: typeof isFree,
): Promise<LinkView['others']> {
  const doctors = await publicItems(deps, 'doctors')
  const specialists = new Set(doctors.find(one => one.slug === slug)?.specialists ?? [])
  const { doctors: table } = await timetable(deps)
  const sitsHere = (other: string) => table.get(other)?.schedules.some(one => one.location === location)
  const colleagues = doctors
    .filter(one => one.slug !== slug && one.bookable && one.specialists?.some(each => specialists.has(each)))
    .toSorted((a, b) => Number(sitsHere(b.slug) ?? false) - Number(sitsHere(a.slug) ?? false))
    // Each costs a look into the database, and a large network has hundreds.
    .slice(0, 20)
  const found: LinkView['others'] = []
  for (const one of colleagues) {
    const places = await nextFreePlaces(deps, one.slug, from, { most: 3, isOpen })
    if (places.length > 0) found.push({ doctor: one.slug, doctorName: fullName(one), places })
    if (found.length === mostOthers) break
  }
  return found
}

/** What a link says at this moment. Looking changes nothing: programs that read mail follow every link in it. */
export async function viewOf(deps: Deps, link: AnswerLink): Promise<LinkView | null> {
  const full = await findAppointment(deps.db, link.appointmentId)
  if (!full) return null
  const instead = link.newAppointmentId ? await findAppointment(deps.db, link.newAppointmentId) : null
  const state = link.answeredAt ? 'answered' : fits(link, full) ? 'open' : 'changed'
  const from = todayIn(full.row.timezone, deps.now())
  const open = state === 'open'
  // What was confirmed stays confirmed, however soon the other place is.
  const isOpen = link.was === 'accepted' ? isFree : isRequestable
  return {
    state,
    news: full.row.status === 'cancelled_by_hospital' ? 'lost' : 'late',
    answer: link.answer,
    appointment: withoutSecrets(full),
    replacement: instead && withoutSecrets(instead),
    places: open ? await nextFreePlaces(deps, full.doctor, from, { isOpen }) : [],
    others: open ? await othersOf(deps, full.doctor, full.location, from, isOpen) : [],
    expiresAt: link.expiresAt.toString(),
  }
}
