/** Minutes that an offer leaves for the next one, and its shortest duration by day. */
const shortestMinutes = 30
/** Hours of the day. Patients answer no email between `ends` and `begins`. */
const day = { begins: 8, ends: 21, answeredBy: 9 }

interface Rules {
  /** Longest duration of an offer. */
  offerMinutes: number
  /** Hours before the start at which an offer must end: time to travel. */
  travelHours: number
}

type Clock = Temporal.ZonedDateTime
const isNight = ({ hour }: Clock) => hour >= day.ends || hour < day.begins
const morning = (local: Clock, hour: number) =>
  local.add({ days: local.hour >= day.ends ? 1 : 0 }).withPlainTime(`${String(hour).padStart(2, '0')}:00`)
const earlier = (one: Clock, other: Clock) => (Temporal.ZonedDateTime.compare(one, other) < 0 ? one : other)

/**
 * The end of an offer that is made now, or null if no time is left for one. It ends early enough for another offer and
 * the journey. If there is no time for another offer, it lasts as long as possible. An offer at night lasts until nine;
 * there is none if it would end before patients read it.
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
