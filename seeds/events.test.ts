import { describe, expect, test } from 'vitest'
import { endOf, registrationOf } from '#entities/time/event-time.ts'
import { events } from './events.ts'

describe.each([0, 1, 2, 3, 4, 5, 6])('the events of a demo that starts %i days after a Friday', days => {
  const today = Temporal.PlainDate.from('2026-11-20').add({ days })
  const now = today.toZonedDateTime({ timeZone: 'Asia/Jakarta', plainTime: '12:00' }).toInstant()
  const all = events(today)

  test('are in the future, except one', () => {
    const over = all.filter(one => Temporal.Instant.compare(endOf(one, 'Asia/Jakarta'), now) <= 0)
    expect(over).toHaveLength(1)
    expect(all).toHaveLength(6)
  })

  test('include a cancelled one, an online one, and one with places left', () => {
    expect(all.filter(one => one.eventStatus === 'cancelled')).toHaveLength(1)
    expect(all.filter(one => one.online && !one.location)).toHaveLength(1)
    const open = all.flatMap(one => {
      const registration = registrationOf(one)
      return registration.kind === 'until' ? [registration.moment] : []
    })
    expect(open.filter(moment => Temporal.Instant.compare(moment, now) > 0).length).toBeGreaterThan(0)
  })
})
