import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { itemSchema } from '#entities/entity.ts'
import type { Field, Fields } from '#entities/fields.ts'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { contentLanguages } from '#entities/localized.ts'
import { scheduleExceptionSchema, scheduleSchema } from '#entities/schedule/schedule.ts'
import { richTextToPlain } from '#entities/text/rich-text.ts'
import { emergencySigns } from './emergency-signs.ts'
import { network } from './network.ts'

type Data = Record<string, unknown>
const { schedules } = network
const content = { ...network.content, 'emergency-signs': emergencySigns }
const today = Temporal.PlainDate.from('2026-11-20')

const keysOf = (kind: ContentKind) => {
  const { key } = entityOf(kind)
  return (content[kind] as Data[]).map(item => String(item[key]))
}
/** Every value below a field with its definition, including groups and lists. */
function* walk(fields: Fields, data: Data, path: string): Generator<[Field, unknown, string]> {
  for (const [name, field] of Object.entries(fields)) yield* values(field, data[name], `${path}.${name}`)
}
function* values(field: Field, value: unknown, path: string): Generator<[Field, unknown, string]> {
  if (value === undefined) return
  yield [field, value, path]
  if (field.localized || !field.fields) {
    if (field.item) for (const one of value as unknown[]) yield* values(field.item, one, path)
    return
  }
  const rows = Array.isArray(value) ? value : [value]
  for (const row of rows) yield* walk(field.fields, row as Data, path)
}
const everything = () =>
  contentKinds.flatMap(kind =>
    (content[kind] as Data[]).flatMap((item, index) => [
      ...walk(entityOf(kind).fields, item, keysOf(kind)[index] as string),
    ]),
  )
/** Every object with a `src`, at any depth. */
const picturesIn = (value: unknown): Data[] => {
  if (value === null || typeof value !== 'object') return []
  const own = typeof (value as Data).src === 'string' ? [value as Data] : []
  return [...own, ...Object.values(value).flatMap(picturesIn)]
}

describe('the demo network', () => {
  test.each(contentKinds)('%s all satisfy their definition', kind => {
    expect(content[kind].length).toBeGreaterThan(0)
    for (const item of content[kind]) {
      const parsed = itemSchema(entityOf(kind)).safeParse(item)
      expect(parsed.error?.issues ?? [], JSON.stringify(item).slice(0, 120)).toEqual([])
    }
  })

  test('has 51 doctors over 17 specialties, 13 units, three hospitals and a clinic in three time zones', () => {
    expect(content.doctors).toHaveLength(51)
    expect(content.doctors.filter(one => one.bookable)).toHaveLength(47)
    expect(content.doctors.filter(one => one.featured)).toHaveLength(6)
    expect(content.specialists).toHaveLength(17)
    expect(content.units).toHaveLength(13)
    expect(content.addresses.map(one => one.timezone)).toEqual([
      'Asia/Jakarta',
      'Asia/Makassar',
      'Asia/Jayapura',
      'Asia/Jayapura',
    ])
    expect(content.addresses.filter(one => one.isMain)).toHaveLength(1)
    expect(content.articles).toHaveLength(9)
  })

  test.each(contentKinds)('no two %s share a key', kind => {
    if (entityOf(kind).key !== 'id') expect(new Set(keysOf(kind)).size).toBe(content[kind].length)
  })

  test('every reference has a target, which is loaded before it', () => {
    const order = Object.keys(content)
    for (const kind of contentKinds) {
      for (const item of content[kind] as Data[]) {
        for (const [field, value, path] of walk(entityOf(kind).fields, item, kind)) {
          if (!field.references) continue
          const target = field.references as ContentKind
          expect(order.indexOf(target), `${kind} before ${target}`).toBeLessThan(order.indexOf(kind))
          for (const key of [value].flat()) expect(keysOf(target), path).toContain(key)
        }
      }
    }
  })

  test('every text is in both languages, except the one biography without a translation', () => {
    const half = everything()
      .filter(([field]) => field.localized)
      .filter(([, value]) => !(value as Data).en || !(value as Data).id)
      .map(([, , path]) => path)
    expect(half).toEqual(['theo-siahainenia.biography'])
  })

  test('every specialty has a doctor, and six to twelve complaints in patients’ words', () => {
    for (const specialty of content.specialists) {
      expect(specialty.conditions?.length, specialty.slug).toBeGreaterThanOrEqual(6)
      expect(specialty.conditions?.length, specialty.slug).toBeLessThanOrEqual(12)
      const own = content.doctors.filter(one => one.specialists.includes(specialty.slug))
      expect(own.length, specialty.slug).toBeGreaterThan(0)
    }
  })

  test('biographies have 60 to 120 words, articles 400 to 700, and no two begin alike', () => {
    const texts = [
      ...content.doctors.map(one => ({ key: one.slug, text: one.biography, least: 60, most: 120 })),
      ...content.articles.map(one => ({ key: one.slug, text: one.body, least: 400, most: 700 })),
    ]
    const beginnings = new Set<string>()
    let written = 0
    for (const { key, text, least, most } of texts) {
      for (const language of contentLanguages) {
        const document = text?.[language]
        if (!document) continue
        const plain = richTextToPlain(document)
        const count = plain.split(/\s+/).length
        expect(count, `${key} in ${language}`).toBeGreaterThanOrEqual(least)
        expect(count, `${key} in ${language}`).toBeLessThanOrEqual(most)
        beginnings.add(plain.slice(0, 24))
        written++
      }
    }
    expect(beginnings.size).toBe(written)
  })

  test('every picture it names lies under public/', () => {
    const missing = picturesIn(content)
      .map(one => String(one.src))
      .filter(src => !existsSync(new URL(`../public${src}`, import.meta.url)))
    expect([...new Set(missing)]).toEqual([])
  })

  test('every testimonial says that it belongs to the demo, and every shown facility has its locations', () => {
    for (const one of content.testimonials) expect(one.displayName).toMatch(/\(demo\)$/)
    for (const one of content.facilities) expect(one.places?.length, one.slug).toBeGreaterThan(0)
    const insurers = content.partners.filter(one => one.kind === 'insurer')
    expect(insurers.every(one => one.coverage)).toBe(true)
  })
})

