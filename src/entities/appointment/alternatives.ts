import type { Occurrence } from '../schedule/schedule.ts'
import { otherCity, type Sites } from './other-city.ts'

/** The displaced appointment, or the requested one that is not available. */
export interface Displaced {
  startsAt: string
  location: string
}

/** A free slot offered instead. */
export type Alternative = Pick<Occurrence, 'schedule' | 'startsAt' | 'timezone' | 'date' | 'location'>

interface Free extends Alternative {
  at: number
  /** The session's date, and whether it is the morning or the afternoon. */
  half: string
  free: number
  offered: number
}

/** Each earlier offer of a slot counts as this many further days from the displaced time. */
const OFFERED_BEFORE = 10
const ANOTHER_CITY = 10_000
/** A slot on a half-day of which the patient is offered one already counts as this many days farther. */
const SAME_HALF_DAY = 7

const millisecondsOf = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds

/** In days. */
function cost(one: Free, lost: Displaced & { at: number }, sites: Sites): number {
  const away = otherCity(sites, lost.location, one.location) ? ANOTHER_CITY : 0
  return Math.abs(one.at - lost.at) / 86_400_000 + (OFFERED_BEFORE * one.offered) / one.free + away
}

const isSame = (one: Alternative, other: Alternative) =>
  one.schedule === other.schedule && one.startsAt === other.startsAt

/**
 * Up to `most` free slots for each displaced appointment: the same city before another one, near in time before far,
 * over several half-days, and spread, so that not all patients are sent to the same slots. Assigned in rounds, so that each gets a first
 * choice that no other patient has.
 */
export function alternativesFor(
  lostOnes: readonly Displaced[],
  occurrences: readonly Occurrence[],
  sites: Sites,
  most: number,
): Alternative[][] {
  const free = occurrences.flatMap(({ schedule, timezone, date, location, places }) =>
    places.map((place): Free => {
      const { startsAt } = place
      const at = millisecondsOf(startsAt)
      const { hour } = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timezone)
      const half = `${date} ${hour < 12}`
      return {
        schedule,
        startsAt,
        timezone,
        date,
        location,
        at,
        half,
        free: Math.max(1, place.free),
        offered: 0,
      }
    }),
  )
  const all = lostOnes.map(one => ({ ...one, at: millisecondsOf(one.startsAt) }))
  const chosen = all.map((): Free[] => [])
  for (let round = 0; round < most; round++) {
    for (const [index, lost] of all.entries()) {
      const own = chosen[index] as Free[]
      let best: { one: Free; cost: number } | null = null
      for (const one of free) {
        if (own.some(other => isSame(one, other))) continue
        const near = own.some(other => other.half === one.half) ? SAME_HALF_DAY : 0
        const price = cost(one, lost, sites) + near
        if (!best || price < best.cost) best = { one, cost: price }
      }
      if (!best) continue
      best.one.offered++
      own.push(best.one)
    }
  }
  return chosen.map((own, index) => {
    const lost = all[index] as (typeof all)[number]
    return own
      .sort((a, b) => cost({ ...a, offered: 0 }, lost, sites) - cost({ ...b, offered: 0 }, lost, sites))
      .map(({ at: _at, half: _half, free: _free, offered: _offered, ...one }) => one)
  })
}

/** The same for one displaced appointment, as a screen shows them. */
export const nearestAlternatives = (
  lost: Displaced,
  occurrences: readonly Occurrence[],
  sites: Sites,
  most: number,
): Alternative[] => alternativesFor([lost], occurrences, sites, most)[0] ?? []
