import { expect, test } from 'vitest'
import { files, text } from './sources.ts'
import { shownInEnglish, untranslated } from './translations.ts'

test('Indonesian has every text', () => {
  expect(untranslated()).toEqual([])
})

const without = (language: string) => (path: string) =>
  path === `locales/${language}/reload.json`
    ? '{}'
    : path.endsWith('/reload.json')
      ? '{"a":{"b":"c","d_one":"e","d_other":"f"}}'
      : text(path)

test('a missing Indonesian text is reported with its file', () => {
  expect(untranslated(without('id'))).toEqual([
    'locales/id/reload.json lacks a.b, a.d. Write them there, as in locales/en/reload.json.',
  ])
})

test('the missing texts of another language are counted, but not those that its base language has', () => {
  const counted = (language: string) => {
    const of = (read?: (path: string) => string) =>
      shownInEnglish(read).find(one => one.startsWith(`locales/${language} `)) ?? ''
    return [of(), of(without(language))].map(one => Number(/reload (\d+)/.exec(one)?.[1] ?? 0))
  }
  expect(counted('de')).toEqual([0, 2])
  expect(counted('es-MX')).toEqual([0, 0])
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
