import { expect, test } from 'vitest'
import { files, text } from './sources.ts'
import { untranslated } from './translations.ts'

test('every language has its required texts', () => {
  expect(untranslated()).toEqual([])
})

test('a missing text of a language is reported with its file', () => {
  const without = (path: string) =>
    path === 'locales/de/reload.json' ? '{}' : path.endsWith('/reload.json') ? '{"a":{"b":"c"}}' : text(path)
  expect(untranslated(without)).toEqual([
    'locales/de/reload.json lacks a.b. Write them there, as in locales/en/reload.json.',
  ])
})

test.each(files('locales/en', /\.json$/))('%s has the same placeholders in Indonesian', path => {
  const blanks = (value: unknown): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(value as object).map(([name, one]) => [
        name,
        typeof one === 'string' ? (one.match(/\{\{\w+/g) ?? []).sort() : (blanks(one) as never),
      ]),
    )
  const both = (language: string) =>
    blanks(JSON.parse(text(path.replace('locales/en/', `locales/${language}/`))))
  const en = both('en')
  const other = both('id')
  const plural = /_(one|other)$/
  const compare = (a: Record<string, unknown>, b: Record<string, unknown>, at: string): string[] =>
    Object.entries(a).flatMap(([name, blanksOfA]) => {
      if (plural.test(name)) return []
      const blanksOfB = b[name]
      if (!Array.isArray(blanksOfA))
        return compare(blanksOfA as never, (blanksOfB ?? {}) as never, `${at}${name}.`)
      return JSON.stringify(blanksOfA) === JSON.stringify(blanksOfB) ? [] : [at + name]
    })
  expect(compare(en, other, '')).toEqual([])
})
