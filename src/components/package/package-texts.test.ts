import { expect, test } from 'vitest'
import { openSource } from '#content/render-context.ts'
import { groupsOf, targetGroupText } from '#entities/appointment/package-offer.ts'
import type { PublicItem } from '#entities/kinds.ts'
import { ContentSnapshot } from '#publishing/render/content-snapshot.ts'
import { translateFile } from '../site/texts.ts'
import { zoneOf } from './clock.ts'
import { durationText, relatedTo } from './package-texts.ts'

test.each([
  [{ sex: 'female', ageFrom: 25, ageTo: 65 }, 'Women aged 25 to 65', 'Perempuan usia 25 sampai 65 tahun'],
  [{ sex: 'male', ageFrom: 40 }, 'Men from age 40', 'Laki-laki mulai usia 40 tahun'],
  [{ sex: 'everybody', ageFrom: 60 }, 'Everyone from age 60', 'Semua orang mulai usia 60 tahun'],
  [{ sex: 'everybody', ageFrom: 0, ageTo: 1 }, 'Babies in their first year', 'Bayi pada tahun pertama'],
  [{ ageTo: 12 }, 'Children up to age 12', 'Anak sampai usia 12 tahun'],
  [{ ageFrom: 60, ageTo: 20 }, 'Everyone from age 60', 'Semua orang mulai usia 60 tahun'],
  [{ sex: 'female' }, 'Women', 'Perempuan'],
  [{ sex: 'everybody' }, '', ''],
  [undefined, '', ''],
] as const)('a program for %o says so', (forWhom, en, id) => {
  expect(targetGroupText(forWhom, translateFile('packages', 'en'))).toBe(en)
  expect(targetGroupText(forWhom, translateFile('packages', 'id'))).toBe(id)
})

test.each([
  [45, '45 minutes', '45 menit'],
  [60, 'about 1 hour', 'sekitar 1 jam'],
  [150, 'about 2.5 hours', 'sekitar 2,5 jam'],
  [2880, '2 days', '2 hari'],
  [0, '', ''],
  [undefined, '', ''],
])('%s minutes are told as a person would', (minutes, en, id) => {
  expect(durationText(minutes, 'en')).toBe(en)
  expect(durationText(minutes, 'id')).toBe(id)
})

test('inclusions are grouped, also if the lines of a group are not adjacent', () => {
  const line = (item: string, group?: string) => ({
    item: { en: item },
    ...(group ? { group: { en: group } } : {}),
  })
  const groups = groupsOf([line('Blood', 'Laboratory'), line('Breakfast'), line('Urine', 'Laboratory')], 'id')
  expect(groups.map(group => group.map(one => one.item.en))).toEqual([['Blood', 'Urine'], ['Breakfast']])
  expect(groupsOf(undefined, 'en')).toEqual([])
})

test('related programs share a category; the nearest come first, the program itself never', () => {
  const program = (slug: string, categories: string[], recommended = false) =>
    ({ slug, categories, recommended }) as PublicItem<'packages'>
  const own = program('own', ['a', 'b'])
  const far = program('far', ['c'])
  const [one, top, both] = [program('one', ['a']), program('top', ['b'], true), program('both', ['a', 'b'])]
  expect(relatedTo(own, [own, far, one, top, both])).toEqual([both, top, one])
})

test('the dates of a price are those of its first location, else of the main one, as on all other pages', async () => {
  const snapshot = new ContentSnapshot()
  const place = (code: string, timezone: string, isMain: boolean) => [code, 1, { code, timezone, isMain }]
  const rows = [place('jayapura', 'Asia/Jayapura', false), place('jakarta', 'Asia/Jakarta', true)]
  snapshot.put({ kind: 'addresses', keys: null, rows: rows as never })
  openSource(snapshot)
  expect(await zoneOf({ locations: ['jayapura'] })).toBe('Asia/Jayapura')
  expect(await zoneOf({})).toBe('Asia/Jakarta')
})
