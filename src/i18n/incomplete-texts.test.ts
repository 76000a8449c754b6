import { expect, test } from 'vitest'
import { incompleteTexts } from './incomplete-texts.ts'

test('a file that lacks an English text is named, but not one of a language that is loaded with its base', () => {
  const english = { a: { b: 'c', d_one: 'e', d_other: 'f' } }
  const path = (file: string) => `../../locales/${file}.json`
  expect(
    incompleteTexts({
      [path('en/admin')]: english,
      [path('nl/admin')]: { a: { b: 'g' } },
      [path('de/admin')]: { a: { b: 'g', d_other: 'h' } },
      [path('es/admin')]: english,
      [path('es-MX/admin')]: {},
      [path('zh-CN/admin')]: {},
    }),
  ).toEqual(['nl/admin', 'zh-CN/admin'])
})
