import { expect, test } from 'vitest'
import { chosenPage } from './language-choice.ts'

const choose = (query: string) => chosenPage(new URLSearchParams(query))

test('without scripts the language panel leads to the same page in the chosen language', () => {
  expect(choose('language=id&to=/doctors/ayu')).toBe('/id/doctors/ayu')
  expect(choose('language=en&to=/id/doctors')).toBe('/doctors')
  expect(choose('language=id')).toBe('/id')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/a\\b',
  '/ /evil',
  '/id//evil.example',
  '/id/%2f/evil.example',
  'javascript:alert(1)',
  '',
])('it never leaves the site: %j', to => {
  expect(choose(new URLSearchParams({ language: 'id', to }).toString())).toBeNull()
})

test('an unknown language is not a choice', () => {
  expect(choose('language=fr&to=/')).toBeNull()
})
