import { bookingPhone } from '#entities/appointment/booking-phone.ts'
import type { PublicItem } from '#entities/kinds.ts'
import {
  type AnsweringDesk,
  type AnswerTimeRules,
  answerDeadline,
  shortNoticeUntil,
} from '#entities/schedule/answer-time.ts'
import { type ShortNotice, usualRules } from '#entities/schedule/booking-rules.ts'
import type { ScheduleException } from '#entities/schedule/schedule.ts'
import { Problem } from '../kernel/problem.ts'

export interface Place {
  location: string
  timezone: string
}

/** How the hospital answers requests: until when, at each location, and what happens where there is no time for it. */
export interface AnswerPolicy {
  rules: AnswerTimeRules
  shortNotice: ShortNotice
  /** Until when a request made now is answered; null where no answer could come in time to travel. */
  deadline(place: Place, now: Temporal.Instant, startsAt: Temporal.Instant): Temporal.Instant | null
  /** Starts up to this one are asked for at short notice, in the form that places have; null: all of them. */
  shortNoticeUntil(place: Place, now: Temporal.Instant): string | null
  /** Says in the reader's language that the place is to be had by telephone. */
  byTelephone(location: string): Problem
}

type Hours = NonNullable<AnsweringDesk['hours']>
type Settings = Partial<PublicItem<'settings'>> | undefined
type Address = Partial<PublicItem<'addresses'>> | undefined

/** A house that never closes has an emergency department, not a front desk that answers at night. */
const isAlwaysOpen = (hours: Hours) => hours.length >= 7 && hours.every(one => one.opens === one.closes)

/** The location's own hours, or else those of the hospital. */
function deskHours(address: Address, settings: Settings): Hours | null {
  const [own, general] = [address?.hours ?? [], settings?.businessHours ?? []]
  const hours = own.length === 0 || (isAlwaysOpen(own) && general.length > 0) ? general : own
  return hours.length > 0 ? hours : null
}

/** A holiday of the whole house, or of the location: whole days on which nobody works. */
const closesHouse = (one: ScheduleException, location: string) =>
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
    requestExpiryMinutes: booking.requestExpiryMinutes ?? usualRules.requestExpiryMinutes,
    answerHours: booking.answerHours ?? usualRules.answerHours,
  }
  const addressOf = (location: string) => addresses.get(location) as Address
  const desks = new Map<string, AnsweringDesk>()
  const deskOf = ({ location, timezone }: Place): AnsweringDesk => {
    const known = desks.get(`${location} ${timezone}`)
    if (known) return known
    const closed = exceptions.filter(one => closesHouse(one, location))
    const desk = {
      timezone,
      hours: deskHours(addressOf(location), settings),
      isClosedOn: (date: string) => closed.some(one => one.from <= date && date <= one.to),
    }
    desks.set(`${location} ${timezone}`, desk)
    return desk
  }
  // Lists of thousands of doctors ask for the same few locations at one moment.
  let [moment, limits] = [-1, new Map<AnsweringDesk, string | null>()]
  return {
    rules,
    shortNotice: booking.shortNotice ?? usualRules.shortNotice,
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
    byTelephone(location) {
      const phone = bookingPhone(addressOf(location)) ?? settings?.customer_care
      return phone
        ? new Problem(409, 'booking.byTelephone', { phone })
        : new Problem(409, 'booking.byTelephoneOnly')
    },
  }
}
