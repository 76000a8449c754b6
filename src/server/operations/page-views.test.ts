import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countedPages, countedWords, pageKindOf } from '#entities/office/page-view.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { missedSearch, visitCount } from '../database/tables/back-office.ts'
import { countPageView, flushPageViews, purgePageViews } from './page-views.ts'

describe('the counted values', () => {
  test('contain only the type of a page, not its address', () => {
    expect(pageKindOf('/')).toBe('home')
    expect(pageKindOf('/id')).toBe('home')
    expect(pageKindOf('/id/doctors/ayu-lestari')).toBe('doctors/…')
    expect(pageKindOf('/doctors')).toBe('doctors')
    expect(pageKindOf(`/${'x'.repeat(500)}`)).toBe('other')
    expect(countedPages.length).toBeLessThan(60)
  })
  test('contain the words of a search, unless they could be personal', () => {
    expect(countedWords('  Dokter ANAK, malam!')).toBe('dokter anak malam')
    for (const own of ['0812 3456 789', 'ayu@example.org', '3171 0101', 'a b', 'x'.repeat(80)])
      expect(countedWords(own)).toBeNull()
    expect(countedWords('my mother has had a pain for three weeks')).toBeNull()
  })
})

describe('the counters', () => {
  let hospital: HospitalFixture
  beforeEach(async () => {
    hospital = await createHospital()
  })
  afterEach(async () => {
    await flushPageViews(hospital.deps)
    await hospital.close()
  })
  const beacon = (body: string, headers: Record<string, string> = {}) =>
    hospital.call('POST', '/api/visits', { body, headers: { 'content-type': 'text/plain', ...headers } })
  const seen = async () => {
    await flushPageViews(hospital.deps)
    return (await hospital.call('GET', '/api/admins/visits?days=2', { token: hospital.admins.content.token }))
      .result
  }

  test('store page views by day and type, and nothing else', async () => {
    for (const path of ['/', '/doctors/ayu', '/id/doctors/budi']) await beacon(path)
    expect(await seen()).toEqual({
      days: [
        { day: '2026-11-19', count: 0 },
        { day: '2026-11-20', count: 3 },
      ],
      pages: [
        { page: 'doctors/…', count: 2 },
        { page: 'home', count: 1 },
      ],
      missed: [],
    })
    await beacon('/')
    expect((await seen()).days[1].count).toBe(4)
    expect(Object.keys(((await hospital.deps.db.select().from(visitCount))[0] as object) ?? {})).toEqual([
      'day',
      'page',
      'count',
    ])
  })

  test('wait for the next time if they cannot be written', async () => {
    await beacon('/')
    await beacon('/doctors\nakupunktur')
    await expect(flushPageViews({ ...hospital.deps, db: {} as never })).rejects.toThrow()
    await beacon('/')
    expect((await seen()).pages).toEqual([{ page: 'home', count: 2 }])
    const words = await hospital.deps.db.select().from(missedSearch)
    expect(words).toMatchObject([{ words: 'akupunktur', count: 1, languages: ['en'] }])
  })

  test('respect a browser that asks not to be tracked', async () => {
    await beacon('/', { dnt: '1' })
    await beacon('/', { 'sec-gpc': '1' })
    expect((await seen()).pages).toEqual([])
  })

  test('show words without a result once a second visitor has searched them, or on a second day', async () => {
    const miss = (network: string, words: string) => countPageView(hospital.deps, network, '/doctors', words)
    await beacon('/doctors\nakupunktur')
    await beacon('/doctors\nAkupunktur ')
    miss('203.0.113.7', 'siti rahma')
    miss('203.0.113.7', 'siti rahma')
    await seen()
    miss('203.0.113.7', 'siti rahma')
    expect((await seen()).missed).toEqual([])
    miss('203.0.113.7', 'akupunktur')
    const { missed, pages } = await seen()
    expect(missed).toEqual([{ words: 'akupunktur', count: 2 }])
    expect(pages).toEqual([])
    hospital.clock.now = hospital.clock.now.add({ hours: 24 })
    miss('203.0.113.7', 'akupunktur')
    await flushPageViews(hospital.deps)
    const counts = await hospital.deps.db.select().from(missedSearch)
    expect(counts.filter(one => one.words === 'akupunktur').map(one => one.count)).toEqual([2, 1])
  })

  test('are limited: sixty counts per network and minute, and none for a long or invalid body', async () => {
    for (let count = 0; count < 80; count++) await beacon('/')
    for (const strange of ['', 'x', '/'.padEnd(2000, 'x')]) expect((await beacon(strange)).status).toBe(202)
    expect((await seen()).pages).toEqual([{ page: 'home', count: 60 }])
  })

  test('at most five hundred words are stored a day', async () => {
    const letters = (number: number) => [...String(number)].map(digit => 'abcdefghij'[Number(digit)]).join('')
    const minute = hospital.clock.now
    for (let count = 0; count < 700; count++) {
      if (count % 50 === 0) {
        hospital.clock.now = minute.add({ minutes: count / 50 })
        await flushPageViews(hospital.deps)
      }
      await beacon(`/doctors\nword${letters(count)}`)
    }
    await flushPageViews(hospital.deps)
    expect((await hospital.deps.db.select().from(missedSearch)).length).toBe(500)
  })

  test('counters are deleted after a year', async () => {
    await beacon('/')
    await flushPageViews(hospital.deps)
    hospital.clock.now = hospital.clock.now.add({ hours: 24 * 401 })
    await purgePageViews(hospital.deps)
    expect(await hospital.deps.db.select().from(visitCount)).toEqual([])
  })
})
