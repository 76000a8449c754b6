import { expect, test } from 'vitest'
import { slugPattern } from '../fields.ts'
import { slugOf } from './slug-of-any-script.ts'

test.each([
  ['مستشفى روات', 'mstshfa-rwt'],
  ['نادية عبد الله', 'ndyh-bd-llh'],
  ['北京协和医院', 'bei-jing-xie-he-yi-yuan'],
  ['心臓科 Jakarta', 'xin-zang-ke-jakarta'],
  ['ꦫꦸꦩꦃꦱꦏꦶꦠ꧀', 'rumhskit'],
  ['Поликлиника №3 Хабаровск', 'poliklinika-no3-khabarovsk'],
  ['서울병원', 'seo-ul-byeong-won'],
  ['โรงพยาบาล', 'orngphyabal'],
  ["St. Mary's Łódź Clinic", 'st-marys-lodz-clinic'],
  ['McDonald Clinic', 'mcdonald-clinic'],
])('a name in any script becomes an address without escapes: %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  expect(slug).toMatch(slugPattern)
})

test('a name without letters has none', () => {
  expect(['🏥', '—', ''].map(slugOf)).toEqual(['', '', ''])
})
