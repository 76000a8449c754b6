import type { SourceLeave, SourceSchedule } from '../source.ts'
import { type AddressLocation, addressLocationsOf } from './address-locations.ts'
import { type Mapping, todayAt } from './mapping.ts'
import { follow, idIn } from './references.ts'
import type { Resource } from './resources.ts'
import { timezoneOf } from './values/addresses.ts'
import { dayOf } from './values/dates.ts'
import { type DayHours, dayHours, inReferenceWeek, minutesLong } from './week.ts'

const type = 'PractitionerRole'
type Role = Resource<'PractitionerRole'>

export interface RoleAtPlaces {
  role: Role
  places: AddressLocation[]
}

export interface RoleContext {
  addresses: ReadonlySet<string>
  /** Service id -> location id -> unit. */
  units: Map<string, Map<string, string>>
}

/** The places of a role: its own locations, else those of its services. */
export function locationsOfRole(mapping: Mapping, role: Role, { addresses }: RoleContext): AddressLocation[] {
  const { directory, findings } = mapping
  const from = { at: role.at, id: role.id, type } as const
  const services = role.healthcareService.flatMap(
    one => follow(directory, one, 'HealthcareService', from, findings) ?? [],
  )
  const references = role.location.length > 0 ? role.location : services.flatMap(one => one.location)
  const places = addressLocationsOf(mapping, references, one =>
    follow(directory, one, 'Location', from, findings),
  )
  return places.filter(place => addresses.has(place.site.id))
}

/** The units in which a role works, at its places. */
export function unitsOfRole(
  role: Role,
  places: readonly AddressLocation[],
  { units }: RoleContext,
): string[] {
  const services = role.healthcareService.flatMap(
    one => units.get(idIn(one.reference, 'HealthcareService') ?? '') ?? [],
  )
  return services.flatMap(bySite => places.flatMap(place => bySite.get(place.site.id) ?? []))
}

/**
 * The weekly hours of one doctor. Hours that overlap earlier ones are refused: a doctor cannot be in two places at
 * once.
 */
export function schedulesOf(
  mapping: Mapping,
  doctor: string,
  roles: readonly RoleAtPlaces[],
  context: RoleContext,
): SourceSchedule[] {
  const accepted: { starts: number; ends: number }[] = []
  const schedules: SourceSchedule[] = []
  for (const { role, places } of roles) {
    const skip = (reason: string, said = '') =>
      mapping.findings.skipped.add(
        'hours',
        reason,
        `${role.at} (${[role.id, said].filter(Boolean).join(', ')})`,
      )
    const weekly = role.availableTime.map(dayHours)
    for (const { problem } of weekly) if (problem) skip(problem)
    if (weekly.length > 0 && places.length === 0) skip('of a role without a location here')
    for (const place of places) {
      const timezone = timezoneOf(mapping, place.site)
      for (const hours of weekly.flatMap(one => one.hours)) {
        const said = `day ${hours.weekday}, ${hours.startTime}-${hours.endTime}`
        const span = inReferenceWeek(hours, timezone)
        const overlaps = accepted.some(one => one.starts < span.ends && span.starts < one.ends)
        if (minutesLong(hours) < mapping.slotMinutes) skip('shorter than one place', said)
        else if (overlaps) skip('that overlap others of the same doctor', said)
        else {
          accepted.push(span)
          schedules.push(schedule(mapping, doctor, role, place, timezone, hours, context))
        }
      }
    }
  }
  return schedules
}

function schedule(
  mapping: Mapping,
  doctor: string,
  role: Role,
  { site, room }: AddressLocation,
  timezone: string,
  hours: DayHours,
  context: RoleContext,
): SourceSchedule {
  const { slotMinutes } = mapping
  const [unit = null] = unitsOfRole(role, [{ site, room }], context)
  const today = todayAt(mapping, timezone)
  const starts = dayOf(role.period?.start)
  const { weekday, startTime, endTime } = hours
  return {
    // Changed hours get a new id and so a new schedule: booked appointments keep their grid.
    source: `${role.id}#${site.id}/${unit ?? ''}/${weekday}/${startTime}-${endTime}/${slotMinutes}`,
    role: role.id,
    doctor,
    location: site.id,
    unit,
    ...hours,
    slotMinutes,
    room: room && room.length <= 60 ? room : null,
    validFrom: starts && starts > today ? starts : today,
    validTo: dayOf(role.period?.end),
    at: role.at,
  }
}

/** The future absences of a role, at each of its places. */
export function leavesOf(
  mapping: Mapping,
  doctor: string,
  role: Role,
  places: readonly AddressLocation[],
): SourceLeave[] {
  return places.flatMap(({ site }) => {
    const today = todayAt(mapping, timezoneOf(mapping, site))
    return role.notAvailable.flatMap(({ description, during }) => {
      const from = dayOf(during?.start)
      const to = dayOf(during?.end)
      if (!from || !to || to < from) {
        const reason = 'an absence without its first or last day'
        mapping.findings.leftOut.add(type, reason, `${role.at} (${role.id})`)
        return []
      }
      if (to < today) return []
      const source = `${role.id}#${site.id}/${from}..${to}`
      const note = description && description.length <= 300 ? description : null
      return [{ source, role: role.id, doctor, location: site.id, from, to, note }]
    })
  })
}
