import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { beginsLater, isCurrent, isPast, todayIn, yearIn } from './clock.ts'
import { all, one, referring, single } from './queries.ts'
import { openContentQueries, setClock } from './render-context.ts'

const items: Record<string, object[]> = {
  doctors: [
    { id: '1', slug: 'ayu', name: 'Ayu', specialists: ['cardiology', 'internal-medicine'] },
    { id: '2', slug: 'budi', name: 'Budi', specialists: ['cardiology', 'cardiology'] },
  ],
  units: [{ id: '3', code: 'jkt-igd', name: { en: 'Emergency' }, location: 'jakarta' }],
}
const fetchItems = async (path: string) => {
  const kind = new URL(path, 'http://localhost').pathname.split('/')[2] as string
  if (kind === 'settings')
    return Response.json({ result: { brand: '#0a7', hospital_name: 'Rawat' }, meta: {} })
  const result = items[kind] ?? []
  return Response.json({ result, meta: { total: result.length } })
}

let read: string[]
let due: string[]
beforeEach(() => {
  read = []
  due = []
  openContentQueries(fetchItems, {
    read: dependency => read.push(dependency),
    due: moment => due.push(String(moment)),
  })
})

test('a page gets each item that refers to another one once, and depends on nothing else', async () => {
  const doctors = await referring('doctors', 'specialists', 'cardiology')
  expect(doctors.map(one => one.slug)).toEqual(['ayu', 'budi'])
  expect((await referring('units', 'location', 'jakarta')).map(one => one.code)).toEqual(['jkt-igd'])
  expect(await referring('units', 'location', 'makassar')).toEqual([])
  expect(read).toEqual([
    'doctors?specialists=cardiology',
    'units?location=jakarta',
    'units?location=makassar',
  ])
})

test('a list of titles contains titles only, and depends only on them', async () => {
  expect(await all('doctors', ['slug', 'name'])).toEqual([
    { slug: 'ayu', name: 'Ayu' },
    { slug: 'budi', name: 'Budi' },
  ])
  expect(await referring('doctors', 'specialists', 'internal-medicine', ['name'])).toEqual([{ name: 'Ayu' }])
  expect(await single('settings', ['brand'])).toEqual({ brand: '#0a7' })
  expect((await one('doctors', 'ayu'))?.id).toBe('1')
  expect(await one('doctors', 'ayu', ['name'])).toEqual({ name: 'Ayu' })
  expect(read).toEqual([
    'doctors/*#name,slug',
    'doctors?specialists=internal-medicine#name',
    'settings/settings#brand',
    'doctors/ayu',
    'doctors/ayu#name',
  ])
})

test('a page that reads the time is due when the answer changes, and not before', () => {
  setClock(Temporal.Instant.from('2026-11-20T20:00:00Z'))
  expect(isPast(Temporal.Instant.from('2026-11-20T20:00:00Z'))).toBe(true)
  expect(due).toEqual([])
  expect(isPast(Temporal.Instant.from('2026-12-01T00:00:00Z'))).toBe(false)
  expect(String(todayIn('Asia/Jakarta'))).toBe('2026-11-21')
  expect(yearIn('Asia/Jayapura')).toBe(2026)
  expect(due).toEqual(['2026-12-01T00:00:00Z', '2026-11-21T17:00:00Z', '2026-12-31T15:00:00Z'])
})

test('no page reads another clock: its result would stay the same until the content is edited', () => {
  const root = join(import.meta.dirname, '..')
  const rooms = ['pages', 'components', 'layouts']
  const files = rooms.flatMap(room =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map(name => join(room, name)),
  )
  const frozen = files
    .filter(name => /\.(astro|ts)$/.test(name) && !/\.(client|test)\.ts$/.test(name))
    .filter(name => {
      const text = readFileSync(join(root, name), 'utf8').replace(/<script>[\s\S]*?<\/script>/g, '')
      return /Temporal\.Now|Date\.now|new Date\(\)/.test(text)
    })
  expect(frozen, 'Use src/content/clock.ts, which records when the answer changes.').toEqual([])
})

test('a weekly session takes place until the last day of its validity is over at its location', () => {
  setClock(Temporal.Instant.from('2026-11-20T16:59:00Z'))
  expect(isCurrent({ validTo: null, timezone: 'Asia/Jakarta' })).toBe(true)
  expect(isCurrent({ validTo: '2026-11-20', timezone: 'Asia/Jakarta' })).toBe(true)
  expect(due).toEqual(['2026-11-20T17:00:00Z'])
  expect(isCurrent({ validTo: '2026-11-20', timezone: 'Asia/Jayapura' })).toBe(false)
})

test('a weekly session takes place from the first day of its validity at its location', () => {
  setClock(Temporal.Instant.from('2026-11-20T16:59:00Z'))
  expect(beginsLater({ validFrom: '2026-11-21', timezone: 'Asia/Jakarta' })).toBe(true)
  expect(due).toEqual(['2026-11-20T17:00:00Z'])
  expect(beginsLater({ validFrom: '2026-11-21', timezone: 'Asia/Jayapura' })).toBe(false)
})
