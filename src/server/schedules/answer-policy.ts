import { bookingPhone } from '#entities/appointment/booking-phone.ts'
import type { PublicItem } from '#entities/kinds.ts'
import {
  type AnswerDesk,
  type AnswerTimeRules,
  answerDeadline,
  shortNoticeUntil,
} from '#entities/schedule/answer-time.ts'
import { defaultRules, type ShortNotice } from '#entities/schedule/booking-rules.ts'
import type { ScheduleException } from '#entities/schedule/schedule.ts'
import { Problem } from '../kernel/problem.ts'

export interface Place {
  location: string
  timezone: string
}

/** How the hospital answers requests: the deadline by location, and what happens if the time is too short for an answer. */
export interface AnswerPolicy {
  rules: AnswerTimeRules
  shortNotice: ShortNotice
  /** The deadline of a request made now; null if no answer could come in time to travel. */
  deadline(place: Place, now: Temporal.Instant, startsAt: Temporal.Instant): Temporal.Instant | null
  /** Starts up to this one are at short notice, in the text form of `startsAt`; null: all starts. */
  shortNoticeUntil(place: Place, now: Temporal.Instant): string | null
  /** The number at which a patient can call the location. */
  phoneOf(location: string): string | null
  /** The refusal of a slot that can only be booked by telephone. */
  byTelephone(location: string): Problem
}

type Hours = NonNullable<AnswerDesk['hours']>
type Settings = Partial<PublicItem<'settings'>> | undefined
type Address = Partial<PublicItem<'addresses'>> | undefined

/** Open around the clock means an emergency department: the front desk still does not answer at night. */
const isAlwaysOpen = (hours: Hours) => hours.length >= 7 && hours.every(one => one.opens === one.closes)

/** The hours of the location, or else those of the hospital. */
function deskHours(address: Address, settings: Settings): Hours | null {
  const [own, general] = [address?.hours ?? [], settings?.businessHours ?? []]
  const hours = own.length === 0 || (isAlwaysOpen(own) && general.length > 0) ? general : own
  return hours.length > 0 ? hours : null
}

/** A holiday of the whole hospital or of the location, for whole days. */
const closesLocation = (one: ScheduleException, location: string) =>
  (one.kind === 'holiday' || one.kind === 'leave') &&
  !one.doctor &&
  !one.startTime &&
  (!one.location || one.location === location)

interface Known {
  settings: Settings
  addresses: ReadonlyMap<string, unknown>
  exceptions: readonly ScheduleException[]
}

export function answerPolicyOf({ settings, addresses, exceptions }: Known): AnswerPolicy {
  const booking = settings?.booking ?? {}
  const rules = {
    requestExpiryMinutes: booking.requestExpiryMinutes ?? defaultRules.requestExpiryMinutes,
    answerHours: booking.answerHours ?? defaultRules.answerHours,
  }
  const addressOf = (location: string) => addresses.get(location) as Address
  const desks = new Map<string, AnswerDesk>()
  const deskOf = ({ location, timezone }: Place): AnswerDesk => {
    const known = desks.get(`${location} ${timezone}`)
    if (known) return known
    const closed = exceptions.filter(one => closesLocation(one, location))
    const desk = {
      timezone,
      hours: deskHours(addressOf(location), settings),
      isClosedOn: (date: string) => closed.some(one => one.from <= date && date <= one.to),
    }
    desks.set(`${location} ${timezone}`, desk)
    return desk
  }
  const phoneOf = (location: string) => bookingPhone(addressOf(location)) ?? settings?.customer_care ?? null
  // Cache per instant: a list of thousands of doctors asks for the same few locations.
  let [moment, limits] = [-1, new Map<AnswerDesk, string | null>()]
  return {
    rules,
    shortNotice: booking.shortNotice ?? defaultRules.shortNotice,
    deadline: (place, now, startsAt) => answerDeadline({ now, startsAt, rules, desk: deskOf(place) }),
    shortNoticeUntil(place, now) {
      if (moment !== now.epochMilliseconds) [moment, limits] = [now.epochMilliseconds, new Map()]
      const desk = deskOf(place)
      const known = limits.get(desk)
      if (known !== undefined) return known
      const found = shortNoticeUntil({ now, rules, desk })
      const text = found?.round({ smallestUnit: 'second', roundingMode: 'ceil' }).toString() ?? null
      limits.set(desk, text)
      return text
    },
    phoneOf,
    byTelephone(location) {
      const phone = phoneOf(location)
      return phone
        ? new Problem(409, 'booking.byTelephone', { phone })
        : new Problem(409, 'booking.byTelephoneOnly')
    },
  }
}