describe('the timetable', () => {
  test('satisfies its definition and refers to doctors, hospitals and units that belong together', () => {
    for (const one of schedules) {
      scheduleSchema.omit({ id: true, timezone: true }).strict().parse(one)
      expect(one.startTime < one.endTime, JSON.stringify(one)).toBe(true)
      expect(keysOf('doctors')).toContain(one.doctor)
      const unit = content.units.find(candidate => candidate.code === one.unit)
      expect(unit?.location, JSON.stringify(one)).toBe(one.location)
      const doctor = content.doctors.find(candidate => candidate.slug === one.doctor)
      expect(doctor?.units, one.doctor).toContain(one.unit)
    }
  })

  test('gives every doctor two to five sessions a week', () => {
    for (const { slug } of content.doctors) {
      const own = schedules.filter(one => one.doctor === slug)
      expect(own.length, slug).toBeGreaterThanOrEqual(2)
      expect(own.length, slug).toBeLessThanOrEqual(5)
    }
  })

  test('never has a doctor or a room twice at the same time', () => {
    const zone = (code: string) => content.addresses.find(one => one.code === code)?.timezone ?? ''
    const monday = Temporal.PlainDate.from('2026-11-16')
    const instant = (one: (typeof schedules)[number], time: string) =>
      monday.add({ days: one.weekday - 1 }).toZonedDateTime({ timeZone: zone(one.location), plainTime: time })
        .epochMilliseconds
    const spans = schedules.map(one => ({
      one,
      start: instant(one, one.startTime),
      end: instant(one, one.endTime),
    }))
    for (const a of spans) {
      for (const b of spans) {
        if (a === b || a.start >= b.end || b.start >= a.end) continue
        const note = `${JSON.stringify(a.one)} and ${JSON.stringify(b.one)}`
        expect(a.one.doctor, note).not.toBe(b.one.doctor)
        expect([a.one.location, a.one.room], note).not.toEqual([b.one.location, b.one.room])
      }
    }
  })

  test('is within the opening hours of its unit', () => {
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
    for (const one of schedules) {
      const hours = content.units.find(unit => unit.code === one.unit)?.hours ?? []
      const fits = hours.some(
        open =>
          open.day === days[one.weekday - 1] &&
          (open.opens === open.closes || (open.opens <= one.startTime && one.endTime <= open.closes)),
      )
      expect(fits, JSON.stringify(one)).toBe(true)
    }
  })

  test('has at least eight doctors at work on every day, with slots for most and queue numbers for some', () => {
    for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
      const atWork = new Set(schedules.filter(one => one.weekday === weekday).map(one => one.doctor))
      expect(atWork.size, `weekday ${weekday}`).toBeGreaterThanOrEqual(8)
    }
    const share = schedules.filter(one => one.mode === 'session').length / schedules.length
    expect(share).toBeGreaterThan(0.18)
    expect(share).toBeLessThan(0.32)
  })

  test.each([0, 1, 2, 3, 4, 5, 6])('also has its exceptions %i days from now', days => {
    const day = today.add({ days })
    const all = network.exceptions(day)
    for (const one of all) scheduleExceptionSchema.omit({ id: true }).strict().parse(one)
    expect(all.map(one => one.kind).sort()).toEqual(['extra', 'holiday', 'late', 'leave', 'leave', 'leave'])
    const now = all.filter(one => one.from <= day.toString() && day.toString() <= one.to)
    for (const kind of ['leave', 'late']) {
      const one = now.find(candidate => candidate.kind === kind)
      const sits = schedules.some(
        schedule => schedule.doctor === one?.doctor && schedule.weekday === day.dayOfWeek,
      )
      expect(sits, kind).toBe(true)
    }
    const extra = all.find(one => one.kind === 'extra')
    const weekday = Temporal.PlainDate.from(extra?.from ?? '').dayOfWeek
    expect(schedules.some(one => one.doctor === extra?.doctor && one.weekday === weekday)).toBe(false)
  })
})

test('the six demo patients have addresses under example.com and no passwords', () => {
  const people = network.people(today)
  expect(people).toHaveLength(6)
  for (const one of people) {
    expect(one.email).toMatch(/@example\.com$/)
    expect(one).not.toHaveProperty('password')
    expect(one.birthDate < today.toString()).toBe(true)
  }
})
