/** What an offer leaves to the next in line, and the least that it lasts by day. */
const shortestMinutes = 30
/** Nobody answers a letter between these hours. */
const day = { begins: 8, ends: 21, answeredBy: 9 }

interface Rules {
  /** How long an offer stands at most. */
  offerMinutes: number
  /** Hours before the start until which a place can be taken: time to travel. */
  travelHours: number
}

type Clock = Temporal.ZonedDateTime
const isNight = ({ hour }: Clock) => hour >= day.ends || hour < day.begins
const morning = (local: Clock, hour: number) =>
  local.add({ days: local.hour >= day.ends ? 1 : 0 }).withPlainTime(`${String(hour).padStart(2, '0')}:00`)
const earlier = (one: Clock, other: Clock) => (Temporal.ZonedDateTime.compare(one, other) < 0 ? one : other)

/**
 * Until when an offer stands that is made now, or null where there is no time left for one. It ends so early that the next in
 * line can still be asked and still travel; the last one who can be asked has all the time that is left. What is
 * offered at night stands until nine, and is not offered where it would end before anybody has read it.
 */
export function offerEnds(
  now: Temporal.Instant,
  timezone: string,
  startsAt: Temporal.Instant,
  { offerMinutes, travelHours }: Rules,
): Temporal.Instant | null {
  const local = now.toZonedDateTimeISO(timezone)
  const latest = startsAt.toZonedDateTimeISO(timezone).subtract({ hours: travelHours })
  const read = isNight(local) ? morning(local, day.begins) : local
  const leastEnd = read.add({ minutes: Math.min(shortestMinutes, offerMinutes) })
  const usualEnd = local.add({ minutes: offerMinutes })
  const most = isNight(local)
    ? [morning(local, day.answeredBy), usualEnd].toSorted(Temporal.ZonedDateTime.compare).at(-1)
    : usualEnd
  const forNext = earlier(most ?? usualEnd, latest.subtract({ minutes: shortestMinutes }))
  if (Temporal.ZonedDateTime.compare(forNext, leastEnd) >= 0) return forNext.toInstant()
  return Temporal.ZonedDateTime.compare(latest, leastEnd) >= 0
    ? earlier(most ?? usualEnd, latest).toInstant()
    : null
}
