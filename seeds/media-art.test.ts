import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { overAt, registrationOf } from '#entities/time/event-time.ts'
import { events } from './events.ts'
import { lengthOf } from './films/film.ts'
import { films } from './films/films.ts'
import { mediaArt } from './media-art.ts'

const art = join(import.meta.dirname, '../public/art')

test.each([...mediaArt()])('public/art/%s is what would be drawn today', (name, text) => {
  expect(text).not.toMatch(/NaN|undefined|style=|<script|<filter/)
  const current = readFileSync(join(art, name), 'utf8') === text
  expect(current, `${name} is out of date. Run node seeds/media-art.ts.`).toBe(true)
})

describe.each(Object.values(films))('the film $name', film => {
  test('is a file of its stated length that a slow line can carry', () => {
    const file = join(art, 'videos', `${film.name}.mp4`)
    expect(statSync(file).size).toBeLessThan(300_000)
    // The length stands in the movie header: version and flags, two times, the scale, the length.
    const bytes = readFileSync(file)
    const header = bytes.indexOf('mvhd') + 4
    const seconds = bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12)
    expect(seconds, 'Run node seeds/films/render.ts.').toBeCloseTo(lengthOf(film), 0)
  })

  test('says each step in both languages, in lines that fit under a picture', () => {
    for (const { say } of film.steps)
      for (const words of [say.en, say.id]) {
        expect(words.length).toBeGreaterThan(10)
        expect(words.length).toBeLessThan(140)
      }
  })
})

describe.each([0, 1, 2, 3, 4, 5, 6])('the events of a demo that starts %i days after a Friday', days => {
  const today = Temporal.PlainDate.from('2026-11-20').add({ days })
  const now = today.toZonedDateTime({ timeZone: 'Asia/Jakarta', plainTime: '12:00' }).toInstant()
  const all = events(today)

  test('lie ahead, but for one that is over', () => {
    const over = all.filter(one => Temporal.Instant.compare(overAt(one, 'Asia/Jakarta'), now) <= 0)
    expect(over).toHaveLength(1)
    expect(all).toHaveLength(6)
  })

  test('have one cancelled, one online, and places that still can be had', () => {
    expect(all.filter(one => one.eventStatus === 'cancelled')).toHaveLength(1)
    expect(all.filter(one => one.online && !one.location)).toHaveLength(1)
    const open = all.flatMap(one => {
      const registration = registrationOf(one)
      return registration.kind === 'until' ? [registration.moment] : []
    })
    expect(open.filter(moment => Temporal.Instant.compare(moment, now) > 0).length).toBeGreaterThan(0)
  })
})
